import { describe, expect, it } from "vitest";
import { lookUpDomains } from "./browser-client.ts";

const lookUpWith = (response: Response) =>
  lookUpDomains("neem", { signal: AbortSignal.timeout(60_000), send: async () => response });

describe("lookUpDomains", () => {
  it("accepts only a list of answers", async () => {
    const answers = [{ domain: "neem.com", answer: "taken" }];
    expect(await lookUpWith(Response.json({ data: answers }))).toEqual({
      state: "answered",
      answers,
    });
    const unknownAnswer = { data: [{ domain: "neem.com", answer: "free" }] };
    const noAnswer = { data: [{ domain: "neem.com" }] };
    for (const bad of [null, "x", [], {}, { data: {} }, { data: [] }, noAnswer, unknownAnswer]) {
      await expect(lookUpWith(Response.json(bad))).rejects.toThrow("200");
    }
    await expect(lookUpWith(Response.json({ data: answers }, { status: 500 }))).rejects.toThrow(
      "500",
    );
  });

  it.each([
    ["7", 7],
    ["soon", 60],
    [undefined, 60],
  ])("returns how long to wait if the server sends Retry-After: %s", async (value, seconds) => {
    const headers = value === undefined ? undefined : { "Retry-After": value };
    expect(await lookUpWith(new Response(null, { status: 429, headers }))).toEqual({
      state: "limited",
      seconds,
    });
  });
});
