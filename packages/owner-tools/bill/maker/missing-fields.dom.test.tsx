import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { computeBill } from "../compute-bill.ts";
import type { BillDraft } from "../draft.ts";
import { exampleDraft } from "../example.test-helper.ts";
import { formatIssue } from "../issue-text.ts";
import { MissingFields } from "./missing-fields.tsx";
import { findMissingFields } from "../requirements.ts";
import { TotalBar } from "./total-bar.tsx";

const noop = () => undefined;
/** Renders the total bar of the example with some changes. */
function renderBar(change: Partial<BillDraft>) {
  const bill = computeBill({ ...exampleDraft, ...change });
  render(
    <TotalBar
      bill={bill}
      missingFields={findMissingFields(bill, false)}
      statusMessage={{ text: "" }}
      onFix={noop}
      onSeeBill={noop}
      onPrint={noop}
    />,
  );
  return screen.getByRole("group", { name: "Total and print" });
}
function renderAdvice(change: Partial<BillDraft>) {
  const bill = computeBill({ ...exampleDraft, ...change });
  return render(<MissingFields bill={bill} missingFields={[]} onFix={noop} onPrint={noop} />)
    .container;
}
const changeFirstLine = (change: Partial<BillDraft["lines"][number]>) => ({
  lines: exampleDraft.lines.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
});

it("says which rule was checked when nothing is missing", () => {
  expect(renderBar({})).toHaveTextContent("Rule 46: all 16 particulars are there.");
});

it("counts the particulars of a bill of supply", () => {
  expect(renderBar({ registration: "composition" })).toHaveTextContent("Rule 49: all 8");
});

it("names no rule on a plain bill", () => {
  expect(renderBar({ registration: "none" })).toHaveTextContent(
    "Names, number, date, goods and amounts are there.",
  );
});

it("says that a special economic zone is not supported, once it is chosen", () => {
  expect(renderBar({ placeOfSupply: "sez" })).toHaveTextContent(
    "no bills to special economic zones are made here",
  );
});

it("warns about a rate that did not exist on the date of the bill", () => {
  expect(renderAdvice(changeFirstLine({ tax: "12" }))).toHaveTextContent(
    "12% is not among the usual GST rates on 23 Nov 2026: 18%, 5%, 0%, 40%, 3%, 0.25%.",
  );
});

it("checks the rates of an older bill by its date", () => {
  const older = { date: "2024-05-01" };
  expect(renderAdvice({ ...older, ...changeFirstLine({ tax: "12" }) })).toBeEmptyDOMElement();
  expect(renderAdvice({ ...older, ...changeFirstLine({ tax: "40" }) })).toHaveTextContent(
    "40% is not",
  );
  expect(renderAdvice({ date: "2016-05-01" })).toHaveTextContent("began on 1 July 2017");
});

it("explains how many decimals a quantity and a price may have", () => {
  const { issues, sums } = computeBill({
    ...exampleDraft,
    ...changeFirstLine({ quantity: "0.0001", rate: "0.12345" }),
  });
  const getMessage = (path: string) => {
    const issue = issues.get(path);
    return issue && formatIssue(path, issue);
  };
  expect(getMessage("lines.0.quantity")).toMatch(/at most three decimal places/);
  expect(getMessage("lines.0.rate")).toMatch(/at most four decimal places/);
  expect(sums.lines[0]?.gross).toBe(0);
});

it("accepts unit prices finer than a paisa", () => {
  const { sums, issues } = computeBill({
    ...exampleDraft,
    ...changeFirstLine({ quantity: "1,000", rate: "0.1255", unit: "pcs " }),
  });
  expect(issues.size).toBe(0);
  expect(sums.lines[0]?.gross).toBe(125_50);
});
