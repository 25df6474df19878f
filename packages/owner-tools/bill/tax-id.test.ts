import { describe, expect, it } from "vitest";
import { buyerIdProblem, checkCharacter, cleanTaxId, gstinProblem, panProblem } from "./tax-id.ts";

describe("gstinProblem", () => {
  it("accepts published examples in different spellings", () => {
    const typed = ["27AAPFU0939F1ZV", "27 aapfu0939f1zv", "29AAGCB7383J1Z4"];
    expect(typed.map((gstin) => gstinProblem(cleanTaxId(gstin)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("reports the first problem from the left", () => {
    expect(gstinProblem("27AAPFU0939F1Z")).toEqual({ kind: "length", length: 14 });
    expect(gstinProblem("45AAPFU0939F1ZV")).toEqual({ kind: "state", code: "45" });
    expect(gstinProblem("27AAPF00939F1ZV")).toEqual({ kind: "pan" });
    expect(gstinProblem("27AAPDU0939F1ZV")).toEqual({ kind: "holder", letter: "D" });
    expect(gstinProblem("27AAPFU0939F0ZV")).toEqual({ kind: "entity" });
    expect(gstinProblem("27AAPFU0939F1ZW")).toEqual({ kind: "check", should: "V" });
  });

  it("detects any single mistyped character", () => {
    const gstin = "27AAPFU0939F1ZV";
    const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const mistyped = Array.from(gstin, (_, place) =>
      Array.from(signs, (sign) => gstin.slice(0, place) + sign + gstin.slice(place + 1)),
    ).flat();
    const passed = mistyped.filter((typed) => gstinProblem(typed) === undefined);
    expect(new Set(passed)).toEqual(new Set([gstin]));
    expect(checkCharacter(gstin)).toBe("V");
  });

  it("accepts the numbers of embassies, and PANs", () => {
    expect(buyerIdProblem("0717UNO00157UNO")).toBeUndefined();
    expect(panProblem("AAPFU0939F")).toBeUndefined();
    expect(panProblem("AAPXU0939F")).toEqual({ kind: "holder", letter: "X" });
    expect(panProblem("AAPFU093F")).toEqual({ kind: "pan" });
  });
});
