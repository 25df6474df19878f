import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { DebouncedAnnouncement } from "./debounced-announcement.tsx";

it("announces each result once it has settled, but not the first one", () => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const container = document.createElement("div");
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => {
      root.unmount();
    });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** Shows a result and waits; returns what is announced then. */
  const announce = (text: string | undefined, milliseconds: number) => {
    act(() => {
      root.render(<DebouncedAnnouncement text={text} />);
    });
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
    return container.querySelector("[role='status']")?.textContent;
  };
  expect(announce("EMI: ₹20,676", 2000)).toBe("");
  expect(announce("EMI: ₹2", 500)).toBe("");
  expect(announce("EMI: ₹25,845", 500)).toBe("");
  expect(announce("EMI: ₹25,845", 500)).toBe("EMI: ₹25,845");
  expect(announce("EMI: ₹20,676", 1000)).toBe("EMI: ₹20,676");
  expect(announce(undefined, 1000)).toBe("");
});
