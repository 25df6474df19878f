import { cleanLine } from "../kit/clean-text.ts";
import { toDocx } from "../kit/document/to-docx.ts";
import { planDocument } from "./document.ts";
import type { Plan } from "./plan.ts";
import type { DocumentWords } from "./copy-type.ts";

/** The plan as a Word document. */
export function planToDocx(plan: Plan, words: DocumentWords, url: string) {
  const name = cleanLine(plan.answers.name) || words.headerBlank;
  return toDocx(planDocument(plan, words), {
    title: name,
    subject: words.subject,
    header: name,
    page: words.page,
    foot: words.madeWith(url),
  });
}
