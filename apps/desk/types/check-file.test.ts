import { describe, expect, it } from "vitest";
import { MAX_BUSINESS_TYPES, compareTypes } from "@angadi/desk-ports/business-types";
import { toCsv } from "@angadi/formats/csv";
import { businessTypes } from "@angadi/api/seed/business-types";
import { checkFile } from "./check-file.ts";

const TEA = { id: "tea-stall", name: "Tea stall", subIndustryType: "Food & Drink" };
const CAFE = { id: "17", name: "Café", subIndustryType: "Food & Drink" };
const CURRENT = [TEA, CAFE];

const checkText = (text: string, current = CURRENT) =>
  checkFile(new TextEncoder().encode(text), current);
/** The line number and text of each fault. */
const listFaults = (text: string) =>
  checkText(text).faults?.map((fault) => [fault.line, fault.text]);

describe("checkFile", () => {
  it("accepts an exported list unchanged", () => {
    const columns = (["id", "name", "subIndustryType"] as const).map((name) => ({
      name,
      value: (type: (typeof businessTypes)[number]) => type[name],
    }));
    expect(checkText(toCsv(businessTypes, columns), [...businessTypes]).types).toEqual(
      businessTypes,
    );
  });

  it("matches types by id, then by name, and creates ids for new types", () => {
    const file =
      "\uFEFFName;Group;ID\r\nTea & snacks;Food & Drink;tea-stall\r\ncafé;Food & Drink;\r\nKids' wear;Retail;\r\nPan;Retail;P_1\r\n;;\r\n";
    const { types = [] } = checkText(file);
    expect(types).toEqual([
      { id: "tea-stall", name: "Tea & snacks", subIndustryType: "Food & Drink" },
      { id: "17", name: "café", subIndustryType: "Food & Drink" },
      { id: "kids-wear", name: "Kids' wear", subIndustryType: "Retail" },
      { id: "P_1", name: "Pan", subIndustryType: "Retail" },
    ]);
    expect(compareTypes(CURRENT, types)).toMatchObject({
      added: [{ id: "kids-wear" }, { id: "P_1" }],
      removed: [],
      renamed: [{ after: { id: "tea-stall" } }, { after: { id: "17" } }],
      regrouped: [],
      reordered: { before: [], after: [] },
    });
  });

  it("groups rows together, in the order in which the groups first appear", () => {
    const { types } = checkText("name,group\nA,X\nB,Y\nC,X\n");
    expect(types?.map(({ name }) => name)).toEqual(["A", "C", "B"]);
  });

  it("rejects formulas unless they are escaped with an apostrophe", () => {
    expect(listFaults('id,name,group\n,"=HYPERLINK(""http://x"")",X\n,-5,X\n,@tea,X')).toEqual([
      [2, expect.stringContaining("=HYPERLINK")],
      [3, expect.stringContaining("-5")],
      [4, expect.stringContaining("@tea")],
    ]);
    expect(checkText("id,name,group\nat-tea,'@tea,X").types).toMatchObject([{ name: "@tea" }]);
  });

  it("reports every fault with its line number, in order", () => {
    const file = [
      "id,name,group",
      "a,One,X",
      "A,Two,X",
      "b,one ,X",
      "c,,X",
      "d,Four,",
      "e e,Five,X",
      ",चाय,X",
      "TEA-STALL,Six,X",
      "f,Seven",
      "g,Eight,X,more",
      "h,Nine,x",
      `i,${"n".repeat(201)},X`,
      "k,Lost \uFFFD,X",
      'l,"Ten,X',
    ].join("\r\n");
    expect(listFaults(file)?.map(([line]) => line)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
    expect(listFaults(file)?.[0]?.[1]).toContain("Line 2 has the same ID");
    expect(listFaults(file)?.[1]?.[1]).toContain("Line 2 has the same name");
  });

  it("rejects files that are not CSV in UTF-8 or contain no types", () => {
    const findFirstFault = (...bytes: number[]) =>
      checkFile(new Uint8Array(bytes), CURRENT).faults?.[0]?.text;
    expect(findFirstFault(0x50, 0x4b, 3, 4)).toContain("Excel workbook");
    expect(findFirstFault(0xff, 0xfe, 0x69, 0)).toContain("UTF-8");
    expect(findFirstFault(0x69, 0, 0x64, 0)).toContain("UTF-8");
    expect(findFirstFault(0x43, 0x61, 0x66, 0xe9)).toContain("UTF-8");
    expect(listFaults("")).toEqual([[0, expect.stringContaining("id, name, group")]]);
    expect(listFaults("title,kind\nTea,X")).toEqual([
      [1, expect.stringContaining("id, name, group")],
    ]);
    expect(listFaults("id,name,group\n\n,,\n")).toEqual([[0, expect.stringContaining("no types")]]);
  });

  it("checks 10,000 lines, and rejects more", () => {
    const createFile = (count: number) =>
      `name,group\n${Array.from({ length: count }, (_, index) => `Type ${index},Group ${index % 50}`).join("\n")}`;
    expect(checkText(createFile(MAX_BUSINESS_TYPES)).types).toHaveLength(MAX_BUSINESS_TYPES);
    expect(listFaults(createFile(MAX_BUSINESS_TYPES + 1))).toEqual([
      [0, expect.stringContaining("10,000")],
    ]);
    expect(listFaults(`name,group\n${"Tea,\n".repeat(MAX_BUSINESS_TYPES)}`)).toHaveLength(
      MAX_BUSINESS_TYPES,
    );
  });
});
