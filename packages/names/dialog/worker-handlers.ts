import type { Handlers } from "@angadi/workers/worker-client";
import type { Brief } from "../engine/model/brief.ts";
import type { BusinessName, Scores } from "../engine/model/business-name.ts";
import { generateNames } from "../engine/generate.ts";
import { findSoundIndex } from "../engine/guards/heard.ts";
import { type NameRefusal, findRefusal } from "../engine/guards/refusal.ts";
import { scoreName } from "../engine/score.ts";
import { countWordSyllables, countSyllablesInSigns } from "../engine/sound/syllables.ts";

/** The engine's functions that the page can call. */
export interface WorkerCalls {
  names: { request: { brief: Brief; from: number; count: number }; response: BusinessName[] };
  judge: { request: readonly string[]; response: JudgedName[] };
}

/** The engine's judgement of a typed, saved or shared name. */
export interface JudgedName {
  text: string;
  scores: Scores;
  syllables: number;
  refusal: NameRefusal | undefined;
  /** Index of the refused sound in the lists, by which `guard-language.ts` finds its language. */
  heardAs?: number;
}

/** Run in the worker, or on the main thread if there is no worker. */
export const handlers: Handlers<WorkerCalls> = {
  names: ({ brief, from, count }) => generateNames(brief, from, count),
  judge: (texts) => texts.map((text) => judge(text)),
};

/** Judges one name. */
export function judge(text: string): JudgedName {
  const refused = findRefusal(text);
  return {
    text,
    scores: scoreName(text, {}),
    syllables: countSyllables(text),
    refusal: refused,
    ...(refused && { heardAs: findSoundIndex(refused.with) }),
  };
}

function countSyllables(text: string): number {
  const ofWords = text
    .split(/[^\p{L}\p{M}]+/u)
    .reduce((sum, word) => sum + (word === "" ? 0 : countWordSyllables(word.toLowerCase())), 0);
  return ofWords && ofWords + countSyllablesInSigns(text);
}
