import { type Invented, type Style } from "./brief.ts";
import { type Candidate } from "./methods/candidate.ts";
import { type FormStyle } from "./methods/forms.ts";
import { lettersIn } from "./methods/spelling.ts";
import { syllables } from "./sound/syllables.ts";

/** The same sound at the end of a word and the start of the next makes the tongue trip. */
function trips(words: readonly string[]): number {
  return words.filter((word, at) => {
    const next = words[at + 1];
    return next !== undefined && /[^aeiou]/.test(next.charAt(0)) && word.endsWith(next.charAt(0));
  }).length;
}

/** "Salt & Pepper", never "Pepper & Salt": the shorter word goes first. */
function pairRhythm(text: string): number {
  const [one, other] = text.split(" & ");
  if (one === undefined || other === undefined || other === "Co") return 0;
  const difference = syllables(other) - syllables(one);
  return difference >= 0 ? 4 : -5;
}

/** A new word sings on l, m, n, r and v, and drums on the rest. */
function melody(word: string): number {
  const singing = word.match(/[lmnrv]/g)?.length ?? 0;
  const drumming = word.slice(1).match(/[bdgkpt]/g)?.length ?? 0;
  return Math.min(4, singing * 2) - drumming * 2;
}

/** Of a form with the owner's town or name, what the other words weigh is what counts. */
function ownLetters(form: string, place: string): number {
  return form.includes("{place}") ? lettersIn(place) : 0;
}

/** What the method an owner asked for by style gains. */
const REQUESTED = 10;

/** The plain ways to put a person or a place on a board, which the scores find long or ordinary. */
const PLAIN_OWN =
  /^(?:The |Old |House of |Studio |\{makers\} of )?\{(?:place|first(?:'s)?|last(?:'s)?)\}(?: & (?:Daughters|Sons|Co|Family))?(?: \{last\})?(?: \{(?:root|the)?[sS]ign\})?$/;
const OWN_NAME = 14;

/** What a name gains by holding one of the words the owner asked for. */
const HOLDS_GIVEN = 18;

/** What a new word loses where the slider does not ask for one. */
const NEW_WORD = 8;

/** What of a brief decides about the bonus. */
export interface RankingContext {
  place: string;
  /** Founder or place, where the style is one of them. */
  requested: Style;
  style: FormStyle;
  invented: Invented;
}

/** What a point of a form's weight is worth in rank, and how many points count. */
const LIKING = 1.5;
const MOST_LIKING = 12;

/** What a namer weighs that the four scores, which know only the text, cannot. */
export function rankingBonus(
  { text, form, holdsGiven }: Candidate,
  { place, requested, style, invented }: RankingContext,
): number {
  const words = text.toLowerCase().split(" ");
  const letters = lettersIn(text) - ownLetters(form.text, place);
  let points = Math.min(MOST_LIKING, form.weights[style]) * LIKING;
  if (form.method === requested) points += REQUESTED;
  if (PLAIN_OWN.test(form.text)) points += OWN_NAME;
  // The four scores cannot see that a new word says nothing of the trade; a brief that asks for one accepts that.
  if (form.openness === "new") points += melody(text.toLowerCase()) - (invented > 2 ? 0 : NEW_WORD);
  if (holdsGiven) points += HOLDS_GIVEN;
  points += pairRhythm(text);
  points -= trips(words) * 5;
  points -= Math.max(0, letters - 15) * 1.2;
  points -= Math.max(0, words.length - 3) * 4;
  return points;
}
