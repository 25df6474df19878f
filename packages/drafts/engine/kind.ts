import { capitalised } from "./clean.ts";
import { nameFrom } from "./names-listed.ts";
import { placeIn } from "./place.ts";
import { namesTrade } from "./trade-of.ts";
import { SELF, worksOfKind } from "./work-said.ts";

/** The longest kind that a headline is made of. */
const LONGEST = 44;

/** A place in the sentence, which the headline names at its end anyway. */
const PLACE =
  /\s+(?:(?:in front of|in|at|near|on|from|opposite|behind)\s+(?=\p{Lu}|\d)|,\s+(?=\p{Lu}\p{Ll})).*$/u;

/** Of a sentence, what it begins with, without who says it and where: "South Indian restaurant"; or "". */
function firstClause(sentence: string): string {
  const [clause = ""] = sentence.split(/[,;:.!?₹\n]/);
  // "Mithai ki dukaan Nagpur mein" is a headline as it is, and so is one in another script.
  if (/\b(?:mein|mai)\b|\bme(?: hain?)?\s*$|[^\p{Script=Latin}\P{L}]/iu.test(clause)) return "";
  const kind = ` ${clause.trim().replace(SELF, "")}`
    .replace(PLACE, "")
    .replace(/ since \d{4}\b.*$| (?:hoon|hun|hu|hain?)$/i, "")
    .trim()
    .replace(/\s+(?:at|for|from|in|is|are|only|starting|with)$/i, "");
  const isOne = kind.length <= LONGEST && !/^(?:i|we|my|our|hum)\b/i.test(kind);
  return isOne ? kind : "";
}

/** What kind of business a sentence names as it begins; "" where its first words name none. */
export function kindIn(sentence: string): string {
  const kind = firstClause(sentence);
  // "Bullet servicing in Pune": what stands before a place says what is there.
  const isPlaced =
    kind.includes(" ") &&
    [" in ", `, ${placeIn(sentence)}`].some(
      (after) => after !== ", " && sentence.includes(kind + after),
    );
  return kind !== "" && (isPlaced || namesTrade(kind)) ? capitalised(kind) : "";
}

/** What is offered where a sentence says no more than a kind of work or goods: "Kathak classes". */
export function offersOfKind(sentence: string): string[] {
  const place = placeIn(sentence);
  return worksOfKind(firstClause(sentence))
    .map((work) => capitalised(nameFrom(work)))
    .filter((name) => name !== "" && name !== place);
}
