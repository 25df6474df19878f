import { cashFlowExample } from "#content/guide-tools/cash-flow-example.ts";
import { loanExample } from "#content/guide-tools/loan-example.ts";
import { pricingExample } from "#content/guide-tools/pricing-example.ts";
import { budgetExample } from "#content/guide-tools/start-up-budget-example.ts";
import { readCashFlow } from "#sums/cash-flow.ts";
import type { Read } from "#sums/fields.ts";
import { readFunding } from "#sums/funding.ts";
import { readLoan } from "#sums/loan.ts";
import { readPricing } from "#sums/pricing.ts";
import { readBudget } from "#sums/start-up-budget.ts";
import { DOWNLOADS, fileName } from "../guide/downloads/download-types.ts";
import { type SheetTool, type ToolInputs, workbookOf } from "../guide/downloads/workbook-of.ts";
import { fundingStart } from "../guide/tools/funding/funding-start.ts";
import type { ReadyFiles } from "./files.server.ts";

/** The spreadsheet and the plain table of a money tool, with the figures of the guide's example. */
function sheetFiles<Tool extends SheetTool>(tool: Tool, read: Read<ToolInputs[Tool]>): ReadyFiles {
  const workbook = (url: string) => {
    if ("problems" in read) throw new Error(`The example of ${tool} cannot be read.`);
    return workbookOf(tool, read.input, url);
  };
  return {
    [fileName(tool, "xlsx")]: {
      type: DOWNLOADS.xlsx,
      async make({ url }) {
        const { toXlsx } = await import("../guide/downloads/to-xlsx.ts");
        const file = await toXlsx(await workbook(url));
        return new Uint8Array(await file.arrayBuffer());
      },
    },
    [fileName(tool, "csv")]: {
      type: DOWNLOADS.csv,
      async make({ url }) {
        const { toCsv } = await import("../guide/downloads/to-csv.ts");
        return toCsv(await workbook(url));
      },
    },
  };
}

export const budgetFiles = sheetFiles("start-up-budget", readBudget(budgetExample));
export const cashFlowFiles = sheetFiles("cash-flow", readCashFlow(cashFlowExample));
export const pricingFiles = sheetFiles("pricing", readPricing(pricingExample));
export const loanFiles = sheetFiles("loan", readLoan(loanExample));
export const fundingFiles = sheetFiles("funding", readFunding(fundingStart));
