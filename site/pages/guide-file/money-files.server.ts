import { cashFlowExample } from "#tools/cash-flow/example.ts";
import { gstSplitExample } from "#tools/gst-split/example.ts";
import { readGstSplit } from "#tools/gst-split/input.ts";
import { latePaymentExample } from "#tools/late-payment/example.ts";
import { readLatePayment } from "#tools/late-payment/input.ts";
import { loanExample } from "#tools/loan/example.ts";
import { pricingExample } from "#tools/pricing/example.ts";
import { budgetExample } from "#tools/start-up-budget/example.ts";
import { readCashFlow } from "#tools/cash-flow/arithmetic.ts";
import type { ReadResult } from "#tools/kit/figures/fields.ts";
import { readFunding } from "#tools/funding/input.ts";
import { readLoan } from "#tools/loan/input.ts";
import { readPricing } from "#tools/pricing/input.ts";
import { readBudget } from "#tools/start-up-budget/arithmetic.ts";
import { DOWNLOADS, fileName } from "#tools/kit/workbook/download-types.ts";
import { type SheetTool, type ToolInputs, makeWorkbook } from "#tools/workbooks.ts";
import { fundingStart } from "#tools/funding/funding-start.ts";
import type { ReadyFiles } from "./ready-file.ts";

/** The spreadsheet and the plain table of a money tool, with the figures of the guide's example. */
function sheetFiles<Tool extends SheetTool>(
  tool: Tool,
  read: ReadResult<ToolInputs[Tool]>,
): ReadyFiles {
  const workbook = (url: string) => {
    if ("problems" in read) throw new Error(`The example of ${tool} cannot be read.`);
    return makeWorkbook(tool, read.input, url);
  };
  return {
    [fileName(tool, "xlsx")]: {
      type: DOWNLOADS.xlsx,
      async make({ url }) {
        const { toXlsx } = await import("#tools/kit/workbook/to-xlsx.ts");
        const file = await toXlsx(await workbook(url));
        return new Uint8Array(await file.arrayBuffer());
      },
    },
    [fileName(tool, "csv")]: {
      type: DOWNLOADS.csv,
      async make({ url }) {
        const { toCsv } = await import("#tools/kit/workbook/to-csv.ts");
        return toCsv(await workbook(url));
      },
    },
  };
}

export const budgetFiles = sheetFiles("start-up-budget", readBudget(budgetExample));
export const cashFlowFiles = sheetFiles("cash-flow", readCashFlow(cashFlowExample));
export const pricingFiles = sheetFiles("pricing", readPricing(pricingExample));
export const loanFiles = sheetFiles("loan", readLoan(loanExample));
export const latePaymentFiles = sheetFiles("late-payment", readLatePayment(latePaymentExample));
export const gstSplitFiles = sheetFiles("gst-split", readGstSplit(gstSplitExample));
export const fundingFiles = sheetFiles("funding", readFunding(fundingStart));
