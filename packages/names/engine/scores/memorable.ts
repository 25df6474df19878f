import { isVowel } from "../sound/phonemes.ts";
import { isThing } from "../words/familiar.ts";
import type { AnalyzedName, Word } from "./reading.ts";
import { type Mark, type Tally, tally } from "./tally.ts";

type Marks = Mark<"memorable">[];

const BASE = 36;

/** How well a name is remembered: its length, its rhythm, and how distinctive it is. */
export function scoreMemorability(name: AnalyzedName): Tally {
  if (name.syllables === 0) return tally(20, [{ code: "no-words", points: 0 }]);
  const marks = [...length(name), ...beats(name), ...rhythm(name), ...distinctness(name)];
  if (!name.pronounceable) marks.push({ code: "unpronounceable", points: -20 });
  return tally(BASE, marks);
}

/** 13 to 15 letters are neutral. */
function length({ letters }: AnalyzedName): Marks {
  const number = String(letters);
  if (letters <= 3) return [{ code: "letters-tiny", points: -4, with: number }];
  if (letters <= 12) return [{ code: "letters-few", points: letters <= 9 ? 12 : 7, with: number }];
  if (letters <= 15) return [];
  return [{ code: "letters-many", points: Math.max(-24, -3 * (letters - 15)), with: number }];
}

/** Five syllables are neutral. */
function beats({ syllables }: AnalyzedName): Marks {
  const number = String(syllables);
  if (syllables <= 4)
    return [{ code: "syllables-few", points: syllables <= 3 ? 12 : 7, with: number }];
  if (syllables === 5) return [];
  return [{ code: "syllables-many", points: Math.max(-20, -5 * (syllables - 5)), with: number }];
}

/** Rhyme or alliteration between words, then their balance; a single word may alternate. */
function rhythm({ words }: AnalyzedName): Marks {
  const spoken = words.filter((word) => word.syllables > 0);
  const marks: Marks = [];
  const [first, second] = spoken;
  if (first && second) marks.push(...pairing(first, second));
  if (first && second && spoken.length === 2 && first.syllables === second.syllables)
    if (first.syllables <= 3)
      marks.push({ code: "two-beats", points: 5, with: String(first.syllables) });
  if (spoken.every((word) => alternates(word)))
    marks.push({ code: "alternating", points: spoken.length === 1 ? 6 : 4 });
  return marks;
}

function pairing(first: Word, second: Word): Marks {
  const rhyming = toRhymeKey(first) === toRhymeKey(second) && first.key !== second.key;
  if (rhyming && toRhymeKey(first).includes(" "))
    return [{ code: "rhyme", points: 12, with: `${first.text} ${second.text}` }];
  const sound = first.sounds[0];
  if (sound === undefined || sound !== second.sounds[0] || isVowel(sound)) return [];
  return [{ code: "alliteration", points: 10, with: sound }];
}

/** The sounds of a word from its last vowel on. */
function toRhymeKey({ sounds }: Word): string {
  return sounds.slice(sounds.findLastIndex((sound) => isVowel(sound))).join(" ");
}

function alternates({ sounds }: Word): boolean {
  return sounds.every((sound, at) => at === 0 || isVowel(sound) !== isVowel(sounds[at - 1] ?? ""));
}

/** Penalises each overused word, and most of all a name of only overused and trade words. */
function distinctness({ words, own }: AnalyzedName): Marks {
  const marks: Marks = words
    .filter((word) => word.kind === "worn")
    .slice(0, 2)
    .map((word) => ({ code: "worn-word", points: -13, with: word.text }));
  const thing = words.find((word) => isThing(word.key));
  if (thing) marks.push({ code: "thing", points: 12, with: thing.text });
  const distinct = own.find((word) => word.kind === "own" && word.key.length > 2);
  const empty = own.find((word) => !word.isUnderstood);
  if (empty) marks.push({ code: "no-meaning", points: -26, with: empty.text });
  else if (distinct) marks.push({ code: "own-word", points: 6, with: distinct.text });
  else if (!thing) marks.push({ code: "trade-only", points: -20 });
  return marks;
}
