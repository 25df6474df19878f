import { expect, it } from "vitest";
import { type DraftBrief, EMPTY_DRAFT_BRIEF } from "../draft.ts";
import { makeDraft } from "./make-draft.ts";

const makeTestDraft = (brief: Partial<DraftBrief>) => makeDraft({ ...EMPTY_DRAFT_BRIEF, ...brief });

/** The known texts in the order of the page, from the headline to the about. */
function listTexts(brief: Partial<DraftBrief>) {
  const { headline, delivery, offers, about, hours } = makeTestDraft(brief);
  const goods = offers.flatMap(({ name, price }) => [name, price]);
  return [headline, { text: delivery, isKnown: delivery !== "" }, ...goods, hours, about]
    .filter(({ isKnown }) => isKnown)
    .map(({ text }) => text);
}

it.each([
  [
    "Home bakery in Nellore, eggless cakes ₹450 a kg, since 1998, home delivery",
    [
      "Home bakery in Nellore",
      "Delivered to your door",
      "Eggless cakes",
      "₹450 a kg",
      "Since 1998.",
    ],
  ],
  ["Eggless cakes in Nellore", ["Eggless cakes in Nellore"]],
  [
    "Brownies ₹60 each and bread ₹40 in Nellore, 9 to 9",
    ["Brownies and bread in Nellore", "Brownies", "₹60 each", "Bread", "₹40", "9 to 9"],
  ],
  ["हम नेल्लोर में केक बनाते हैं, केक ₹४५० किलो, १९९८ से", ["हम नेल्लोर में केक बनाते हैं", "केक ₹४५० किलो, १९९८ से।"]],
  ["Meera's bakery\nCakes ₹450\nSince 1998", ["Meera’s bakery", "Cakes", "₹450", "Since 1998."]],
  ["We repair ACs. No home delivery.", ["We repair ACs", "No home delivery."]],
])("says each thing once: %s", (sentence, texts) => {
  expect(listTexts({ sentence })).toEqual(texts);
});

it("leaves the delivery out of the headline if the line below states it", () => {
  const sentence = "Home delivery of tiffin in Pune";
  expect(listTexts({ sentence })).toEqual([sentence]);
  expect(listTexts({ sentence, delivery: "free" })).toEqual(["Delivered free", `${sentence}.`]);
  const businessTypeName = "Tiffin service";
  expect(listTexts({ sentence, delivery: "free", businessTypeName })).toEqual([
    "Tiffin service in Pune",
    "Delivered free",
    `${sentence}.`,
  ]);
});

it("shows a corrected price only as corrected, and a plain number in rupees", () => {
  const sentence = "Home bakery, cakes ₹450";
  const texts = listTexts({ sentence, offers: [{ name: "cakes", price: "500" }] });
  expect(texts).toEqual(["Home bakery", "Cakes", "₹500"]);
});

it.each([
  ["Kirana store in Guntur", "kirana-store"],
  ["साड़ी की दुकान", "saree-shop"],
  ["I teach violin", "music-classes"],
  ["Wood pressed oil in Salem", "flour-and-oil-mill"],
  ["We do camera install", "cctv-installer"],
])("fills the page of %s with placeholder offers of its trade", (sentence, expectedTradeId) => {
  const { tradeId, offers } = makeTestDraft({ sentence });
  expect(tradeId).toBe(expectedTradeId);
  expect(offers.map(({ name }) => name.isKnown)).toEqual([false, false, false]);
});

it("chooses pictures for offers by their words, different from the large one", () => {
  const names = ["Half kg cakes", "Cookies", "Batteries", "Gift boxes", "First reading"];
  const { offers, picture } = makeTestDraft({
    businessTypeId: "gift-and-toy-shop",
    offers: names.map((name) => ({ name, price: "" })),
  });
  const pictures = offers.map((offer) => offer.picture);
  expect(pictures.slice(0, 4)).toEqual(["cake", "cookie", "battery", "parcel"]);
  expect(pictures).not.toContain(picture);
});

it("offers orders at a restaurant that delivers, and bookings at others", () => {
  const businessTypeId = "restaurant";
  expect(makeTestDraft({ businessTypeId, sentence: "Meals, home delivery" }).action).toBe("order");
  expect(makeTestDraft({ businessTypeId, sentence: "Meals, no home delivery" }).action).toBe(
    "book",
  );
});
