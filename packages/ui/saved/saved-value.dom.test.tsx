import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSavedValue, createTextSetCodec } from "./saved-value.ts";
import { readText, readTexts, readUnsavedTexts, saveTexts, writeTexts } from "./storage.ts";

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

const createTicks = () => createSavedValue("guide-ticks:seo", createTextSetCodec(3));

describe("a saved value", () => {
  it("can be read elsewhere on the page, and notifies its subscribers of changes", () => {
    const listener = vi.fn<() => void>();
    const [first, second] = [createTicks(), createTicks()];
    const unsubscribe = second.subscribe(listener);
    expect(first.write(new Set(["A title"]))).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect([...second.read()]).toEqual(["A title"]);
    // React compares snapshots by identity.
    expect(second.read()).toBe(second.read());
    unsubscribe();
  });

  it.each(["", "{", "7", '["a","b","c","d"]', '[1,"a"]', `["${"x".repeat(200_000)}"]`])(
    "is read as at most three texts from %j",
    (text) => {
      localStorage.setItem("guide-ticks:seo", text);
      expect([...createTicks().read()].every((item) => typeof item === "string")).toBe(true);
      expect(createTicks().read().size).toBeLessThanOrEqual(3);
    },
  );

  it("lasts until the page is closed if the browser blocks storage", () => {
    failWritesContaining("A title");
    const value = createTicks();
    expect(value.write(new Set(["A title"]))).toBe(false);
    expect([...value.read()]).toEqual(["A title"]);
    expect(localStorage.getItem("guide-ticks:seo")).toBeNull();
  });
});

describe("saving texts", () => {
  it("reports a text that is too long to be read again", () => {
    expect(saveTexts({ "bill:a": "x".repeat(200_001) })).toBe(false);
    expect(readText("bill:a")).toHaveLength(200_001);
    expect(localStorage.getItem("bill:a")).toBe(null);
    saveTexts({ "bill:a": "" });
  });

  it("stores texts that did not fit, and later ones, once there is space", () => {
    failWritesContaining("large");
    expect(saveTexts({ "bill:a": "large" })).toBe(false);
    expect(readTexts((key) => key.startsWith("bill:"))).toEqual({ "bill:a": "large" });
    vi.unstubAllGlobals();
    expect(saveTexts({ "bill:b": "small" })).toBe(true);
    expect(readUnsavedTexts("bill:")).toEqual({});
    expect(localStorage.getItem("bill:a")).toBe("large");
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
