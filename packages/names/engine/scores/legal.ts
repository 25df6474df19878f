import { BRAND_COUNT } from "../guards/brand-index.ts";
import type { NameRejection } from "../guards/rejection.ts";
import { findNearestBrand } from "./nearest-brand.ts";
import { isFamiliar } from "../words/familiar.ts";
import type { AnalyzedName, AnalyzedWord } from "./analyze-name.ts";
import { type ScoreMark, type RawScore, addMarks } from "./raw-score.ts";

type Marks = ScoreMark<"legal">[];

const BASE = 40;

/**
 * How few obstacles a name would meet at registration, judged by our lists only: neither the
 * register of companies nor that of trade marks is searched.
 */
export function scoreLegality(
  name: AnalyzedName,
  rejection: NameRejection | undefined,
  brandElsewhere: string | undefined,
): RawScore {
  if (rejection)
    return addMarks(5, [
      { code: `rejected-${rejection.rule}`, points: -1, subject: rejection.subject },
    ]);
  if (name.words.length === 0) return addMarks(30, [{ code: "no-words", points: 0 }]);
  return addMarks(BASE, [
    ...markDistinctiveness(name),
    ...markResemblance(name, brandElsewhere),
    ...markDisregardedDigits(name),
  ]);
}

/** Marks what remains of a name without words of trade, praise and place. */
function markDistinctiveness({ words, distinctiveWords }: AnalyzedName): Marks {
  const strongWords = distinctiveWords.filter(
    (word) => word.kind === "distinctive" && word.key.length >= 4,
  );
  const [firstStrongWord] = strongWords;
  if (firstStrongWord) return markStrength(strongWords, firstStrongWord);
  const weakWord = distinctiveWords.find((word) => word.kind === "distinctive");
  if (weakWord) return [{ code: "weak-own-word", points: -4, subject: weakWord.text }];
  const [commonName] = distinctiveWords;
  if (commonName) return [{ code: "common-name", points: -10, subject: commonName.text }];
  const placeWord = words.find((word) => word.kind === "place");
  if (placeWord) return [{ code: "place-and-trade", points: -36, subject: placeWord.text }];
  const productWords = words.filter((word) => word.kind === "product" || word.kind === "trade");
  return [{ code: "describes-only", points: productWords.length === words.length ? -40 : -34 }];
}

/** A rare word scores most, two everyday words together less, a single everyday word least. */
function markStrength(strongWords: readonly AnalyzedWord[], firstStrongWord: AnalyzedWord): Marks {
  const rareWord = strongWords.find((word) => !isFamiliar(word.key));
  if (rareWord) return [{ code: "own-word", points: 20, subject: rareWord.text }];
  if (strongWords.length > 1)
    return [
      { code: "plain-words", points: 14, subject: strongWords.map(({ text }) => text).join(" ") },
    ];
  return [{ code: "plain-word", points: 3, subject: firstStrongWord.text }];
}

function markResemblance(
  { distinctiveWords }: AnalyzedName,
  brandElsewhere: string | undefined,
): Marks {
  if (brandElsewhere !== undefined)
    return [
      {
        code: "brand-elsewhere",
        points: distinctiveWords.length > 1 ? -12 : -24,
        subject: brandElsewhere,
      },
    ];
  const nearestBrand = findNearestBrand(distinctiveWords.map((word) => word.key));
  // A brand that is an ordinary word does not count next to other words.
  if (!nearestBrand || nearestBrand.code === "brand-elsewhere")
    return [{ code: "none-alike", points: 12, subject: String(BRAND_COUNT) }];
  return [
    {
      code: nearestBrand.code,
      points: -Math.round((nearestBrand.likeness - 0.6) * 90),
      subject: nearestBrand.brand,
    },
  ];
}

function markDisregardedDigits({ words }: AnalyzedName): Marks {
  const digits = words.find((word) => word.kind === "digits");
  return digits ? [{ code: "digits-disregarded", points: -8, subject: digits.text }] : [];
}
