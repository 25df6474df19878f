import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Brief, EMPTY_BRIEF } from "./model/brief.ts";
import type { Score, Scores } from "./model/business-name.ts";
import { scoreName } from "./score.ts";
import { REASONS } from "./scores/reasons.ts";

const MEASURES = ["memorable", "simple", "durable", "legal"] as const;

const GOOD_NAMES =
  `Neem & Nutmeg, Tamarind Tales, Bluefern, Kettle Lane, Copper Ladle, Long Table, Curry Leaf Kitchen, Salt & Smoke, Warm Crust,
  Sunday Loaf, Blue Oven, Second Chai, Monsoon Bench, Tin Kettle, Kulhad Corner, Aangan Kitchen, Handi Lane, Charkha Studio, Loom & Line, Warp & Weft,
  Needle & Neem, Thimble Works, Seam Story, Pallu & Pleat, Marigold Lane, Mogra Florals, Petal Post, Banyan Books, Paper Kite, Bright Slate,
  Udaan Coaching, Gentle Tooth, Lantern Clinic, Tulsi Leaf, Rose & Kohl, Clay Sparrow, Mitti & Moon, Bamboo Beam, Two Spanners, Pepper Vine,
  Mango Orchard, Dosa Drum, Malai Moon, Zaffra, Brindle, Tavira, Lumora`
    .split(",")
    .map((name) => name.trim());

const BAD_NAMES =
  `Shree Royal Enterprises, Sri Sai Global Solutions, Super Mobile Shop, Best Quality Mart, New India Traders, Hyderabad Biryani House, A1 Super Store,
  Global Tech Solutions, Smart Online Digital Hub, Crypto360, Cakeify, Foodly Express Mart, E-Mart24x7, Kwik Xpress Servicez, Perfect Fashion World, Om Enterprises,
  Royal King Fashion, Universal Services Group, Delhi Sweets Corner, Mumbai Mobile Point, Elite Premium Collections, Golden Star Trading Company, Fresh N Pure Organic Mart 365,
  Excellent Consultancy Services, Modern Electricals, National Furniture, Quality Garments, Xtrm Gymz, Phlynx, Psychedelyque, Kmart2Go, AI Cloud Apps, Web3 Verse, Insta Viral Media,
  Shoppyfy, Gaurav Ghaisas Pneumatic Xylophones, Techstr, Ultra Mega Pro Max Store, Success Associates, Star Bazaar Super Market, Top No 1 Traders, Lucky Bros Agency, Swiggyy, Bengaluru Book House`
    .split(",")
    .map((name) => name.trim());

const brief: Brief = { ...EMPTY_BRIEF, about: "bakery", seed: 1 };

function computeMean(names: readonly string[], getPoints: (scores: Scores) => number): number {
  return names.reduce((sum, name) => sum + getPoints(scoreName(name)), 0) / names.length;
}

function listCodes(score: Score): string[] {
  return score.reasons.map((reason) => reason.code);
}

describe("good names score above bad ones", () => {
  test("in total: by 35 points on average, and in 97 % of all pairs", () => {
    expect(GOOD_NAMES.length).toBeGreaterThanOrEqual(40);
    expect(BAD_NAMES.length).toBeGreaterThanOrEqual(40);
    const getTotal = ({ total }: Scores) => total;
    expect(computeMean(GOOD_NAMES, getTotal) - computeMean(BAD_NAMES, getTotal)).toBeGreaterThan(
      35,
    );
    const badTotals = BAD_NAMES.map((name) => scoreName(name).total);
    const wins = GOOD_NAMES.flatMap((name) => {
      const { total } = scoreName(name);
      return badTotals.map((badTotal) => total > badTotal);
    });
    expect(wins.filter(Boolean).length / wins.length).toBeGreaterThan(0.97);
  });

  test.each(MEASURES)("in %s", (measure) => {
    const margin = { memorable: 25, simple: 10, durable: 8, legal: 30 }[measure];
    const getPoints = (scores: Scores) => scores[measure].points;
    expect(computeMean(GOOD_NAMES, getPoints) - computeMean(BAD_NAMES, getPoints)).toBeGreaterThan(
      margin,
    );
  });
});

describe("memorable", () => {
  test.each([
    ["Neem & Nutmeg", "alliteration"],
    ["Neem & Nutmeg", "thing"],
    ["Bloom Room", "rhyme"],
    ["Tavro Melin", "two-beats"],
    ["Charkha", "own-word"],
    ["Tavrola", "no-meaning"],
    ["Tavira", "alternating"],
    ["Tavira", "few-letters"],
    ["Tavira", "few-syllables"],
    ["Ka", "very-few-letters"],
    ["Royal Weaves", "overused-word"],
    ["Quality Garments", "trade-only"],
    ["Kanchipuram Handloom Weavers Sangam", "many-letters"],
    ["Annapurna Vidyalaya Academy", "many-syllables"],
    ["नीम", "no-words"],
  ])("gives %s the reason %s", (name, code) => {
    expect(listCodes(scoreName(name).memorable)).toContain(code);
  });

  test("counts an & as a syllable, since it is spoken", () => {
    const { reasons } = scoreName("Lace & Lining").memorable;
    expect(reasons).toContainEqual(
      expect.objectContaining({ code: "few-syllables", subject: "4" }),
    );
    expect(listCodes(scoreName("&").memorable)).toContain("no-words");
  });

  test("penalises an overused word and rewards a concrete thing", () => {
    const getPoints = (name: string) => scoreName(name).memorable.points;
    expect(getPoints("Royal Tavira")).toBeLessThan(getPoints("Tavira"));
    expect(getPoints("Lantern Lane")).toBeGreaterThan(getPoints("Quality Lane"));
  });
});

describe("simple", () => {
  test.each([
    ["Tavira", "easy-to-dictate"],
    ["Knarrow", "silent-letters"],
    ["Phlorin", "ph-or-f"],
    ["Cerano", "soft-c"],
    ["Karvado", "c-or-k"],
    ["Xelano", "unusual-letters"],
    ["Tavvira", "doubled-letter"],
    ["Meelan", "long-vowel"],
    ["Teauno", "unusual-vowels"],
    ["Tavira 24", "digits"],
    ["Tavi-Ra", "hyphen"],
    ["Tavira!", "symbols"],
    ["Blue Paper Kite Press", "many-words"],
    ["Annapurnalaya", "many-syllables"],
    ["Xqzt Foods", "unpronounceable"],
    ["Tiolano", "adjacent-vowels"],
    ["", "no-words"],
  ])("gives %s the reason %s", (name, code) => {
    expect(listCodes(scoreName(name).simple)).toContain(code);
  });

  test("finds no spelling ambiguities in familiar words", () => {
    expect(listCodes(scoreName("Coffee Kitchen").simple)).toContain("spelt-as-said");
  });
});

describe("durable", () => {
  test.each([
    ["Cakeify", "fad-ending"],
    ["Neem Digital", "fad-word"],
    ["Tavilkr", "fad-spelling"],
    ["Neem 2025", "year"],
    ["Neem 24", "digits"],
    ["Nellore Neem", "place-tied"],
    ["Neem Cakes", "product-tied"],
    ["Neem Bakery", "trade-tied"],
    ["Neem & Nutmeg", "room-to-grow"],
    ["Neem & Nutmeg", "no-fashion"],
  ])("gives %s the reason %s", (name, code) => {
    expect(listCodes(scoreName(name).durable)).toContain(code);
  });

  test("has no penalty for a place or a trade the owner requested", () => {
    const getPoints = (name: string, change: Partial<Brief>) =>
      scoreName(name, { brief: { ...brief, ...change } }).durable.points;
    expect(getPoints("Nellore Neem", { style: "place" })).toBe(getPoints("Tavira", {}));
    expect(getPoints("Nellore Neem", { place: "Nellore" })).toBe(getPoints("Tavira", {}));
    expect(getPoints("Neem Cakes", { novelty: 0 })).toBe(getPoints("Tavira", {}));
    expect(getPoints("Neem Cakes", { words: ["cakes"] })).toBe(getPoints("Tavira", {}));
    expect(getPoints("Neem Cakes", {})).toBeLessThan(getPoints("Tavira", {}));
  });
});

describe("legal", () => {
  test.each([
    ["Tavira", "none-alike"],
    ["Tavira", "own-word"],
    ["Quality Garments", "describes-only"],
    ["Delhi Sweets", "place-and-trade"],
    ["Sharma Sweets", "common-name"],
    ["Ek Foods", "weak-own-word"],
    ["Window Seat", "plain-words"],
    ["Lantern Foods", "plain-word"],
    ["Titan Bakery", "brand-elsewhere"],
    ["Tavira 24", "digits-disregarded"],
    ["Flipkord", "alike-spelling"],
    ["Zomato", "rejected-brand"],
    ["Chutiya Chai", "rejected-offensive"],
    ["Lakshmi Foods", "rejected-sacred"],
    ["Nehru Novelties", "rejected-emblems"],
    ["National Bakery", "rejected-approval"],
    ["Neem Pvt Ltd", "rejected-misleading"],
  ])("gives %s the reason %s", (name, code) => {
    expect(listCodes(scoreName(name).legal)).toContain(code);
  });

  test("rates a rejected name very low, also in total", () => {
    const scores = scoreName("Zomato");
    expect(scores.legal.points).toBeLessThan(10);
    expect(scores.total).toBeLessThanOrEqual(20);
  });

  test("accepts a founder's own name", () => {
    const scores = scoreName("Sharma Sweets", { brief: { ...brief, founder: "Anita Sharma" } });
    expect(listCodes(scores.legal)).toContain("own-word");
    const sacredNameScores = scoreName("Lakshmi Bakes", {
      brief: { ...brief, founder: "Lakshmi" },
    });
    expect(sacredNameScores.legal.points).toBeGreaterThan(50);
  });
});

test("returns scores of 0 to 100 with known reasons for any text in any script", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 120 }),
    fc.string({ unit: "grapheme", maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(..."aeiouykhrsntp &-4अనم".split("")), maxLength: 40 }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const scores = scoreName(text);
      expect(Number.isInteger(scores.total) && scores.total >= 0 && scores.total <= 100).toBe(true);
      for (const measure of MEASURES) {
        const { points, reasons } = scores[measure];
        expect(Number.isInteger(points) && points >= 0 && points <= 100).toBe(true);
        expect(reasons.length).toBeGreaterThanOrEqual(1);
        expect(reasons.length).toBeLessThanOrEqual(4);
        for (const { code } of reasons) expect(REASONS[measure]).toContain(code);
      }
    }),
    { numRuns: 500 },
  );
});

test("ignores case and surrounding spaces", () => {
  for (const name of [...GOOD_NAMES, ...BAD_NAMES])
    expect(scoreName(`  ${name.toUpperCase()} `).legal.points).toBe(scoreName(name).legal.points);
});
