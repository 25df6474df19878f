import type { BudgetInput } from "#sums/start-up-budget.ts";
import type { CashFlowInput } from "#sums/cash-flow.ts";
import type { FundingInput } from "#sums/funding.ts";
import type { LoanInput } from "#sums/loan.ts";
import type { PricingInput } from "#sums/pricing.ts";
import type { Workbook } from "./sheet.ts";

/** The guides' tools that have a workbook, and what each is filled with. */
export interface ToolInputs {
  "start-up-budget": BudgetInput;
  "cash-flow": CashFlowInput;
  pricing: PricingInput;
  loan: LoanInput;
  funding: FundingInput;
}
/** A tool that has a workbook. */
export type SheetTool = keyof ToolInputs;

type Maker<Input> = (input: Input, url: string) => Workbook;

/** Each tool's sheets and their words are loaded by themselves. */
const MAKERS: { [Tool in SheetTool]: () => Promise<Maker<ToolInputs[Tool]>> } = {
  "start-up-budget": async () => (await import("./start-up-budget-sheets.ts")).budgetWorkbook,
  "cash-flow": async () => (await import("./cash-flow-sheets.ts")).cashFlowWorkbook,
  pricing: async () => (await import("./pricing-sheets.ts")).pricingWorkbook,
  loan: async () => (await import("./loan-sheets.ts")).loanWorkbook,
  funding: async () => (await import("./funding-sheets.ts")).fundingWorkbook,
};

/** A tool's workbook, filled; `url` is the absolute address of its guide. */
export async function workbookOf<Tool extends SheetTool>(
  tool: Tool,
  input: ToolInputs[Tool],
  url: string,
): Promise<Workbook> {
  const make = await MAKERS[tool]();
  return make(input, url);
}
