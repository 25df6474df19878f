import { type Invented, type Style } from "./model/brief.ts";
import { type Candidate } from "./methods/candidate.ts";
import { type FormStyle } from "./methods/forms.ts";
import { countLetters } from "./methods/spelling.ts";
import { countWordSyllables } from "./sound/syllables.ts";

/** Counts words that end with the sound the next one begins with, which is hard to say. */
function countSoundClashes(words: readonly string[]): number {
  return words.filter((word, at) => {
    const next = words[at + 1];
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
function ownLetters(form: string, place: string): number {
  return form.includes("{place}") ? countLetters(place) : 0;
}

/** Bonus for the method requested by the style. */
const REQUESTED = 10;

/** Plain forms with a person or a place, which the scores rate as long or ordinary. */
const PLAIN_OWN =
  /^(?:The |Old |House of |Studio |\{makers\} of )?\{(?:place|first(?:'s)?|last(?:'s)?)\}(?: & (?:Daughters|Sons|Co|Family))?(?: \{last\})?(?: \{(?:root|the)?[sS]ign\})?$/;
const OWN_NAME = 14;

/** Bonus for a name with one of the requested words. */
const REQUESTED_WORD_BONUS = 18;

/** Penalty for a new word if the slider does not request one. */
const NEW_WORD = 8;

/** The parts of a brief that affect the bonus. */
export interface RankingContext {
  place: string;
  /** The requested style, compared with the method, so only founder and place count. */
  requested: Style;
  style: FormStyle;
  invented: Invented;
}

/** Bonus per point of a form's weight; at most `MOST_LIKING` points count. */
const LIKING = 1.5;
const MOST_LIKING = 12;

/** Points for qualities that the four scores, which see only the text, cannot measure. */
export function computeRankingBonus(
  { text, form, hasRequestedWord }: Candidate,
  { place, requested, style, invented }: RankingContext,
): number {
  const words = text.toLowerCase().split(" ");
  const letters = countLetters(text) - ownLetters(form.text, place);
  let points = Math.min(MOST_LIKING, form.weights[style]) * LIKING;
  if (form.method === requested) points += REQUESTED;
  if (PLAIN_OWN.test(form.text)) points += OWN_NAME;
  // The scores do not penalise a new word for saying nothing about the trade.
  if (form.openness === "new")
    points += scoreMelody(text.toLowerCase()) - (invented > 2 ? 0 : NEW_WORD);
  if (hasRequestedWord) points += REQUESTED_WORD_BONUS;
  points += scorePairRhythm(text);
  points -= countSoundClashes(words) * 5;
  points -= Math.max(0, letters - 15) * 1.2;
  points -= Math.max(0, words.length - 3) * 4;
  return points;
}
