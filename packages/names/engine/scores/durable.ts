import type { Brief } from "../model/brief.ts";
import { splitKeys } from "../guards/phrases.ts";
import { FAD_ENDINGS, FAD_SPELLING, FAD_WORDS } from "../words/lists/fads.ts";
import type { AnalyzedName, Word } from "./reading.ts";
import { type Mark, type Tally, tally } from "./tally.ts";

type Marks = Mark<"durable">[];

const BASE = 56;

/** Up to this slider position, a name should say what the business sells. */
const SAYS_WHAT_IT_SELLS = 1;

/** How well a name will last: no passing fashion, and room for the business to change. */
export function scoreDurability(name: AnalyzedName, brief?: Brief): Tally {
  if (name.words.length === 0) return tally(40, [{ code: "no-words", points: 0 }]);
  const fashions = [...name.words.flatMap((word) => markFads(word)), ...figures(name)];
  const ties = findTies(name, brief);
  const marks: Marks = [...fashions, ...ties];
  if (fashions.length === 0) marks.push({ code: "no-fashion", points: 10 });
  if (ties.length === 0) marks.push({ code: "room-to-grow", points: 10 });
  return tally(BASE, marks);
}

function markFads({ text, key, kind }: Word): Marks {
  if (FAD_WORDS.has(key)) return [{ code: "fad-word", points: -28, with: text }];
  if (kind !== "own" || key.length < 5) return [];
  const ending = FAD_ENDINGS.find((end) => key.endsWith(end) && key.length > end.length + 2);
  if (ending !== undefined) return [{ code: "fad-ending", points: -26, with: ending }];
  return FAD_SPELLING.test(key) ? [{ code: "fad-spelling", points: -20, with: text }] : [];
}

function figures({ text }: AnalyzedName): Marks {
  const found = /\d+/.exec(text)?.[0];
  if (found === undefined) return [];
  if (/^(?:19|20)\d\d$/.test(found)) return [{ code: "year", points: -30, with: found }];
  return [{ code: "figures", points: -12, with: found }];
}

/** A place limits a name unless the owner gave it; a product or trade, unless requested. */
function findTies(name: AnalyzedName, brief?: Brief): Marks {
  const requestedWords = brief
    ? new Set([...splitKeys(brief.place), ...brief.words.flatMap(splitKeys)])
    : undefined;
  const marks: Marks = [];
  const place = name.words.find((word) => word.kind === "place" && !requestedWords?.has(word.key));
  if (place && brief?.style !== "place")
    marks.push({ code: "place-tied", points: -16, with: place.text });
  if (brief && brief.invented <= SAYS_WHAT_IT_SELLS) return marks;
  const product = name.words.find(
    (word) => word.kind === "product" && !requestedWords?.has(word.key),
  );
  if (product) marks.push({ code: "product-tied", points: -18, with: product.text });
  const trade = name.words.find((word) => word.kind === "trade" && !requestedWords?.has(word.key));
  if (trade && !product) marks.push({ code: "trade-tied", points: -6, with: trade.text });
  return marks;
}
