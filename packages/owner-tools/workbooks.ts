import type { BudgetInput } from "./start-up-budget/arithmetic.ts";
import type { CashFlowInput } from "./cash-flow/arithmetic.ts";
import type { FundingInput } from "./funding/input.ts";
import type { GstSplitInput } from "./gst-split/input.ts";
import type { LatePaymentInput } from "./late-payment/input.ts";
import type { LoanInput } from "./loan/input.ts";
import type { PricingInput } from "./pricing/input.ts";
import type { Workbook } from "./kit/workbook/sheet.ts";

export interface ToolInputs {
  "start-up-budget": BudgetInput;
  "cash-flow": CashFlowInput;
  pricing: PricingInput;
  loan: LoanInput;
  funding: FundingInput;
  "late-payment": LatePaymentInput;
  "gst-split": GstSplitInput;
}
export type WorkbookTool = keyof ToolInputs;

type WorkbookBuilder<Input> = (input: Input, url: string) => Workbook;

/** Load the sheets of each tool and their copy separately. */
const BUILDER_LOADERS: {
  [Tool in WorkbookTool]: () => Promise<WorkbookBuilder<ToolInputs[Tool]>>;
} = {
  "start-up-budget": async () => (await import("./start-up-budget/sheets.ts")).buildBudgetWorkbook,
  "cash-flow": async () => (await import("./cash-flow/sheets.ts")).buildCashFlowWorkbook,
  pricing: async () => (await import("./pricing/sheets.ts")).buildPricingWorkbook,
  loan: async () => (await import("./loan/sheets.ts")).buildLoanWorkbook,
  funding: async () => (await import("./funding/sheets.ts")).buildFundingWorkbook,
  "late-payment": async () => (await import("./late-payment/sheets.ts")).buildLatePaymentWorkbook,
  "gst-split": async () => (await import("./gst-split/sheets.ts")).buildGstSplitWorkbook,
};

/** Builds a tool's workbook; `url` is the absolute URL of its guide. */
export async function buildWorkbook<Tool extends WorkbookTool>(
  tool: Tool,
  input: ToolInputs[Tool],
  url: string,
): Promise<Workbook> {
  const build = await BUILDER_LOADERS[tool]();
  return build(input, url);
}
