import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { postFallbacks } from "@angadi/content/pages/blog";
import { Cover } from "./cover.tsx";

const renderCover = (src: string) => render(<Cover src={src} alt="Tea" sizes="100vw" />);
const queryPlaceholder = () => document.querySelector(`img[src="${postFallbacks.cover}"][alt=""]`);

test.each(["https://images.test/tea.jpg", `/pictures/${"a".repeat(32)}/1000x700.webp`])(
  "shows the placeholder if %s cannot be loaded",
  (src) => {
    const { rerender } = renderCover(src);
    expect(screen.getByAltText("Tea").getAttribute("src")).toBe(src);
    fireEvent.error(screen.getByAltText("Tea"));
    expect(queryPlaceholder()).not.toBeNull();
    rerender(<Cover src="/other.png" alt="Other" sizes="100vw" />);
    expect(screen.getByAltText("Other").getAttribute("src")).toBe("/other.png");
  },
);

test.each([
  [
    "the placeholder for a cover that failed before React started",
    () => Promise.reject(new Error()),
  ],
  ["a drawing without a width of its own", () => Promise.resolve()],
])("shows %s", async (_, decode) => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
  const decoded = decode();
  HTMLImageElement.prototype.decode = () => decoded;
  renderCover("/tea.svg");
  const isBroken = await decoded.then(
    () => false,
    () => true,
  );
  await waitFor(() => expect(queryPlaceholder() !== null).toBe(isBroken));
});
