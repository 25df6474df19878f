/** Briefs of all kinds, for tests of many names. */
import { readFileSync } from "node:fs";
import { type Brief, INVENTED, LENGTHS, STYLES } from "@angadi/names/engine/brief";
import { type BusinessName } from "@angadi/names/engine/business-name";
import { GUARD_LANGUAGES } from "@angadi/names/engine/guards/guard-reasons";
import { isKnownWord } from "@angadi/names/engine/guards/known-words";
import { HARMLESS } from "@angadi/names/engine/guards/lists/harmless";
import { refusal } from "@angadi/names/engine/guards/refusal";
import { givenIn } from "@angadi/names/engine/score";
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
const WORDS = [[], ["saffron"], [], ["blue", "lotus"], [], [], ["neem"]];
const PEOPLE = ["", "", "Meera Rao", "", "Farhan"];
const PLACES = ["", "Jubilee Hills", "", "Kakinada"];

/** Returns `count` briefs that combine styles, lengths and slider positions. */
export const manyBriefs = (count: number): Brief[] =>
  Array.from({ length: count }, (_, at) => ({
    about: ABOUTS[at % ABOUTS.length] ?? "",
    words: WORDS[at % WORDS.length] ?? [],
    style: STYLES[at % STYLES.length] ?? "any",
    person: PEOPLE[at % PEOPLE.length] ?? "",
    place: PLACES[at % PLACES.length] ?? "",
    length: LENGTHS[Math.floor(at / 3) % LENGTHS.length] ?? "any",
    invented: INVENTED[Math.floor(at / 2) % INVENTED.length] ?? 2,
    seed: at * 1237,
  }));

/** Every guarded word as written: the engine compares sounds, this compares letters. */
const guarded = new Set(
  GUARD_LANGUAGES.flatMap((language) =>
    readFileSync(
      new URL(`../packages/names/engine/guards/lists/${language}.tsv`, import.meta.url),
      "utf8",
    ).match(/^[a-z]+/gm),
  ).filter((word) => word !== null && !HARMLESS.has(word) && !isKnownWord(word)),
);

/** Names that must never be shown to an owner. */
export function shameful(brief: Brief, names: readonly BusinessName[]): string[] {
  const givenWords = givenIn(brief).toLowerCase();
  return names
    .map(({ text }) => text)
    .filter(
      (text) =>
        refusal(text, givenWords) !== undefined ||
        (text.toLowerCase().match(/[a-z]+/g) ?? []).some(
          (word) => guarded.has(word) && !givenWords.includes(word),
        ),
    );
}
