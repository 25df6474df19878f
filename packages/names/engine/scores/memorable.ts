import { isVowel } from "../sound/phonemes.ts";
import { isObjectNoun } from "../words/familiar.ts";
import type { AnalyzedName, AnalyzedWord } from "./analyze-name.ts";
import { type ScoreMark, type RawScore, addMarks } from "./raw-score.ts";

type Marks = ScoreMark<"memorable">[];

const BASE = 36;

/** How well a name is remembered: its length, its rhythm, and how distinctive it is. */
export function scoreMemorability(name: AnalyzedName): RawScore {
  if (name.syllableCount === 0) return addMarks(20, [{ code: "no-words", points: 0 }]);
  const marks = [
    ...markLength(name),
    ...markSyllables(name),
    ...markRhythm(name),
    ...markDistinctness(name),
  ];
  if (!name.isPronounceable) marks.push({ code: "unpronounceable", points: -20 });
  return addMarks(BASE, marks);
}

/** 13 to 15 letters count neither for nor against a name. */
function markLength({ letterCount }: AnalyzedName): Marks {
  const subject = String(letterCount);
  if (letterCount <= 3) return [{ code: "very-few-letters", points: -4, subject }];
  if (letterCount <= 12)
    return [{ code: "few-letters", points: letterCount <= 9 ? 12 : 7, subject }];
  if (letterCount <= 15) return [];
  return [{ code: "many-letters", points: Math.max(-24, -3 * (letterCount - 15)), subject }];
}

/** Five syllables count neither for nor against a name. */
function markSyllables({ syllableCount }: AnalyzedName): Marks {
  const subject = String(syllableCount);
  if (syllableCount <= 4)
    return [{ code: "few-syllables", points: syllableCount <= 3 ? 12 : 7, subject }];
  if (syllableCount === 5) return [];
  return [{ code: "many-syllables", points: Math.max(-20, -5 * (syllableCount - 5)), subject }];
}

/** Marks rhyme or alliteration, words of equal length, and alternating vowels and consonants. */
function markRhythm({ words }: AnalyzedName): Marks {
  const spokenWords = words.filter((word) => word.syllableCount > 0);
  const marks: Marks = [];
  const [first, second] = spokenWords;
  if (first && second) marks.push(...markPairing(first, second));
  if (first && second && spokenWords.length === 2 && first.syllableCount === second.syllableCount)
    if (first.syllableCount <= 3)
      marks.push({ code: "two-beats", points: 5, subject: String(first.syllableCount) });
  if (spokenWords.every((word) => isAlternating(word)))
    marks.push({ code: "alternating", points: spokenWords.length === 1 ? 6 : 4 });
  return marks;
}

function markPairing(first: AnalyzedWord, second: AnalyzedWord): Marks {
  const isRhyme = toRhymeKey(first) === toRhymeKey(second) && first.key !== second.key;
  if (isRhyme && toRhymeKey(first).includes(" "))
    return [{ code: "rhyme", points: 12, subject: `${first.text} ${second.text}` }];
  const sound = first.sounds[0];
  if (sound === undefined || sound !== second.sounds[0] || isVowel(sound)) return [];
  return [{ code: "alliteration", points: 10, subject: sound }];
}

/** The sounds of a word from its last vowel on. */
function toRhymeKey({ sounds }: AnalyzedWord): string {
  return sounds.slice(sounds.findLastIndex((sound) => isVowel(sound))).join(" ");
}

function isAlternating({ sounds }: AnalyzedWord): boolean {
  return sounds.every(
    (sound, index) => index === 0 || isVowel(sound) !== isVowel(sounds[index - 1] ?? ""),
  );
}

/** Penalises overused words, and a name without a word of its own. */
function markDistinctness({ words, distinctiveWords }: AnalyzedName): Marks {
  const marks: Marks = words
    .filter((word) => word.kind === "overused")
    .slice(0, 2)
    .map((word) => ({ code: "overused-word", points: -13, subject: word.text }));
  const thingWord = words.find((word) => isObjectNoun(word.key));
  if (thingWord) marks.push({ code: "thing", points: 12, subject: thingWord.text });
  const distinctiveWord = distinctiveWords.find(
    (word) => word.kind === "distinctive" && word.key.length > 2,
  );
  const meaninglessWord = distinctiveWords.find((word) => !word.isUnderstood);
  if (meaninglessWord)
    marks.push({ code: "no-meaning", points: -26, subject: meaninglessWord.text });
  else if (distinctiveWord)
    marks.push({ code: "own-word", points: 6, subject: distinctiveWord.text });
  else if (!thingWord) marks.push({ code: "trade-only", points: -20 });
  return marks;
}
