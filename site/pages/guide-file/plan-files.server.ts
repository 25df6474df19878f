import { emptyPlan, laundryPlan } from "#tools/business-plan/example.ts";
import { planDocumentCopy as copy } from "#tools/business-plan/document-copy.ts";
import { planToDocx } from "#tools/business-plan/plan-to-docx.ts";
import { DOCX } from "#tools/kit/document/to-docx.ts";
import type { ReadyFiles } from "./ready-file.ts";

/** The guide’s laundry, and the template with a hint in each gap. */
export const planFiles: ReadyFiles = {
  "business-plan.docx": { type: DOCX, make: ({ url }) => planToDocx(laundryPlan, copy, url) },
  "blank-business-plan.docx": { type: DOCX, make: ({ url }) => planToDocx(emptyPlan, copy, url) },
};
