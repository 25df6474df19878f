import { describe, expect, it } from "vitest";
import {
  findBuyerIdProblem,
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
    expect(findGstinProblem("27AAPFU093AF1ZV")).toEqual({ kind: "pan" });
    expect(findGstinProblem("27AAPDU0939F1ZV")).toEqual({ kind: "holder", letter: "D" });
    expect(findGstinProblem("27AAPFU0939F0ZV")).toEqual({ kind: "entity" });
    expect(findGstinProblem("27AAPFU0939F10V")).toEqual({ kind: "entity" });
    expect(findGstinProblem("27AAPFU0939F1ZW")).toEqual({ kind: "check", expected: "V" });
  });

  it("detects any single mistyped character", () => {
    const gstin = "27AAPFU0939F1ZV";
    const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const mistypedIds = Array.from(gstin, (_, position) =>
      Array.from(
        characters,
        (character) => gstin.slice(0, position) + character + gstin.slice(position + 1),
      ),
    ).flat();
    const acceptedIds = mistypedIds.filter((typed) => findGstinProblem(typed) === undefined);
    expect(new Set(acceptedIds)).toEqual(new Set([gstin]));
    expect(computeCheckCharacter(gstin)).toBe("V");
  });

  it.each([
    ["regular or composition", "36AAPFU0939F1Z"],
    ["eleventh registration in a state", "36AAPFU0939FBZ"],
    ["second business of the same firm", "36AAPFU0939F12"],
    ["input service distributor", "36AAPFU0939F1S"],
    ["collector of tax at source", "36AAPFU0939F1C"],
    ["deductor of tax at source, on a PAN", "36AAPFU0939F1D"],
    ["deductor of tax at source, on a TAN", "36HYDA12345E1D"],
    ["government department, on a TAN", "36HYDA12345E1Z"],
    ["LLP, by an older letter", "36AAAEU0939F1Z"],
    ["other territory", "97AAPFU0939F1Z"],
    ["non-resident taxable person", "3617USA00012NR"],
    ["online services from abroad", "9917SGP29004OS"],
  ])("accepts the GSTIN of a %s", (_, start) => {
    const gstin = start + computeCheckCharacter(start);
    expect(findGstinProblem(gstin)).toBeUndefined();
    expect(findBuyerIdProblem(gstin)).toBeUndefined();
    expect(findGstinProblem(`${start}${gstin.endsWith("0") ? "1" : "0"}`)?.kind).toBe("check");
  });

  it("accepts UINs of buyers only, with their check character", () => {
    // Published by an agency of the United Nations.
    expect(findBuyerIdProblem("0717UNO00157UNO")).toBeUndefined();
    for (const start of ["0717UNO00157UN", "0719DEU00004UN", "2920IND00005ON"]) {
      const uin = start + computeCheckCharacter(start);
      expect(findBuyerIdProblem(uin)).toBeUndefined();
      expect(findGstinProblem(uin)).toEqual({ kind: "pan" });
    }
    expect(findBuyerIdProblem("0717UNO00157UN1")).toEqual({ kind: "check", expected: "O" });
    expect(findBuyerIdProblem("4517UNO00157UNO")).toEqual({ kind: "state", code: "45" });
  });

  it("accepts PANs", () => {
    expect(findPanProblem("AAPFU0939F")).toBeUndefined();
    expect(findPanProblem("AAPXU0939F")).toEqual({ kind: "holder", letter: "X" });
    expect(findPanProblem("AAPFU093F")).toEqual({ kind: "pan" });
  });
});
