import { describe, expect, it } from "vitest";
import {
  MAX_SHORTLISTED,
  parseShortlist,
  parseName,
  decodeSharedNames,
  encodeSharedNames,
} from "./shortlist.ts";

const figures = { total: 80, memorable: 81, simple: 82, durable: 83, legal: 84 };

describe("a saved shortlist", () => {
  it("is parsed if it is a list of names", () => {
    const list = [{ text: "Neem Lane", lettering: "chalk", method: "compound", figures }];
    expect(parseShortlist(JSON.stringify(list))).toEqual(list);
  });

  it("is parsed with the former key of the lettering", () => {
    const stored = [
      { text: "Neem Lane", mood: "chalk", method: "compound", figures },
      { text: "Tea Lane", mood: "chalk", lettering: "neon", figures },
    ];
    expect(parseShortlist(JSON.stringify(stored))).toEqual([
      { text: "Neem Lane", lettering: "chalk", method: "compound", figures },
      { text: "Tea Lane", lettering: "neon", figures },
    ]);
  });

  it.each([
    "",
    "{",
    "null",
    "7",
    '"Neem Lane"',
    "{}",
    '[null, 7, [], {"text": "Neem Lane"}]',
    JSON.stringify([{ text: "<img src=x onerror=alert(1)>", figures }]),
    JSON.stringify([{ text: "Neem", figures: { ...figures, total: 1e9 } }]),
    JSON.stringify([{ text: "Neem", figures: { ...figures, total: "80" } }]),
    JSON.stringify([{ text: "x".repeat(41), figures }]),
  ])("is empty if the saved text is %s", (stored) => {
    expect(parseShortlist(stored)).toEqual([]);
  });

  it("drops unknown letterings and methods, and duplicates", () => {
    const stored = [
      { text: "Neem Lane", lettering: "__proto__", method: "magic", figures, more: 1 },
      { text: "NEEMLANE", figures },
    ];
    expect(parseShortlist(JSON.stringify(stored))).toEqual([{ text: "Neem Lane", figures }]);
  });

  it("is limited to the maximum number of names", () => {
    const stored = Array.from({ length: 500 }, (_, index) => ({ text: `Neem ${index}`, figures }));
    expect(parseShortlist(JSON.stringify(stored))).toHaveLength(MAX_SHORTLISTED);
  });
});

describe("a shared list", () => {
  const decode = (query: string) => decodeSharedNames(new URLSearchParams(query));

  it("decodes to the names that were encoded", () => {
    const names = ["Neem & Nutmeg", "Mehta’s", "Chai-Adda", "A. B. Sons"];
    expect(decode(encodeSharedNames(names))).toEqual(names);
  });

  it("contains up to twelve valid names without duplicates", () => {
    const names = Array.from({ length: 30 }, (_, index) => `Neem ${index}`);
    expect(decode(encodeSharedNames(names))).toHaveLength(12);
    expect(decode("shortlist=Neem,neem,%3Cb%3E,,7,N:eem")).toEqual(["Neem"]);
    expect(decode("about=tea")).toBeUndefined();
    expect(decode("shortlist=")).toEqual([]);
  });
});

it("parses names and rejects other text", () => {
  expect(parseName("  Neem   Lane ")).toBe("Neem Lane");
  for (const invalid of ["", "  ", "123", "=1+1", "a,b", "a\u202Eb", 7]) {
    expect(parseName(invalid)).toBeUndefined();
  }
});
