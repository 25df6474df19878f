import { describe, expect, it } from "vitest";
import { listDaysOfMonth } from "./month.ts";

const FRIDAY = 4;
const SUNDAY = 6;

describe("listDaysOfMonth", () => {
  it("starts January 2027 on a Friday and ends it on a Sunday", () => {
    const days = listDaysOfMonth("2027-01");
    expect(days).toHaveLength(31);
    expect(days.at(0)).toEqual({ iso: "2027-01-01", dayOfMonth: 1, weekday: FRIDAY });
    expect(days.at(-1)).toEqual({ iso: "2027-01-31", dayOfMonth: 31, weekday: SUNDAY });
  });

  it("returns all days of a month, also in leap years", () => {
    expect(listDaysOfMonth("2026-04")).toHaveLength(30);
    expect(listDaysOfMonth("2026-12")).toHaveLength(31);
    expect(listDaysOfMonth("2027-02")).toHaveLength(28);
    expect(listDaysOfMonth("2028-02")).toHaveLength(29);
  });

  it("agrees with Date on every weekday", () => {
    const days = listDaysOfMonth("2026-11");
    expect(days.map(({ weekday }) => weekday)).toEqual(
      days.map(({ iso }) => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7),
    );
  });
});
