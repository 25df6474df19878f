import { expect, it } from "vitest";
import { EMPTY_DRAFT_BRIEF, type Words } from "../draft.ts";
import { makeDraft } from "./make-draft.ts";
import { problemsOf } from "./problems.ts";

const known = (words: readonly Words[]) => words.filter((one) => one.known).map(({ text }) => text);

it.each([
  [
    "I bake eggless cakes and brownies in Banjara Hills, Hyderabad. Cakes from ₹450 a kg, brownies ₹80 each. Home delivery, open 9 to 9, closed on Mondays.",
    "Eggless cakes and brownies in Banjara Hills, Hyderabad",
    ["Eggless", "Home delivery"],
    ["9 to 9", "Closed on Mondays"],
    ["From ₹450 a kg", "₹80 each"],
    "Banjara Hills, Hyderabad",
  ],
  [
    "I repair ACs in Indore, ₹499 a visit, gas refill ₹2,200, 9 to 8 all days",
    "ACs repaired in Indore",
    ["₹499 a visit"],
    ["9 to 8 all days"],
    ["₹2,200"],
    "Indore",
  ],
  [
    "Violin lessons in Mylapore, ₹800 a lesson, evenings and Sundays",
    "Violin lessons in Mylapore",
    ["₹800 a lesson"],
    ["Evenings and Sundays"],
    [],
    "Mylapore",
  ],
  [
    "Mithai ki dukaan Nagpur mein, 1998 se",
    "Mithai ki dukaan Nagpur mein",
    ["Since 1998"],
    [],
    [],
    "Nagpur",
  ],
  [
    "Pure veg dhaba on NH 44, open 24 hours. Thali ₹120, chai Rs 15/-",
    "Pure veg dhaba",
    ["Pure veg"],
    ["24 hours"],
    ["₹120", "₹15"],
    "",
  ],
  [
    "We teach class 8 to 12 in Pune, no home visits",
    "We teach class 8 to 12 in Pune",
    [],
    [],
    [],
    "Pune",
  ],
  [
    "Saree shop near Charminar. Open Sundays. Since 1962.",
    "Saree shop near Charminar",
    ["Since 1962"],
    ["Open Sundays"],
    [],
    "Near Charminar",
  ],
  [
    "Beauty parlour, starting 499, subah 10 se sham 8 baje",
    "Beauty parlour",
    ["From ₹499"],
    ["Subah 10 se sham 8 baje"],
    [],
    "",
  ],
  // Of several goods nobody can tell whose price it is.
  [
    "We bake eggless cakes and brownies in Nellore, from ₹450 a kg",
    "Eggless cakes and brownies in Nellore",
    ["Eggless", "From ₹450 a kg"],
    [],
    [],
    "Nellore",
  ],
  ["We sell cakes, ₹450 a kg", "Cakes", [], [], ["₹450 a kg"], ""],
  [
    "Cycle repair and washing in Guntur",
    "Cycle repair and washing in Guntur",
    [],
    [],
    [],
    "Guntur",
  ],
  [
    "Maths tuition for classes 8 to 10 at ₹1,200 a month in Guntur",
    "Maths tuition for classes 8 to 10 in Guntur",
    [],
    [],
    ["₹1,200 a month"],
    "Guntur",
  ],
  [
    "हम नेल्लोर में बिना अंडे का केक बनाते हैं, ४५० रुपये किलो, सुबह ९ से रात ९ बजे तक, १९९८ से",
    "हम नेल्लोर में बिना अंडे का केक बनाते हैं",
    ["Eggless", "Since 1998", "₹450 प्रति किलो"],
    ["सुबह 9 से रात 9 बजे तक"],
    [],
    "",
  ],
  [
    "ब्लाउज सिलाई 450 रुपये और साड़ी फॉल रु. ८०, 25 साल का अनुभव, रविवार को बंद, होम डिलीवरी नहीं",
    "ब्लाउज सिलाई और साड़ी फॉल",
    ["25 years"],
    ["रविवार को बंद"],
    ["₹450", "₹80"],
    "",
  ],
  // Sizes of a group, not times.
  ["योग क्लास, 6 से 8 लोग", "योग क्लास", [], [], [], ""],
])("%s", (sentence, headline, facts, times, prices, place) => {
  const draft = makeDraft({ ...EMPTY_DRAFT_BRIEF, sentence });
  expect({
    headline: draft.headline.text,
    facts: draft.facts,
    times: known(draft.times),
    prices: known(draft.offers.map((offer) => offer.price)),
    place: known([draft.place])[0] ?? "",
  }).toEqual({ headline, facts, times, prices, place });
});

it("reads the trade and the number of a sentence in another script", () => {
  const sentence = "साड़ी की दुकान, फोन ९८४८० २२३३८";
  const draft = makeDraft({ ...EMPTY_DRAFT_BRIEF, sentence });
  expect([draft.trade, draft.phone?.dial]).toEqual(["saree-shop", "919848022338"]);
  const telugu = { ...EMPTY_DRAFT_BRIEF, sentence: "కేక్ ₹౪౫౦", whatsapp: "౯౮౪౮౦ ౨౨౩౩౮" };
  expect(problemsOf(telugu)).toEqual([]);
  expect(makeDraft(telugu).offers[0]?.price.text).toBe("₹450");
});
