import { type NoveltyLevel, type Style } from "./model/brief.ts";
import { type Candidate } from "./methods/candidate.ts";
import { type FormStyle } from "./methods/forms.ts";
import { countLetters } from "./methods/spelling.ts";
import { countWordSyllables } from "./sound/syllables.ts";

/** Counts words that end with the sound the next one begins with, which is hard to say. */
function countSoundClashes(words: readonly string[]): number {
  return words.filter((word, index) => {
    const next = words[index + 1];
    return next !== undefined && /[^aeiou]/.test(next.charAt(0)) && word.endsWith(next.charAt(0));
  }).length;
}

/** Points for "Salt & Pepper" over "Pepper & Salt": the shorter word comes first. */
function scorePairRhythm(text: string): number {
  const [one, other] = text.split(" & ");
  if (one === undefined || other === undefined || other === "Co") return 0;
  const difference = countWordSyllables(other) - countWordSyllables(one);
  return difference >= 0 ? 4 : -5;
}

/** Points for the sound of a new word: l, m, n, r and v are soft; b, d, g, k, p and t are hard. */
function scoreMelody(word: string): number {
  const softSounds = word.match(/[lmnrv]/g)?.length ?? 0;
  const hardSounds = word.slice(1).match(/[bdgkpt]/g)?.length ?? 0;
  return Math.min(4, softSounds * 2) - hardSounds * 2;
}

/** Number of letters to ignore in the length of a name: those of the owner's town. */
function countPlaceLetters(form: string, place: string): number {
  return form.includes("{place}") ? countLetters(place) : 0;
}

/** Bonus for the method requested by the style. */
const REQUESTED_METHOD_BONUS = 10;

/** Plain forms with the founder or the place; the scores rate such names as long or ordinary. */
const PLAIN_OWN_FORM =
  /^(?:The |Old |House of |Studio |\{makers\} of )?\{(?:place|first(?:'s)?|last(?:'s)?)\}(?: & (?:Daughters|Sons|Co|Family))?(?: \{last\})?(?: \{(?:root|the)?[sS]ign\})?$/;
const PLAIN_OWN_BONUS = 14;

/** Bonus for a name with one of the requested words. */
const REQUESTED_WORD_BONUS = 18;

/** Penalty for a new word if the slider does not request one. */
const NEW_WORD_PENALTY = 8;

/** The parts of a brief that affect the bonus. */
export interface RankingContext {
  place: string;
  /** Compared with the method, so only `founder` and `place` matter. */
  requestedStyle: Style;
  formStyle: FormStyle;
  novelty: NoveltyLevel;
}

/** Bonus per point of a form's weight; at most `MAX_COUNTED_WEIGHT` points count. */
const BONUS_PER_WEIGHT = 1.5;
const MAX_COUNTED_WEIGHT = 12;

/** Points for qualities that the four scores cannot measure, since they see only the text. */
export function computeRankingBonus(
  { text, form, hasRequestedWord }: Candidate,
  { place, requestedStyle, formStyle, novelty }: RankingContext,
): number {
  const words = text.toLowerCase().split(" ");
  const letterCount = countLetters(text) - countPlaceLetters(form.text, place);
  let points = Math.min(MAX_COUNTED_WEIGHT, form.weights[formStyle]) * BONUS_PER_WEIGHT;
  if (form.method === requestedStyle) points += REQUESTED_METHOD_BONUS;
  if (PLAIN_OWN_FORM.test(form.text)) points += PLAIN_OWN_BONUS;
  // The scores do not penalise a new word for saying nothing about the trade.
  if (form.distinctiveness === "coined")
    points += scoreMelody(text.toLowerCase()) - (novelty > 2 ? 0 : NEW_WORD_PENALTY);
  if (hasRequestedWord) points += REQUESTED_WORD_BONUS;
  points += scorePairRhythm(text);
  points -= countSoundClashes(words) * 5;
  points -= Math.max(0, letterCount - 15) * 1.2;
  points -= Math.max(0, words.length - 3) * 4;
  return points;
}
