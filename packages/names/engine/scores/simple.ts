import { isVowel } from "../sound/phonemes.ts";
import type { AnalyzedName, Word } from "./reading.ts";
import { findDoubts } from "./spelling.ts";
import { type Mark, type Tally, tally } from "./tally.ts";

type Marks = Mark<"simple">[];

const BASE = 69;

/** Total penalty up to which faults are ignored. */
const SLIGHT = -2;

/** How easy a name is to say, hear and write down. */
export function scoreSimplicity(name: AnalyzedName): Tally {
  if (name.syllables === 0) return tally(15, [{ code: "no-words", points: 0 }]);
  const doubts = findDoubts(name.words);
  const faults = [...doubts, ...signs(name), ...size(name), ...markClusters(name.words)];
  if (!name.pronounceable) faults.push({ code: "unpronounceable", points: -40 });
  return tally(BASE, [
    ...faults,
    ...merits(name, computeTotalCost(doubts), computeTotalCost(faults)),
  ]);
}

function computeTotalCost(marks: Marks): number {
  return marks.reduce((sum, mark) => sum + mark.points, 0);
}

function merits(name: AnalyzedName, doubts: number, faults: number): Marks {
  const marks: Marks = [];
  if (doubts >= SLIGHT) marks.push({ code: "spelt-as-said", points: 6 });
  if (faults >= SLIGHT && name.syllables <= 5) marks.push({ code: "says-itself", points: 5 });
  if (name.words.length === 1) marks.push({ code: "one-word", points: 3 });
  return marks;
}

function signs({ text }: AnalyzedName): Marks {
  const marks: Marks = [];
  const figures = /\d+/.exec(text)?.[0];
  if (figures !== undefined) marks.push({ code: "figures", points: -14, with: figures });
  if (/[\p{L}\p{N}][-–—_][\p{L}\p{N}]/u.test(text)) marks.push({ code: "hyphen", points: -9 });
  const odd = text.replaceAll(/[\p{L}\p{M}\p{N}\s\-–—_&'’.,]/gu, "");
  if (odd !== "") marks.push({ code: "signs", points: -12, with: odd });
  return marks;
}

function size({ words, syllables }: AnalyzedName): Marks {
  const marks: Marks = [];
  if (words.length > 2)
    marks.push({
      code: "words-many",
      points: Math.max(-24, -8 * (words.length - 2)),
      with: String(words.length),
    });
  if (syllables > 4)
    marks.push({
      code: "syllables-many",
      points: Math.max(-30, -4 * (syllables - 4)),
      with: String(syllables),
    });
  return marks;
}

/** Three consonant sounds together, or two vowel sounds, slow a speaker down. */
function markClusters(words: readonly Word[]): Marks {
  const marks: Marks = [];
  const crowded = words.find((word) => longestRun(word, false) >= 3);
  if (crowded) marks.push({ code: "cluster", points: -5, with: crowded.text });
  const meeting = words.find((word) => longestRun(word, true) >= 2);
  if (meeting) marks.push({ code: "vowels-meet", points: -4, with: meeting.text });
  return marks;
}

function longestRun({ sounds }: Word, vowel: boolean): number {
  let longest = 0;
  let run = 0;
  for (const sound of sounds) {
    run = isVowel(sound) === vowel ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
