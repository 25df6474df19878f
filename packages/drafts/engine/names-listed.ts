import { capitalised } from "./clean.ts";
import { findFacts } from "./facts.ts";
import { findPlace } from "./place.ts";
import { findTimes } from "./times.ts";

/** Words that are not goods on their own. */
const NOT_A_NAME =
  /^(?:the|a|an|it|all|everything|home|service|services|price|prices|rate|rates|class|classes|(?:small )?batch(?:es)?|business|work|small|good|best|more|us|you|food items|wholesale|retail|delivery|parcels?|ready|ladies|gents|orders?|book|booking|call|contact|start|starting|available|open|closed|daily|hours?|made|pre-orders?|no .*)$/i;

/** Returns the text trimmed if it can be a name, a few words with letters; else "". */
export function parseName(text: string): string {
  const words = text.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "").split(/\s+/);
  const name = words.join(" ");
  const isName = words.length <= 6 && name.length <= 40 && /\p{L}\p{M}*\p{L}/u.test(name);
  return isName && !NOT_A_NAME.test(name) ? name : "";
}

/** Where a list of goods ends and the rest of the sentence begins. */
export const LIST_END =
  /\b(?:in|at|near|from|for|since|with|to|on|by|every|who|that|which|when|where|mein|we|i|you|they|it|open|opposite|behind|only|so|because|but|starting)\b|₹|\brs\b|\d/i;

/** Minimum length of a list of goods if no verb says that they are sold. */
const FEWEST = 3;

/** The start of a sentence that is more than a list. */
const SENTENCE_START =
  /^\s*(?:i|we|my|our|you|it|hum|open|closed|call|since|est|subah|mon|tue|wed|thu|fri|sat|sun)/i;

/**
 * The goods of "Cement, pipes, taps and tools in Nagpur": a list without a verb. `leads` is true if
 * the sentence begins with it. In "Shop in Guntur, rice, dal and oil" the list comes later.
 */
function parseBareList(
  sentence: string,
  isPlace: (part: string) => boolean,
): { names: string[]; leads: boolean } {
  let names: string[] = [];
  let leads = true;
  for (const part of SENTENCE_START.test(sentence)
    ? []
    : sentence.split(/,(?!\d)| and | & | aur /i)) {
    if (findFacts(part).length > 0 || findTimes(part).length > 0 || isPlace(part)) continue;
    if (/\b(?:hoon|hun|hu|hain?)\s*$/i.test(part)) continue;
    const unpriced = part.replace(PRICED, "").replace(WORK_OF, "");
    const [beginning = ""] = unpriced.split(LIST_END);
    const name = parseName(beginning);
    const isGood = name !== "" && name.split(" ").length <= 3;
    // A list further on begins in lower case; "Pune, Baner" are places.
    if (isGood && (leads || names.length > 0 || /^\p{Ll}/u.test(name))) names.push(name);
    const ends = !isGood || beginning.length < unpriced.length;
    if (ends && names.length >= FEWEST) break;
    if (ends) [names, leads] = [[], false];
  }
  return { names: names.length < FEWEST ? [] : names.map((name) => capitalised(name)), leads };
}

/** Removes "work of" and the like: "Wiring ka kaam" → "Wiring". */
const WORK_OF = /\s+k[aei] (?:kaam|kam|service|dukaan|dukan|shop)\b.*$/i;

const PRICED = /\s*(?:(?:₹|\brs\.?) ?[\d,]+(?:\/-)?.*|\b[\d,]+ ?(?:rupees|\/-).*)$/i;

/** Lists of goods without a verb: the list at the start of a text, and those that follow. */
export function findBareLists(text: string): { first: string[]; later: string[] } {
  const place = findPlace(text);
  const isPlace = (part: string) => place !== "" && part.trim().startsWith(place);
  const lists = text
    .split(/[.:](?!\d)|[;!?\n]/)
    .map((sentence) => parseBareList(sentence, isPlace));
  const [first] = lists;
  const leads = first?.leads === true ? first.names : [];
  return {
    first: leads,
    later: lists.flatMap(({ names }) => names).slice(leads.length),
  };
}

const MATTERS =
  /(?:\bfor |[,.;:] )((?:[\p{L}-]+(?: [\p{L}-]+)?, )*[\p{L}-]+(?: [\p{L}-]+)? and [\p{L}-]+(?: [\p{L}-]+)?) (matters|cases|disputes)\b/iu;
const SUBJECTS = /((?:\p{L}+, )*\p{L}+) and (\p{L}+) (tuitions?|classes|coaching)\b/iu;
/** "With personal training and zumba": only training, since "with" may precede anything. */
const TRAINED = /\bwith (\p{L}+(?: \p{L}+)?) and (\p{L}+(?: \p{L}+)?)(?=\s*(?:[.,;!]|$))/iu;
const TRAINING =
  /\b(?:training|zumba|yoga|aerobics|dance|cardio|cross-?fit|pilates|boxing|karate|swimming)$/i;
/** "Chai aur samose ki dukaan". */
const SHOP_OF =
  /(?:^|, )((?:\p{L}+(?:, | aur | and ))*\p{L}+) k[aei] (?:dukaan|dukan|shop|thela|stall|kaam|kam)\b/iu;
const BATCHES = /\b(?:morning|afternoon|evening|weekend|sunday) (?:batch|class|session)\b/gi;

const appendToEach = (list: string, word: string): string[] =>
  list
    .split(/, | and /)
    .filter(Boolean)
    .map((entry) => capitalised(`${entry} ${word}`));

/** Names that share a last word: "Maths and science tuition", "property and family matters". */
export function findSharedNames(text: string): string[] {
  const [, subjectList = "", matters = ""] = MATTERS.exec(text) ?? [];
  const [, subjects = "", subject = "", taught = ""] = SUBJECTS.exec(text) ?? [];
  const trained = TRAINED.exec(text)?.slice(1) ?? [];
  const [, sold = ""] = SHOP_OF.exec(text.trim()) ?? [];
  const batches = (text.match(BATCHES) ?? []).map((batch) => capitalised(batch));
  const names = [
    ...appendToEach(subjectList, matters.toLowerCase()),
    ...appendToEach(subjects && `${subjects}, ${subject}`, taught.toLowerCase()),
    ...(trained.every((name) => TRAINING.test(name)) ? trained : []).map(capitalised),
    ...sold.split(/, | aur | and /i).map((name) => capitalised(parseName(name))),
    ...batches,
  ];
  return names.filter((name) => name !== "");
}
