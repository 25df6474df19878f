import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { TextSection } from "./text-section.tsx";

afterEach(() => vi.useRealTimers());

it("copies a text, confirms it on the button and resets the label after two seconds", async () => {
  vi.useFakeTimers();
  // Installs a fake clipboard.
  userEvent.setup();
  const html = '<blockquote><p>“Please quote.”</p><button type="button">Copy</button></blockquote>';
  render(<TextSection blocks={[{ type: "prose", index: 0 }]} prose={[html]} slug="a-guide" />);
  const button = screen.getByRole("button", { name: "Copy" });
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(button).toHaveTextContent("Copied");
  expect(await navigator.clipboard.readText()).toBe("“Please quote.”");
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(button).toHaveTextContent(/^Copy$/);
});
