import { describe, expect, it } from "vitest";
import {
  buyerIdProblem,
  computeCheckCharacter,
  cleanTaxId,
  findGstinProblem,
  findPanProblem,
} from "./tax-id.ts";

describe("findGstinProblem", () => {
  it("accepts published examples in different spellings", () => {
    const typed = ["27AAPFU0939F1ZV", "27 aapfu0939f1zv", "29AAGCB7383J1Z4"];
    expect(typed.map((gstin) => findGstinProblem(cleanTaxId(gstin)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("reports the first problem from the left", () => {
    expect(findGstinProblem("27AAPFU0939F1Z")).toEqual({ kind: "length", length: 14 });
    expect(findGstinProblem("45AAPFU0939F1ZV")).toEqual({ kind: "state", code: "45" });
    expect(findGstinProblem("27AAPF00939F1ZV")).toEqual({ kind: "pan" });
    expect(findGstinProblem("27AAPDU0939F1ZV")).toEqual({ kind: "holder", letter: "D" });
    expect(findGstinProblem("27AAPFU0939F0ZV")).toEqual({ kind: "entity" });
    expect(findGstinProblem("27AAPFU0939F1ZW")).toEqual({ kind: "check", expected: "V" });
  });

  it("detects any single mistyped character", () => {
    const gstin = "27AAPFU0939F1ZV";
    const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const mistyped = Array.from(gstin, (_, place) =>
      Array.from(signs, (sign) => gstin.slice(0, place) + sign + gstin.slice(place + 1)),
    ).flat();
    const passed = mistyped.filter((typed) => findGstinProblem(typed) === undefined);
    expect(new Set(passed)).toEqual(new Set([gstin]));
    expect(computeCheckCharacter(gstin)).toBe("V");
  });

  it("accepts the numbers of embassies, and PANs", () => {
    expect(buyerIdProblem("0717UNO00157UNO")).toBeUndefined();
    expect(findPanProblem("AAPFU0939F")).toBeUndefined();
    expect(findPanProblem("AAPXU0939F")).toEqual({ kind: "holder", letter: "X" });
    expect(findPanProblem("AAPFU093F")).toEqual({ kind: "pan" });
  });
});
