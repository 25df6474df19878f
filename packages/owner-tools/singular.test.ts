import { expect, it } from "vitest";
import { planDocumentCopy } from "./business-plan/document-copy.ts";
import { calendarCopy } from "./calendar/copy.ts";
import { eventCopy } from "./calendar/event-copy.ts";
import { cashFlowCopy } from "./cash-flow/copy.ts";
import { fundingCopy } from "./funding/copy.ts";
import { letterCopy } from "./late-payment/letter-copy.ts";
import { loanCopy } from "./loan/copy.ts";
import { noticeTextCopy } from "./privacy-notice/notice-copy.ts";
import { budgetCopy } from "./start-up-budget/copy.ts";

it("counts one thing in the singular", () => {
  const texts = [
    calendarCopy.list.formatCount(1, 1),
    eventCopy.postingNote("Holi", "4 March", 1),
    loanCopy.chart.sentence("₹10", 1, "₹500"),
    budgetCopy.weeks.sentence("₹10", 1, "₹500", "₹200"),
    letterCopy.legalAgreedDays(1, "2 March"),
    noticeTextCopy.complaints(1, ""),
    noticeTextCopy.complaints(1, "Asha"),
    planDocumentCopy.money.setbackColumn("1"),
    cashFlowCopy.warnings.belowZero(1, 1, "₹5"),
    fundingCopy.results.formatDuration(1, "days"),
    fundingCopy.results.formatDuration(1, "weeks"),
  ];
  expect(texts.filter((text) => /\b1 \w+s\b|task that repeat /.test(text))).toEqual([]);
  expect(calendarCopy.list.formatCount(1, 1)).toContain("1 task that repeats");
  expect(calendarCopy.list.formatCount(2, 2)).toContain("2 tasks that repeat");
  expect(planDocumentCopy.money.shortfall("₹500")).toContain("₹500 of the total has no source");
});
