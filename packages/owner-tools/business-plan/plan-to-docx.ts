import { cleanLine } from "../kit/clean-text.ts";
import { toDocx } from "../kit/document/to-docx.ts";
import { buildPlanDocument } from "./document.ts";
import type { Plan } from "./plan.ts";
import type { DocumentCopy } from "./document-copy.ts";

export function planToDocx(plan: Plan, copy: DocumentCopy, url: string) {
  const name = cleanLine(plan.answers.name) || copy.headerBlank;
  return toDocx(buildPlanDocument(plan, copy), {
    title: name,
    subject: copy.subject,
    header: name,
    formatPageNumber: copy.page,
    footer: copy.madeWith(url),
  });
}
