/** Briefs of all kinds, for tests of many names. */
import { readFileSync } from "node:fs";
import { type Brief, LENGTHS, NOVELTY_LEVELS, STYLES } from "@angadi/names/engine/model/brief";
import { type BusinessName } from "@angadi/names/engine/model/business-name";
import { GUARD_LANGUAGES } from "@angadi/names/engine/guards/guard-reasons";
import { isKnownWord } from "@angadi/names/engine/guards/known-words";
import { HARMLESS } from "@angadi/names/engine/guards/lists/harmless";
import { findRejection } from "@angadi/names/engine/guards/rejection";
import { joinOwnWords } from "@angadi/names/engine/score";
import { TRADES } from "@angadi/names/engine/words/trades";

const ABOUTS = [
  "Cycle repair shop in Nagpur",
  "I bake eggless cakes at home in Pune",
  "Shoe shop",
  "Yoga studio",
  "24 hours medical store",
  "camel rides on the beach",
  ...Object.values(TRADES).map(({ match }) => `${match.split(", ")[0]} shop`),
];
const REQUIRED_WORDS = [[], ["saffron"], [], ["blue", "lotus"], [], [], ["neem"]];
const FOUNDERS = ["", "", "Meera Rao", "", "Farhan"];
const PLACE_NAMES = ["", "Jubilee Hills", "", "Kakinada"];

/** Returns `count` briefs that combine styles, lengths and novelty levels. */
export const createBriefs = (count: number): Brief[] =>
  Array.from({ length: count }, (_, index) => ({
    about: ABOUTS[index % ABOUTS.length] ?? "",
    words: REQUIRED_WORDS[index % REQUIRED_WORDS.length] ?? [],
    style: STYLES[index % STYLES.length] ?? "any",
    founder: FOUNDERS[index % FOUNDERS.length] ?? "",
    place: PLACE_NAMES[index % PLACE_NAMES.length] ?? "",
    length: LENGTHS[Math.floor(index / 3) % LENGTHS.length] ?? "any",
    novelty: NOVELTY_LEVELS[Math.floor(index / 2) % NOVELTY_LEVELS.length] ?? 2,
    seed: index * 1237,
  }));

/** Every guarded word as written: the engine compares sounds, this compares letters. */
const guardedTerms = new Set(
  GUARD_LANGUAGES.flatMap((language) =>
    readFileSync(
      new URL(`../packages/names/engine/guards/lists/${language}.tsv`, import.meta.url),
      "utf8",
    ).match(/^[a-z]+/gm),
  ).filter((word) => word !== null && !HARMLESS.has(word) && !isKnownWord(word)),
);

/** Names that must never be shown to an owner. */
export function findUnacceptableNames(brief: Brief, names: readonly BusinessName[]): string[] {
  const briefText = joinOwnWords(brief).toLowerCase();
  return names
    .map(({ text }) => text)
    .filter(
      (text) =>
        findRejection(text, briefText) !== undefined ||
        (text.toLowerCase().match(/[a-z]+/g) ?? []).some(
          (word) => guardedTerms.has(word) && !briefText.includes(word),
        ),
    );
}
