import { expect, it } from "vitest";
import { findDueFacts } from "./facts.ts";

const register = [
  { id: "later", recheckBy: "2027-05-31" },
  { id: "on the last day", recheckBy: "2027-03-03" },
  { id: "today", recheckBy: "2027-02-01" },
  { id: "yesterday", recheckBy: "2027-01-31" },
  { id: "a day too far", recheckBy: "2027-03-04" },
];
const listIds = (facts: readonly { id: string }[]) => facts.map(({ id }) => id);

it("lists facts to look up 30 days ahead, soonest first", () => {
  const { late, soon } = findDueFacts(register, "2027-02-01");
  expect(listIds(soon)).toEqual(["today", "on the last day"]);
  expect(listIds(late)).toEqual(["yesterday"]);
});

it("lists nothing if all dates are far ahead, and everything as late after the last one", () => {
  expect(findDueFacts(register, "2026-12-01")).toEqual({ late: [], soon: [] });
  expect(findDueFacts(register, "2028-01-01").late).toHaveLength(register.length);
});
