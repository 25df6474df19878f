import { expect, test } from "vitest";
import { loanExample } from "./example.ts";
import { listOwnCashFields } from "./loan-result.ts";

const changeLoan = (changes: Partial<typeof loanExample.loan>) => ({
  ...loanExample,
  loan: { ...loanExample.loan, ...changes },
});

test("ignores the example's cash fields for another loan", () => {
  expect([...listOwnCashFields(loanExample)]).toEqual(["earns", "good", "bad"]);
  expect([...listOwnCashFields(changeLoan({ loan: "5,00,000" }))]).toEqual([]);
  expect([...listOwnCashFields(changeLoan({ rate: "14", good: "2,00,000" }))]).toEqual(["good"]);
  expect([...listOwnCashFields(changeLoan({ bad: " ", good: "2,00,000" }))]).toEqual([
    "earns",
    "good",
  ]);
});
