import { expect, it } from "vitest";
import { layOutText } from "./lay-out-text.ts";
import { splitPhrases } from "./split-phrases.ts";

it.each([
  ["Smt. Savitri Devi Public School", "Smt. Savitri Devi|Public|School"],
  ["Dr. Rao Dental Clinic", "Dr. Rao|Dental|Clinic"],
  ["Dr. Mehta's Skin & Hair Clinic", "Dr. Mehta's|Skin &|Hair|Clinic"],
  ["Dr. R. K. Bansal Hospital", "Dr. R. K. Bansal|Hospital"],
  ["Meera K.", "Meera K."],
  ["S. K. Sharma & Co.", "S. K. Sharma & Co."],
  ["Hotel A. K. Palace", "Hotel A. K. Palace"],
  ["The House of Silks", "The House|of Silks"],
  ["श्री गणेश भंडार", "श्री गणेश|भंडार"],
  ["Amma's Ice Cream Parlour", "Amma's|Ice Cream|Parlour"],
])("keeps titles, initials and & of %s with their words", (text, phrases) => {
  expect(splitPhrases(text).join("|")).toBe(phrases);
});

it.each([
  ["Dr. Meenakshi Sundaram Dental Clinic", "Dr. Meenakshi Sundaram|Dental Clinic"],
  ["Raghunath Prasad & Sons Cloth Merchants", "Raghunath Prasad & Sons|Cloth Merchants"],
  ["St. Thomas Music & Arts Centre", "St. Thomas|Music & Arts Centre"],
  ["Bismillah Chicken & Fish Centre", "Bismillah|Chicken & Fish Centre"],
  ["Royal Tyres & Wheel Care", "Royal Tyres &|Wheel Care"],
])("breaks %s at the best balanced place", (text, lines) => {
  const area = { x: 0, y: 0, width: 600, height: 400 };
  const options = { face: "figtree", colour: "#000000", maxLines: 2 } as const;
  expect(
    layOutText(text, area, options)
      .map((line) => line.text)
      .join("|"),
  ).toBe(lines);
});
