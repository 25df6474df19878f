import { act, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { DebouncedAnnouncement } from "./debounced-announcement.tsx";

it("announces each result once it has settled, but not the first one", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const { rerender } = render(<DebouncedAnnouncement text="EMI: ₹20,676" />);
  wait(2000);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  rerender(<DebouncedAnnouncement text="EMI: ₹2" />);
  wait(500);
  rerender(<DebouncedAnnouncement text="EMI: ₹25,845" />);
  wait(500);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  wait(500);
  expect(screen.getByRole("status")).toHaveTextContent("EMI: ₹25,845");
  rerender(<DebouncedAnnouncement text="EMI: ₹20,676" />);
  wait(1000);
  expect(screen.getByRole("status")).toHaveTextContent("EMI: ₹20,676");
});
