import { afterEach, expect, it, vi } from "vitest";
import { sendDraft } from "./send.ts";

const DRAFT = { page: "p", post: "1", staff: "s", number: 1, base: 1, isNew: false, fields: {} };

afterEach(() => vi.unstubAllGlobals());

it.each([
  [413, {}, { is: "too-long" }],
  [503, { "Retry-After": "120" }, { is: "unreachable", retryAfter: 120_000 }],
  [429, { "Retry-After": "60" }, { is: "failed", retryAfter: 60_000 }],
  [500, {}, { is: "failed", retryAfter: 0 }],
  [401, {}, { is: "signed-out" }],
])("returns the result for status %i of an autosave", async (status, headers, expected) => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status, headers }));
  expect(await sendDraft(DRAFT)).toEqual(expected);
});

it("returns that a server is unreachable if it does not respond", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await sendDraft(DRAFT)).toEqual({ is: "unreachable", retryAfter: 0 });
});
