import { expect, it } from "vitest";
import { facts } from "@angadi/content/facts";
import { findDueFacts, findFactUses } from "./facts.ts";

const register = [
  { id: "later", recheck: "2027-05-31" },
  { id: "on the last day", recheck: "2027-03-03" },
  { id: "today", recheck: "2027-02-01" },
  { id: "yesterday", recheck: "2027-01-31" },
  { id: "a day too far", recheck: "2027-03-04" },
];
const listIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it("lists facts to look up 30 days ahead, soonest first", () => {
  const { overdue, dueSoon } = findDueFacts(register, "2027-02-01");
  expect(listIds(dueSoon)).toEqual(["today", "on the last day"]);
  expect(listIds(overdue)).toEqual(["yesterday"]);
});

it("lists nothing if all dates are far ahead, and everything as overdue after the last one", () => {
  expect(findDueFacts(register, "2026-12-01")).toEqual({ overdue: [], dueSoon: [] });
  expect(findDueFacts(register, "2028-01-01").overdue).toHaveLength(register.length);
});

it("finds a use of every fact, and no use of an unknown one", () => {
  const uses = findFactUses();
  const knownIds = new Set(facts.map(({ id }) => id));
  expect([...uses.keys()].filter((id) => !knownIds.has(id))).toEqual([]);
  expect(facts.filter(({ id }) => !uses.has(id)).map(({ id }) => id)).toEqual([]);
  expect(uses.get("msmed-days")).toContain("packages/content/posts/get-paid-on-time.md");
  expect(uses.get("msmed-days")).toContain("packages/owner-tools/late-payment/input.ts");
});
