import { emptyPlan, laundryPlan } from "@angadi/owner-tools/business-plan/example";
import { planDocumentCopy as copy } from "@angadi/owner-tools/business-plan/document-copy";
import { planToDocx } from "@angadi/owner-tools/business-plan/plan-to-docx";
import { DOCX_MIME_TYPE } from "@angadi/owner-tools/kit/document/to-docx";
import type { GuideFiles } from "./guide-file.ts";

/** The plan of the guide’s example, a laundry, and the template with a hint in each blank. */
export const planFiles: GuideFiles = {
  "business-plan.docx": {
    type: DOCX_MIME_TYPE,
    generate: ({ url }) => planToDocx(laundryPlan, copy, url),
  },
  "blank-business-plan.docx": {
    type: DOCX_MIME_TYPE,
    generate: ({ url }) => planToDocx(emptyPlan, copy, url),
  },
};
