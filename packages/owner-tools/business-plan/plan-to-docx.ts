import { cleanFileLine } from "../kit/clean-text.ts";
import { toDocx } from "../kit/document/to-docx.ts";
import { buildPlanDocument } from "./document.ts";
import type { BusinessPlanFields } from "./plan.ts";
import type { PlanDocumentCopy } from "./document-copy.ts";

export function planToDocx(plan: BusinessPlanFields, copy: PlanDocumentCopy, url: string) {
  const name = cleanFileLine(plan.answers.name) || copy.unnamedHeader;
  return toDocx(buildPlanDocument(plan, copy), {
    title: name,
    subject: copy.subject,
    header: name,
    formatPageNumber: copy.page,
    footer: copy.footer(url),
  });
}
