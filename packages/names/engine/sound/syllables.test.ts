import { expect, test } from "vitest";
import { countWordSyllables } from "./syllables.ts";

/** Syllables counted by ear, for English and Indian words typical of shop names. */
const COUNTS: Readonly<Record<number, string>> = {
  1: `cake bread loom spice thread knight lamp stone shine store tea chai naan dal ghee peel bloom cream
    taste leaf breeze kraft bowl chowk rang roots weave bakes cakes baked thyme wheel`,
  2: `kitchen  table maple cotton silver nutmeg pepper cookie garden ginger flower
    tailor candle butter honey juicy coffee salon lakeside homemade cakebox spices
    angan dosa mithai mirchi haldi rasoi chandan sugandh dukaan bazaar kamal gulab
    thali lassi kurta sari payal chandni madhur swastha aangan vastra deepam kapda nadi
    sundar titli ruchi kesar moti mitti jhumka  café pune roses dishes planted brightly`,
  3: `angadi tamarind cinnamon bakery banana potato pottery jewellery tailoring
    anchoring gallery chocolate umbrella masala namaste marigold samosa sitara
    kirana kalakar phulkari biryani suvarna rangoli gulmohar sandalwood studio radio
    yashoda aparna manjari sugandha bhojanam suruchi area idea creation`,
  4: `pistachio parampara annapurna kalamkari pochampally sanjeevani vidyalaya
    avakaya interior information watermelon saraswati collectible namaskaram`,
  5: `university mahabharatam refrigerator`,
};

const CASES = Object.entries(COUNTS).flatMap(([count, words]) =>
  words.split(/\s+/).map((word) => ({ word, count: Number(count) })),
);

test("counts the syllables of 150 words, at least 92 % correctly", () => {
  const miscounted = CASES.filter(({ word, count }) => countWordSyllables(word) !== count);
  expect(CASES.length).toBeGreaterThan(120);
  expect(miscounted.length / CASES.length).toBeLessThanOrEqual(0.08);
});

test.each([
  ["cakebox", 2],
  ["homemade", 2],
  ["Café", 2],
  ["Angadi", 3],
  ["", 0],
  ["नीम", 0],
])("counts the syllables of %s: %i", (word, count) => {
  expect(countWordSyllables(word)).toBe(count);
});
