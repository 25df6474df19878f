import { describe, expect, it } from "vitest";
import { parseTime } from "./post-form.ts";

describe("parseTime", () => {
  it("reads a local time as Indian time, and a time with Z as UTC", () => {
    expect(parseTime({ at: "2999-01-01T05:30" })?.toISOString()).toBe("2999-01-01T00:00:00.000Z");
    expect(parseTime({ at: "2999-01-01T00:00:00.000Z" })?.toISOString()).toBe(
      "2999-01-01T00:00:00.000Z",
    );
  });

  it("rejects past and invalid times", () => {
    for (const time of [
      "",
      "2001-01-01T00:00",
      "2001-01-01T00:00:00.000Z",
      "soon",
      "2999-13-01T00:00Z",
    ])
      expect([time, parseTime({ at: time })]).toEqual([time, undefined]);
  });
});
