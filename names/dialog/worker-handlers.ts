import type { Brief } from "../engine/brief.ts";
import type { BusinessName, Scores } from "../engine/business-name.ts";
import { generateNames } from "../engine/generate.ts";
import { type Refusal, refusal } from "../engine/guards/refusal.ts";
import { scoreName } from "../engine/score.ts";
import { syllables } from "../engine/sound/syllables.ts";

/** What the page asks of the engine. */
export interface Questions {
  names: { ask: { brief: Brief; from: number; count: number }; answer: BusinessName[] };
  judge: { ask: readonly string[]; answer: Judged[] };
}

/** What the engine makes of a name that somebody typed, kept or sent. */
export interface Judged {
  text: string;
  scores: Scores;
  syllables: number;
  refusal: Refusal | undefined;
}

/** Answers in the worker, and on the page where there is none. */
export const answer: {
  [Q in keyof Questions]: (ask: Questions[Q]["ask"]) => Questions[Q]["answer"];
} = {
  names: ({ brief, from, count }) => generateNames(brief, from, count),
  judge: (texts) => texts.map((text) => judge(text)),
};

/** Judges one name. */
export const judge = (text: string): Judged => ({
  text,
  scores: scoreName(text, {}),
  syllables: text
    .split(/[^\p{L}\p{M}]+/u)
    .reduce((sum, word) => sum + (word === "" ? 0 : syllables(word.toLowerCase())), 0),
  refusal: refusal(text),
});
