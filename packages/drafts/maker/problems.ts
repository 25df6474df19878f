import { type DraftBrief, BRIEF_LIMITS } from "../draft.ts";
import { parseWhatsAppNumber } from "../engine/phone.ts";
import { draftMakerCopy as copy } from "./copy.ts";

/** The fields of a single text. */
export type TextFieldName = keyof typeof BRIEF_LIMITS;
const TEXT_FIELDS = Object.keys(BRIEF_LIMITS) as TextFieldName[];

/** The error message for each invalid field. */
export type Problems = Readonly<Partial<Record<TextFieldName, string>>>;

/**
 * Returns the error messages for a brief; empty if it has no problems. A draft can be made despite
 * them: long text is truncated, and an invalid number is left out.
 */
export function getProblemMessages(brief: DraftBrief): Problems {
  const problems: Partial<Record<TextFieldName, string>> = {};
  const { sentence, name = "", businessTypeId, businessTypeName, whatsapp = "" } = brief;
  if ([sentence, name, businessTypeId, businessTypeName].every((text) => text.trim() === "")) {
    problems.sentence = copy.problems.empty;
  }
  if (whatsapp.trim() !== "" && !parseWhatsAppNumber(whatsapp.trim())) {
    problems.whatsapp = copy.problems.invalidPhone;
  }
  for (const field of TEXT_FIELDS) {
    const limit = BRIEF_LIMITS[field];
    if ((brief[field] ?? "").length > limit) problems[field] = copy.problems.tooLong(limit);
  }
  return problems;
}
