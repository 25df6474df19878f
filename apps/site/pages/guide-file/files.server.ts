import type { SecondToolId, ToolId } from "@angadi/owner-tools/kit/tool-copy";
import { findGuide } from "../guide/guides.server.ts";
import { calendarFiles } from "./calendar-files.server.ts";
import {
  budgetFiles,
  cashFlowFiles,
  fundingFiles,
  gstSplitFiles,
  latePaymentFiles,
  loanFiles,
  pricingFiles,
} from "./money-files.server.ts";
import { noticeFiles } from "./notice-files.server.ts";
import { planFiles } from "./plan-files.server.ts";
import type { GuideFile, GuideFiles } from "./guide-file.ts";

/** The ready-made files of each tool, by name; their generators are loaded on first use. */
const filesByTool: Record<ToolId | SecondToolId, GuideFiles> = {
  "start-up-budget": budgetFiles,
  "cash-flow": cashFlowFiles,
  pricing: pricingFiles,
  loan: loanFiles,
  funding: fundingFiles,
  "business-plan": planFiles,
  calendar: calendarFiles,
  "privacy-notice": noticeFiles,
  "late-payment": latePaymentFiles,
  "gst-split": gstSplitFiles,
};

/** Returns a guide's file by name, or undefined. */
export function findGuideFile(slug: string, name: string): GuideFile | undefined {
  const { tool, secondTool } = findGuide(slug)?.frontMatter ?? {};
  const guideFiles = { ...(tool && filesByTool[tool]), ...(secondTool && filesByTool[secondTool]) };
  return Object.hasOwn(guideFiles, name) ? guideFiles[name] : undefined;
}
