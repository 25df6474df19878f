import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSavedValue, createTextSetCodec } from "./saved-value.ts";
import { readTexts, writeTexts } from "./storage.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Simulates a full storage for texts that contain `word`. */
function failWritesContaining(word: string): void {
  const storage = localStorage;
  const setItem = (key: string, text: string) => {
    if (text.includes(word)) throw new DOMException("full", "QuotaExceededError");
    storage.setItem(key, text);
  };
  const getItem = (key: string) => storage.getItem(key);
  const removeItem = (key: string) => storage.removeItem(key);
  vi.stubGlobal("localStorage", { getItem, setItem, removeItem });
}

const ticks = () => createSavedValue("guide-ticks:seo", createTextSetCodec(3));

describe("a saved value", () => {
  it("can be read by another part of the page, which is notified of changes", () => {
    const listener = vi.fn<() => void>();
    const [first, second] = [ticks(), ticks()];
    const unsubscribe = second.subscribe(listener);
    expect(first.write(new Set(["A title"]))).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect([...second.read()]).toEqual(["A title"]);
    // React compares snapshots by identity.
    expect(second.read()).toBe(second.read());
    unsubscribe();
  });

  it.each(["", "{", "7", '["a","b","c","d"]', '[1,"a"]', `["${"x".repeat(200_000)}"]`])(
    "is read safely from %j",
    (text) => {
      localStorage.setItem("guide-ticks:seo", text);
      expect([...ticks().read()].every((item) => typeof item === "string")).toBe(true);
      expect(ticks().read().size).toBeLessThanOrEqual(3);
    },
  );

  it("lasts until the page is closed if the browser blocks storage", () => {
    failWritesContaining("A title");
    const value = ticks();
    expect(value.write(new Set(["A title"]))).toBe(false);
    expect([...value.read()]).toEqual(["A title"]);
    expect(localStorage.getItem("guide-ticks:seo")).toBeNull();
  });
});

describe("writing texts", () => {
  it("saves all of them or none", () => {
    localStorage.setItem("bill:a", "before");
    failWritesContaining("large");
    expect(writeTexts({ "bill:a": "after", "bill:b": "large" })).toBe(false);
    vi.unstubAllGlobals();
    expect(readTexts((key) => key.startsWith("bill:"))).toEqual({ "bill:a": "before" });
  });

  it("removes a key if the text is empty", () => {
    localStorage.setItem("bill:a", "before");
    expect(writeTexts({ "bill:a": "" })).toBe(true);
    expect(localStorage.length).toBe(0);
  });
});
