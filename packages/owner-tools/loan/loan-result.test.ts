import { expect, test } from "vitest";
import { loanExample } from "./example.ts";
import { ownCash } from "./loan-result.ts";

const withLoan = (typed: Partial<typeof loanExample.loan>) => ({
  ...loanExample,
  loan: { ...loanExample.loan, ...typed },
});

test("ignores the example's cash for another loan", () => {
  expect([...ownCash(loanExample)]).toEqual(["earns", "good", "bad"]);
  expect([...ownCash(withLoan({ loan: "5,00,000" }))]).toEqual([]);
  expect([...ownCash(withLoan({ rate: "14", good: "2,00,000" }))]).toEqual(["good"]);
  expect([...ownCash(withLoan({ bad: " ", good: "2,00,000" }))]).toEqual(["earns", "good"]);
});
