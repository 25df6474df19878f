import { describe, expect, it } from "vitest";
import { getFinancialYear, isNumberAllowed, findNextNumber } from "./series.ts";

describe("bill numbers", () => {
  it("use the financial year of a date", () => {
    const days = ["2026-03-31", "2026-04-01", "2026-12-31", "2027-01-01", "2099-05-01", ""];
    expect(days.map(getFinancialYear)).toEqual(["25-26", "26-27", "26-27", "26-27", "99-00", ""]);
  });

  it.each([
    ["26-27/001", "26-27/002"],
    ["26-27/099", "26-27/100"],
    ["MB/2026-27/0042", "MB/2026-27/0043"],
    ["SMH/1187/26-27", "SMH/1188/26-27"],
    ["NR-118", "NR-119"],
    ["A9B", "A10B"],
    ["KIRANA", "KIRANA-2"],
  ])("continue %s with %s", (last, next) => {
    expect(findNextNumber([{ number: last, date: "2026-11-22" }], "2026-11-23")).toBe(next);
  });

  it("start at one in each financial year, in the same pattern", () => {
    const createSeries = (number: string) => [{ number, date: "2027-03-31" }];
    expect(findNextNumber([], "2026-11-23")).toBe("26-27/001");
    expect(findNextNumber(createSeries("26-27/117"), "2027-04-01")).toBe("27-28/001");
    expect(findNextNumber(createSeries("MB/2026-27/0042"), "2027-04-01")).toBe("MB/2027-28/0001");
    expect(findNextNumber(createSeries("NR-118"), "2027-04-01")).toBe("NR-001");
  });

  it("continue the previous year's series for a backdated bill", () => {
    const bills = [
      { number: "27-28/003", date: "2027-04-02" },
      { number: "26-27/117", date: "2027-03-31" },
    ];
    expect(findNextNumber(bills, "2027-03-30")).toBe("26-27/118");
  });

  it("accept exactly the characters and length that the rule allows", () => {
    expect(["26-27/001", "a-Z/9", "1234567890123456"].every(isNumberAllowed)).toBe(true);
    expect(["", "12345678901234567", "26 27", "26_27", "२६"].some(isNumberAllowed)).toBe(false);
  });
});
