import { type Brief, NOVELTY_LEVELS } from "./model/brief.ts";
import { type BusinessName } from "./model/business-name.ts";
import { CandidateCollector, type WordSource, createWordSource, toPairKey } from "./candidates.ts";
import { type Material, collectMaterial } from "./methods/material.ts";
import { mixMethods } from "./methods/mix.ts";
import { createRandom } from "./model/random.ts";
import { hashText } from "@angadi/formats/hash-text";
import { NEUTRAL_VOCABULARY } from "./words/any-trade.ts";
import { arrangeScreen } from "./screen.ts";

/** Number of names per screen; names are ordered within each screen. */
export const SCREEN_SIZE = 24;
/** Number of candidates scored for each screen. */
const CANDIDATE_COUNT = 2 * SCREEN_SIZE;
/** Number of consecutive screens without a new name before a brief counts as exhausted. */
const MAX_EMPTY_SCREENS = 3;

/** Yields the names of a brief, one screen at a time, until the brief is exhausted. */
export function* generateScreens(brief: Brief): Generator<readonly BusinessName[], void> {
  const material = collectMaterial(brief);
  const ownWords = listOwnWords(material);
  const collector = new CandidateCollector(brief, material);
  const shownKeys = new Set<string>();
  const otherSources = generateOtherSources(brief, material);
  let source = createWordSource(material, brief.style, brief.novelty);
  let emptyScreenCount = 0;
  for (let index = 0; emptyScreenCount < MAX_EMPTY_SCREENS; index += 1) {
    const random = createRandom(hashText(`${toBriefKey(brief)} ${index}`));
    const mix = mixMethods({ ...brief, novelty: source.novelty }, source.material, index);
    const candidates = collector.collect(CANDIDATE_COUNT, { source, mix, shownKeys, random });
    const screen = arrangeScreen(candidates, SCREEN_SIZE, mix, ownWords);
    for (const { text } of screen) shownKeys.add(toPairKey(text));
    yield screen;
    emptyScreenCount = screen.length === 0 ? emptyScreenCount + 1 : 0;
    if (screen.length < SCREEN_SIZE) source = otherSources.next().value ?? source;
  }
}

/**
 * Yields the sources for when the names of the previous one have run out: higher novelty levels,
 * then a neutral vocabulary if the trade is unknown.
 */
function* generateOtherSources(brief: Brief, material: Material): Generator<WordSource, void> {
  for (const novelty of NOVELTY_LEVELS)
    if (novelty > brief.novelty) yield createWordSource(material, brief.style, novelty);
  if (material.theme !== undefined)
    yield createWordSource(collectMaterial(brief, NEUTRAL_VOCABULARY), brief.style, 4);
}

/** The owner's own words, which may appear any number of times on a screen. */
const listOwnWords = ({ requestedWords, theme, ingredients, founder, place }: Material) =>
  new Set(
    [
      ...requestedWords.map(({ text }) => text),
      ...(theme === undefined ? [] : ingredients),
      ...founder,
      ...place.split(" "),
    ].map((word) => word.toLowerCase()),
  );

/** Cache key of a brief: equal briefs have the same key. */
export function toBriefKey(brief: Brief): string {
  const { about, words, style, founder, place, length, novelty, seed } = brief;
  return JSON.stringify([about, words, style, founder, place, length, novelty, seed]);
}
