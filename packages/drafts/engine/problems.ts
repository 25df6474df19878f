import { type BriefProblem, type DraftBrief, LIMITS } from "../draft.ts";
import { cleanLine } from "./clean.ts";
import { parsePhone } from "./phone.ts";

const UPI = /^[\w.-]{2,64}@[a-z][a-z0-9]{1,31}$/i;

/** Whether the text is a UPI (Unified Payments Interface) id: "name@bank". */
export const isUpi = (text: string): boolean => UPI.test(text);

const FIELDS = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

/** Returns the problems of a brief, field by field. A draft can be made despite them. */
export function findProblems(brief: DraftBrief): BriefProblem[] {
  const problems: BriefProblem[] = [];
  for (const field of FIELDS) {
    const [typed, limit] = [brief[field] ?? "", LIMITS[field]];
    if (typed.length > limit) problems.push({ field, kind: "too-long", limit });
  }
  const [whatsapp, upi] = [cleanLine(brief.whatsapp, 30), cleanLine(brief.upi ?? "", 80)];
  if (whatsapp !== "" && !parsePhone(whatsapp)) {
    problems.push({ field: "whatsapp", kind: "not-a-number", limit: LIMITS.whatsapp });
  }
  if (upi !== "" && !isUpi(upi)) {
    problems.push({ field: "upi", kind: "not-a-upi-id", limit: LIMITS.upi });
  }
  return problems;
}
