import { capitalised } from "./clean.ts";
import { parseName } from "./names-listed.ts";
import { findPlace } from "./place.ts";
import { isTradeNamed } from "./find-trade.ts";
import { SELF, listWorksOfKind } from "./work-names.ts";

/** Maximum length of a kind of business in a headline, in UTF-16 units. */
const LONGEST = 44;

/** A place in the sentence; the headline adds the place at its end anyway. */
const PLACE =
  /\s+(?:(?:in front of|in|at|near|on|from|opposite|behind)\s+(?=\p{Lu}|\d)|,\s+(?=\p{Lu}\p{Ll})).*$/u;

/** The start of a sentence without speaker and place: "South Indian restaurant"; or "". */
function findFirstClause(sentence: string): string {
  const [clause = ""] = sentence.split(/[,;:.!?₹\n]/);
  // "Mithai ki dukaan Nagpur mein", or text in another script, is already a headline.
  if (/\b(?:mein|mai)\b|\bme(?: hain?)?\s*$|[^\p{Script=Latin}\P{L}]/iu.test(clause)) return "";
  const kind = ` ${clause.trim().replace(SELF, "")}`
    .replace(PLACE, "")
    .replace(/ since \d{4}\b.*$| (?:hoon|hun|hu|hain?)$/i, "")
    .trim()
    .replace(/\s+(?:at|for|from|in|is|are|only|starting|with)$/i, "");
  const isOne = kind.length <= LONGEST && !/^(?:i|we|my|our|hum)\b/i.test(kind);
  return isOne ? kind : "";
}

/** The kind of business at the start of a sentence, or "" if its first words name none. */
export function findKind(sentence: string): string {
  const kind = findFirstClause(sentence);
  // "Bullet servicing in Pune": the words before a place name the business.
  const isPlaced =
    kind.includes(" ") &&
    [" in ", `, ${findPlace(sentence)}`].some(
      (after) => after !== ", " && sentence.includes(kind + after),
    );
  return kind !== "" && (isPlaced || isTradeNamed(kind)) ? capitalised(kind) : "";
}

/** The offers of a sentence that only names a kind of work or goods: "Kathak classes". */
export function makeOffersOfKind(sentence: string): string[] {
  const place = findPlace(sentence);
  return listWorksOfKind(findFirstClause(sentence))
    .map((work) => capitalised(parseName(work)))
    .filter((name) => name !== "" && name !== place);
}
