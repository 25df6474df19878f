import { BRAND_COUNT } from "../guards/brand-index.ts";
import type { NameRefusal } from "../guards/refusal.ts";
import { nearestBrand } from "./nearest-brand.ts";
import { isFamiliar } from "../words/familiar.ts";
import type { AnalyzedName, Word } from "./reading.ts";
import { type Mark, type Tally, tally } from "./tally.ts";

type Marks = Mark<"legal">[];

const BASE = 40;

/**
 * How few obstacles a name would meet at registration, judged by our lists only. Neither the
 * register of companies nor that of trade marks is searched.
 */
export function scoreLegality(
  name: AnalyzedName,
  refused: NameRefusal | undefined,
  brandElsewhere: string | undefined,
): Tally {
  if (refused)
    return tally(5, [{ code: `refused-${refused.rule}`, points: -1, with: refused.with }]);
  if (name.words.length === 0) return tally(30, [{ code: "no-words", points: 0 }]);
  return tally(BASE, [
    ...markDistinctiveness(name),
    ...markResemblance(name, brandElsewhere),
    ...disregarded(name),
  ]);
}

/** What remains of a name without words of trade, praise and place. */
function markDistinctiveness({ words, own }: AnalyzedName): Marks {
  const strong = own.filter((word) => word.kind === "own" && word.key.length >= 4);
  const [first] = strong;
  if (first) return markStrength(strong, first);
  const weak = own.find((word) => word.kind === "own");
  if (weak) return [{ code: "weak-own-word", points: -4, with: weak.text }];
  const [common] = own;
  if (common) return [{ code: "common-name", points: -10, with: common.text }];
  const place = words.find((word) => word.kind === "place");
  if (place) return [{ code: "place-and-trade", points: -36, with: place.text }];
  const productWords = words.filter((word) => word.kind === "product" || word.kind === "trade");
  return [{ code: "describes-only", points: productWords.length === words.length ? -40 : -34 }];
}

/** A rare word scores more than an everyday one; two everyday words together, a little more. */
function markStrength(strong: readonly Word[], first: Word): Marks {
  const rare = strong.find((word) => !isFamiliar(word.key));
  if (rare) return [{ code: "own-word", points: 20, with: rare.text }];
  if (strong.length > 1)
    return [{ code: "plain-words", points: 14, with: strong.map(({ text }) => text).join(" ") }];
  return [{ code: "plain-word", points: 3, with: first.text }];
}

function markResemblance({ own }: AnalyzedName, brandElsewhere: string | undefined): Marks {
  if (brandElsewhere !== undefined)
    return [{ code: "brand-elsewhere", points: own.length > 1 ? -12 : -24, with: brandElsewhere }];
  const found = nearestBrand(own.map((word) => word.key));
  // An ordinary word together with other words is not a brand.
  if (!found || found.code === "brand-elsewhere")
    return [{ code: "none-alike", points: 12, with: String(BRAND_COUNT) }];
  return [
    { code: found.code, points: -Math.round((found.likeness - 0.6) * 90), with: found.brand },
  ];
}

function disregarded({ words }: AnalyzedName): Marks {
  const figures = words.find((word) => word.kind === "figures");
  return figures ? [{ code: "figures-disregarded", points: -8, with: figures.text }] : [];
}
