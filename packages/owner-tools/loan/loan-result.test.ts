import { expect, test } from "vitest";
import { loanExample } from "./example.ts";
import { findOwnCashFields } from "./loan-result.ts";

const withLoan = (typed: Partial<typeof loanExample.loan>) => ({
  ...loanExample,
  loan: { ...loanExample.loan, ...typed },
});

test("ignores the example's cash fields for another loan", () => {
  expect([...findOwnCashFields(loanExample)]).toEqual(["earns", "good", "bad"]);
  expect([...findOwnCashFields(withLoan({ loan: "5,00,000" }))]).toEqual([]);
  expect([...findOwnCashFields(withLoan({ rate: "14", good: "2,00,000" }))]).toEqual(["good"]);
  expect([...findOwnCashFields(withLoan({ bad: " ", good: "2,00,000" }))]).toEqual([
    "earns",
    "good",
  ]);
});
