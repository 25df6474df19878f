import type { Handlers } from "@angadi/workers/worker-client";
import type { Brief } from "../engine/model/brief.ts";
import type { BusinessName, Scores } from "../engine/model/business-name.ts";
import { generateNames } from "../engine/generate.ts";
import { findSoundIndex } from "../engine/guards/bad-sounds.ts";
import { type NameRejection, findRejection } from "../engine/guards/rejection.ts";
import { scoreName } from "../engine/score.ts";
import { countWordSyllables, countSyllablesInSigns } from "../engine/sound/syllables.ts";

/** The engine's functions that the page can call. */
export interface WorkerCalls {
  names: { request: { brief: Brief; offset: number; count: number }; response: BusinessName[] };
  judge: { request: readonly string[]; response: JudgedName[] };
}

/** The engine's judgement of a typed, saved or shared name. */
export interface JudgedName {
  text: string;
  scores: Scores;
  syllableCount: number;
  rejection: NameRejection | undefined;
  /** Index of the rejected sound in the lists, by which `guard-language.ts` finds its language. */
  soundIndex?: number;
}

/** The functions; they run in the worker, or on the main thread if there is no worker. */
export const handlers: Handlers<WorkerCalls> = {
  names: ({ brief, offset, count }) => generateNames(brief, offset, count),
  judge: (texts) => texts.map((text) => judgeName(text)),
};

/** Judges one name. */
export function judgeName(text: string): JudgedName {
  const rejection = findRejection(text);
  return {
    text,
    scores: scoreName(text, {}),
    syllableCount: countSyllables(text),
    rejection,
    ...(rejection && { soundIndex: findSoundIndex(rejection.subject) }),
  };
}

function countSyllables(text: string): number {
  const wordSyllableCount = text
    .split(/[^\p{L}\p{M}]+/u)
    .reduce((sum, word) => sum + (word === "" ? 0 : countWordSyllables(word.toLowerCase())), 0);
  return wordSyllableCount && wordSyllableCount + countSyllablesInSigns(text);
}
