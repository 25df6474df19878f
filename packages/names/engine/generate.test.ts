import { describe, expect, it } from "vitest";
import { type Brief, EMPTY_BRIEF, LENGTHS, NOVELTY_LEVELS, STYLES } from "./model/brief.ts";
import type { BusinessName } from "./model/business-name.ts";
import { generateNames } from "./generate.ts";
import { joinOwnWords } from "./score.ts";
import { findRejection } from "./guards/rejection.ts";
import { isPronounceable } from "./sound/pronounceable.ts";
import { toSpellingKey, countLetters } from "./methods/spelling.ts";
import { SCREEN_SIZE } from "./name-stream.ts";

const plainBrief: Brief = { ...EMPTY_BRIEF, about: "Bakery & cake shop", seed: 7 };

const descriptions = [
  "I bake eggless cakes at home in Pune",
  "GST accountant",
  "saree shop",
  "yoga classes for seniors",
  "we rent camels out",
  "Physiotherapy clinic",
  "hardware and paints",
  "software company",
];
const words = [[], ["saffron"], [], ["blue", "lotus"], []];
const founders = ["", "", "Meera Rao", ""];
const places = ["", "Jubilee Hills", ""];

/** Whether a name contains a word's first or last three letters. */
const hasPartOfWord = (text: string, word: string): boolean =>
  [word.slice(0, 3), word.slice(-3)].some((part) => text.toLowerCase().includes(part));

/** Every style, length and novelty level, in varying combinations. */
const briefs: Brief[] = Array.from({ length: 40 }, (_, index) => ({
  about: descriptions[index % descriptions.length] ?? "",
  words: words[index % words.length] ?? [],
  style: STYLES[index % STYLES.length] ?? "any",
  founder: founders[index % founders.length] ?? "",
  place: places[index % places.length] ?? "",
  length: LENGTHS[Math.floor(index / 3) % LENGTHS.length] ?? "any",
  novelty: NOVELTY_LEVELS[Math.floor(index / 2) % NOVELTY_LEVELS.length] ?? 2,
  seed: index * 1237,
}));

function listTexts(names: readonly BusinessName[]): string[] {
  return names.map(({ text }) => text);
}

function computeShare(
  names: readonly BusinessName[],
  matches: (name: BusinessName) => boolean,
): number {
  return names.filter(matches).length / names.length;
}

describe("10,000 names of 40 briefs", () => {
  const generated = briefs.map((brief) => ({ brief, names: generateNames(brief, 0, 250) }));

  it("are 250 for each brief, but at least 24 if the names must be short", () => {
    for (const { brief, names } of generated)
      expect(names.length).toBeGreaterThanOrEqual(brief.length === "short" ? 24 : 250);
  });

  it("have no duplicates in a brief, ignoring case, spaces, plurals and ampersands", () => {
    for (const { names } of generated) {
      const keys = names.map(({ text }) => toSpellingKey(text));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("never include a name that must not be proposed", () => {
    for (const { brief, names } of generated)
      expect(
        listTexts(names).filter((text) => findRejection(text, joinOwnWords(brief)) !== undefined),
      ).toEqual([]);
  });

  it("are all pronounceable", () => {
    for (const { names } of generated)
      expect(listTexts(names).filter((text) => !isPronounceable(text))).toEqual([]);
  });

  it("have the requested length", () => {
    const bands = { any: [3, 24], short: [1, 8], medium: [9, 13], long: [14, 24] } as const;
    for (const { brief, names } of generated) {
      const [min, max] = bands[brief.length];
      // An owner's word takes precedence over the length: a name that contains one may be up to
      // six letters longer than the longest of these words.
      const maxWithWord = Math.max(max, ...brief.words.map((word) => countLetters(word) + 6));
      const getMaxLetters = (text: string) =>
        brief.words.some((word) => hasPartOfWord(text, word)) ? maxWithWord : max;
      const isOutsideBand = (text: string) =>
        countLetters(text) < min || countLetters(text) > getMaxLetters(text);
      expect(listTexts(names).filter(isOutsideBand)).toEqual([]);
    }
  });

  it.each(["memorable", "simple", "durable", "legal"] as const)(
    "have widely spread scores: %s",
    (measure) => {
      const points = generated
        .flatMap(({ names }) => names.map(({ scores }) => scores[measure].points))
        .toSorted((one, other) => one - other);
      const [low = 0, high = 0] = [0.1, 0.9].map(
        (share) => points[Math.floor(points.length * share)],
      );
      expect(high - low).toBeGreaterThanOrEqual(25);
    },
  );

  it("are the same for the same brief, whether requested at once or in two pages", () => {
    for (const { brief, names } of generated) {
      // A copy of the brief, with pages requested out of order after it was evicted from the cache.
      const copy = { ...brief, words: [...brief.words] };
      const secondPage = listTexts(generateNames(copy, 24, 24));
      const firstPage = listTexts(generateNames(copy, 0, 24));
      expect([...firstPage, ...secondPage]).toEqual(listTexts(names.slice(0, 48)));
    }
  });
});

it("makes a thousand names for most briefs, and at least 850 for the place style", () => {
  for (const [minCount, brief] of [
    [1000, plainBrief],
    [
      1000,
      { ...plainBrief, about: "Tailor", style: "founder", founder: "Meera Rao", length: "long" },
    ],
    [850, { ...plainBrief, about: "Restaurant", style: "place", place: "Pune", length: "medium" }],
  ] as const)
    expect(generateNames(brief, 0, 1000).length).toBeGreaterThanOrEqual(minCount);
});

describe("a screen with default settings", () => {
  for (const about of descriptions)
    it(`is varied: ${about}`, () => {
      const names = generateNames({ ...plainBrief, about }, 0, SCREEN_SIZE);
      const useCounts = new Map<string, number>();
      for (const { text } of names)
        for (const word of new Set(text.toLowerCase().match(/[a-z]{3,}/g)))
          if (word !== "the") useCounts.set(word, (useCounts.get(word) ?? 0) + 1);
      const ownWords = about.startsWith("we rent") ? ["camel"] : [];
      const overusedWords = [...useCounts].filter(
        ([word, count]) => count > 3 && !ownWords.includes(word),
      );
      expect(overusedWords).toEqual([]);

      const firstWords = listTexts(names).map((text) => text.replace(/^The /, "").split(" ")[0]);
      const repeated = firstWords.filter((word, index) => word === firstWords[index + 1]);
      expect(about.startsWith("we rent") ? [] : repeated).toEqual([]);
      expect(new Set(names.map(({ method }) => method)).size).toBeGreaterThanOrEqual(3);
    });
});

describe("an owner's request changes the names", () => {
  const nameCount = 3 * SCREEN_SIZE;
  /** Two screens may share a trade's best pictures; the other names differ. */
  const MAX_SHARED_NAMES = SCREEN_SIZE / 2;

  it("words: most names contain one, or most of one", () => {
    const names = generateNames({ ...plainBrief, words: ["saffron", "lotus"] }, 0, nameCount);
    expect(computeShare(names, ({ text }) => /saff|lotu/i.test(text))).toBeGreaterThan(0.55);
  });

  it("words: appear even in short names", () => {
    const names = generateNames(
      { ...plainBrief, words: ["green"], length: "short" },
      0,
      SCREEN_SIZE,
    );
    expect(computeShare(names, ({ text }) => text.includes("Green"))).toBeGreaterThan(0.15);
    expect(listTexts(names).filter((text) => countLetters(text) > 11)).toEqual([]);
  });

  it("founder: most names use the founder's name, and none has an invented founder", () => {
    const founderBrief = { ...plainBrief, style: "founder", founder: "Dr. Meera Rao" } as const;
    const names = generateNames(founderBrief, 0, nameCount);
    expect(computeShare(names, ({ text }) => /\b(?:Meera|Rao|M\. R)/.test(text))).toBeGreaterThan(
      0.5,
    );
    expect(listTexts(names).join()).not.toContain("Dr");
    const namesWithoutFounder = generateNames({ ...founderBrief, founder: "" }, 0, nameCount);
    expect(namesWithoutFounder.some(({ method }) => method === "founder")).toBe(false);
  });

  it("place: most names contain the town", () => {
    const names = generateNames({ ...plainBrief, style: "place", place: "Pune" }, 0, nameCount);
    expect(computeShare(names, ({ text }) => text.includes("Pune"))).toBeGreaterThan(0.45);
  });

  it("indian: most names have a word with an explained meaning", () => {
    const names = generateNames({ ...plainBrief, style: "indian" }, 0, nameCount);
    const hasGloss = ({ parts }: BusinessName) => parts.some(({ gloss }) => gloss !== undefined);
    expect(computeShare(names, hasGloss)).toBeGreaterThan(0.55);
  });

  it("novelty: names range from plain words of the trade to new words", () => {
    const tradeWords = /bak|cake|bread|oven|patisserie|confection/i;
    const plainNames = generateNames({ ...plainBrief, novelty: 0 }, 0, nameCount);
    expect(computeShare(plainNames, ({ text }) => tradeWords.test(text))).toBeGreaterThan(0.75);
    expect(plainNames.some(({ method }) => method === "invented")).toBe(false);
    const inventedNames = generateNames({ ...plainBrief, novelty: 4 }, 0, nameCount);
    const isNewOrRoot = ({ method }: BusinessName) => ["invented", "root"].includes(method);
    expect(computeShare(inventedNames, isNewOrRoot)).toBeGreaterThan(0.6);
    expect(computeShare(inventedNames, ({ text }) => tradeWords.test(text))).toBeLessThan(0.2);
  });

  it("style: each style has another first screen", () => {
    const screensByStyle = STYLES.map((style) =>
      listTexts(generateNames({ ...plainBrief, style }, 0, SCREEN_SIZE)),
    );
    for (const [index, one] of screensByStyle.entries()) {
      const next = screensByStyle[index + 1] ?? [];
      expect(one.filter((text) => next.includes(text)).length).toBeLessThan(MAX_SHARED_NAMES);
    }
  });

  it("seed: each seed has another first screen", () => {
    const one = listTexts(generateNames(plainBrief, 0, SCREEN_SIZE));
    const other = listTexts(generateNames({ ...plainBrief, seed: 8 }, 0, SCREEN_SIZE));
    expect(one.filter((text) => other.includes(text)).length).toBeLessThan(MAX_SHARED_NAMES);
  });
});

describe("unexpected briefs", () => {
  for (const about of [
    "",
    "!!!",
    "మా బేకరీ",
    "zzqx wqk",
    "a".repeat(120),
    "<script>alert(1)</script>",
  ])
    it(`still get a screen of names: ${about.slice(0, 20)}`, () => {
      const brief = { ...plainBrief, about, words: ["నీలం", "x1"], founder: "मीरा", place: "…" };
      const names = generateNames(brief, 0, SCREEN_SIZE);
      expect(names).toHaveLength(SCREEN_SIZE);
      for (const { text } of names) expect(text).toMatch(/^[A-Z][A-Za-zé&.'’ -]+$/);
    });
});

describe("words that adjust a trade", () => {
  const joinNames = (about: string) =>
    listTexts(generateNames({ ...plainBrief, about }, 0, 2 * SCREEN_SIZE)).join();

  it("proposes eggless names without an egg", () => {
    expect(joinNames("eggless cakes")).toMatch(/Eggless/);
    expect(joinNames("eggless cakes")).not.toMatch(/\bEggs?\b/);
  });

  it.each([
    ["wholesale rice", /Wholesale|Depot|Godown|Sack|Crate/],
    ["24 hours medical store", /Midnight|Night/],
    ["organic vegetables", /Soil|Root|Organics|Earthen/],
    ["ladies tailor", /Saheli|Rani|Ladies/],
  ])("proposes names that suit: %s", (about, suitableWords) => {
    expect(joinNames(about)).toMatch(suitableWords);
  });

  it("uses no neutral words for an unknown trade", () => {
    const names = listTexts(generateNames({ ...plainBrief, about: "camel rides" }, 0, SCREEN_SIZE));
    expect(names.filter((name) => /copper|cedar|indigo|slate|clay|heron|kite/i.test(name))).toEqual(
      [],
    );
    expect(names.filter((name) => /camel|ride/i.test(name)).length).toBeGreaterThan(
      SCREEN_SIZE / 2,
    );
  });
});

describe("bad names of earlier versions", () => {
  it("never appear for the briefs that had them", () => {
    const badNames =
      /^(?:Ravan|Baata|Marna|Avara|Suvara|Semina|Maran|Marela|Malari|Gonadan)\b|\b(?:& in|Slate & Nagpur|Clay Courtyard|Little Heron|Jubilee &)\b/;
    for (const about of ["Yoga studio", "Shoe shop", "Cycle repair shop in Nagpur", "Restaurant"])
      for (const style of STYLES)
        for (const seed of [1, 2]) {
          const brief = {
            ...plainBrief,
            about,
            style,
            seed,
            place: "Jubilee Hills",
            founder: "Asha Rao",
          };
          expect(
            listTexts(generateNames(brief, 0, 48)).filter((name) => badNames.test(name)),
          ).toEqual([]);
        }
  });
});
