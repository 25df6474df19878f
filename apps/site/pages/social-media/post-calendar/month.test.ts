import { describe, expect, it } from "vitest";
import { listDays } from "./month.ts";

const FRIDAY = 4;
const SUNDAY = 6;

describe("listDays", () => {
  it("starts January 2027 on a Friday and ends it on a Sunday", () => {
    const days = listDays("2027-01");
    expect(days).toHaveLength(31);
    expect(days.at(0)).toEqual({ iso: "2027-01-01", date: 1, weekday: FRIDAY });
    expect(days.at(-1)).toEqual({ iso: "2027-01-31", date: 31, weekday: SUNDAY });
  });

  it("returns the right number of days, also in leap years", () => {
    expect(listDays("2026-04")).toHaveLength(30);
    expect(listDays("2026-12")).toHaveLength(31);
    expect(listDays("2027-02")).toHaveLength(28);
    expect(listDays("2028-02")).toHaveLength(29);
  });

  it("agrees with Date on every weekday", () => {
    const days = listDays("2026-11");
    expect(days.map(({ weekday }) => weekday)).toEqual(
      days.map(({ iso }) => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7),
    );
  });
});
