import type { Brief } from "../model/brief.ts";
import { splitKeys } from "../guards/phrases.ts";
import { FAD_ENDINGS, FAD_SPELLING, FAD_WORDS } from "../words/lists/fads.ts";
import type { AnalyzedName, AnalyzedWord } from "./analyze-name.ts";
import { type ScoreMark, type RawScore, addMarks } from "./raw-score.ts";

type Marks = ScoreMark<"durable">[];

const BASE = 56;

/** Up to this novelty level, a name should say what the business sells. */
const MAX_DESCRIPTIVE_NOVELTY = 1;

/** How well a name will last: no passing fashion, and room for the business to change. */
export function scoreDurability(name: AnalyzedName, brief?: Brief): RawScore {
  if (name.words.length === 0) return addMarks(40, [{ code: "no-words", points: 0 }]);
  const fadMarks = [...name.words.flatMap((word) => markFads(word)), ...markDigits(name)];
  const tieMarks = markTies(name, brief);
  const marks: Marks = [...fadMarks, ...tieMarks];
  if (fadMarks.length === 0) marks.push({ code: "no-fashion", points: 10 });
  if (tieMarks.length === 0) marks.push({ code: "room-to-grow", points: 10 });
  return addMarks(BASE, marks);
}

function markFads({ text, key, kind }: AnalyzedWord): Marks {
  if (FAD_WORDS.has(key)) return [{ code: "fad-word", points: -28, subject: text }];
  if (kind !== "distinctive" || key.length < 5) return [];
  const ending = FAD_ENDINGS.find((end) => key.endsWith(end) && key.length > end.length + 2);
  if (ending !== undefined) return [{ code: "fad-ending", points: -26, subject: ending }];
  return FAD_SPELLING.test(key) ? [{ code: "fad-spelling", points: -20, subject: text }] : [];
}

function markDigits({ text }: AnalyzedName): Marks {
  const digits = /\d+/.exec(text)?.[0];
  if (digits === undefined) return [];
  if (/^(?:19|20)\d\d$/.test(digits)) return [{ code: "year", points: -30, subject: digits }];
  return [{ code: "digits", points: -12, subject: digits }];
}

/** A place ties a name unless the brief contains it; a product or trade, unless requested. */
function markTies(name: AnalyzedName, brief?: Brief): Marks {
  const ownKeys = brief
    ? new Set([...splitKeys(brief.place), ...brief.words.flatMap(splitKeys)])
    : undefined;
  const marks: Marks = [];
  const placeWord = name.words.find((word) => word.kind === "place" && !ownKeys?.has(word.key));
  if (placeWord && brief?.style !== "place")
    marks.push({ code: "place-tied", points: -16, subject: placeWord.text });
  if (brief && brief.novelty <= MAX_DESCRIPTIVE_NOVELTY) return marks;
  const productWord = name.words.find((word) => word.kind === "product" && !ownKeys?.has(word.key));
  if (productWord) marks.push({ code: "product-tied", points: -18, subject: productWord.text });
  const tradeWord = name.words.find((word) => word.kind === "trade" && !ownKeys?.has(word.key));
  if (tradeWord && !productWord)
    marks.push({ code: "trade-tied", points: -6, subject: tradeWord.text });
  return marks;
}
