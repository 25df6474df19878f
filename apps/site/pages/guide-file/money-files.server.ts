import { cashFlowExample } from "@angadi/owner-tools/cash-flow/example";
import { gstSplitExample } from "@angadi/owner-tools/gst-split/example";
import { readGstSplit } from "@angadi/owner-tools/gst-split/input";
import { latePaymentExample } from "@angadi/owner-tools/late-payment/example";
import { readLatePayment } from "@angadi/owner-tools/late-payment/input";
import { loanExample } from "@angadi/owner-tools/loan/example";
import { pricingExample } from "@angadi/owner-tools/pricing/example";
import { budgetExample } from "@angadi/owner-tools/start-up-budget/example";
import { readCashFlow } from "@angadi/owner-tools/cash-flow/arithmetic";
import type { ReadResult } from "@angadi/owner-tools/kit/figures/fields";
import { readFunding } from "@angadi/owner-tools/funding/input";
import { readLoan } from "@angadi/owner-tools/loan/input";
import { readPricing } from "@angadi/owner-tools/pricing/input";
import { readBudget } from "@angadi/owner-tools/start-up-budget/arithmetic";
import { MIME_TYPES, toFileName } from "@angadi/owner-tools/kit/workbook/download-types";
import { type WorkbookTool, type ToolInputs, buildWorkbook } from "@angadi/owner-tools/workbooks";
import { fundingInitial } from "@angadi/owner-tools/funding/initial";
import type { GuideFiles } from "./guide-file.ts";

/** Creates the spreadsheet and the CSV of a money tool, with its guide's example figures. */
function createWorkbookFiles<Tool extends WorkbookTool>(
  tool: Tool,
  parsed: ReadResult<ToolInputs[Tool]>,
): GuideFiles {
  const createWorkbook = (url: string) => {
    if ("problems" in parsed) throw new Error(`The example of ${tool} cannot be read.`);
    return buildWorkbook(tool, parsed.input, url);
  };
  return {
    [toFileName(tool, "xlsx")]: {
      type: MIME_TYPES.xlsx,
      async generate({ url }) {
        const { toXlsx } = await import("@angadi/owner-tools/kit/workbook/to-xlsx");
        const file = toXlsx(await createWorkbook(url));
        return new Uint8Array(await file.arrayBuffer());
      },
    },
    [toFileName(tool, "csv")]: {
      type: MIME_TYPES.csv,
      async generate({ url }) {
        const { workbookToCsv } = await import("@angadi/owner-tools/kit/workbook/to-csv");
        return workbookToCsv(await createWorkbook(url));
      },
    },
  };
}

export const budgetFiles = createWorkbookFiles("start-up-budget", readBudget(budgetExample));
export const cashFlowFiles = createWorkbookFiles("cash-flow", readCashFlow(cashFlowExample));
export const pricingFiles = createWorkbookFiles("pricing", readPricing(pricingExample));
export const loanFiles = createWorkbookFiles("loan", readLoan(loanExample));
export const latePaymentFiles = createWorkbookFiles(
  "late-payment",
  readLatePayment(latePaymentExample),
);
export const gstSplitFiles = createWorkbookFiles("gst-split", readGstSplit(gstSplitExample));
export const fundingFiles = createWorkbookFiles("funding", readFunding(fundingInitial));
