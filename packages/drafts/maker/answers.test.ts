import { expect, it } from "vitest";
import { EMPTY_DRAFT_BRIEF } from "../draft.ts";
import { type Answers, EMPTY_ANSWERS, decodeAnswers, encodeAnswers } from "./answers.ts";

const FULL: Answers = {
  brief: {
    ...EMPTY_DRAFT_BRIEF,
    sentence: "Eggless केक & <b>bread</b> #1, ₹450 = 1 kg + box",
    name: "Meera’s 100% cakes 🎂",
    place: "Trunk Road?, Nellore",
    whatsapp: "+91 98480 22338",
    businessTypeId: "bakery-and-cake-shop",
    businessTypeName: "Bakery & cake shop",
  },
  turn: 7,
  palette: 0,
  pairing: 2,
  board: "neon",
  texts: { headline: "Cakes; since morning", "offer.0.price": "₹1/2", "title.offers": "Goods" },
};

it("decodes a link to the answers it was made from", () => {
  expect(decodeAnswers(encodeAnswers(FULL))).toEqual(FULL);
  expect(decodeAnswers(encodeAnswers(EMPTY_ANSWERS))).toEqual(EMPTY_ANSWERS);
});

it("writes a link that can be decoded, whatever was typed", () => {
  const long = {
    ...FULL,
    brief: { ...FULL.brief, sentence: "\ud83c".repeat(9000) },
    turn: 5000,
    texts: { about: "x".repeat(900), name: "" },
  };
  const back = decodeAnswers(encodeAnswers(long));
  expect(back?.brief.sentence).toHaveLength(600);
  expect(back?.turn).toBe(999);
  expect(back?.texts).toEqual({ about: "x".repeat(400) });
});

it.each([
  "",
  "#try",
  "#faq?sentence=cakes",
  "#try?unknown=1",
  "#try?__proto__=1",
  "#try?text.__proto__=1",
  "#try?text.constructor.prototype=x&text.=y",
  "#try?palette=9",
  "#try?turn=-1",
  "#try?turn=1e3",
  "#try?pairing=1&pairing=2",
  "#try?board=glass",
  "#try?name=a&name=b",
  `#try?name=${"x".repeat(61)}`,
  `#try?text.about=${"x".repeat(401)}`,
  `#try?${Array.from({ length: 61 }, (_, at) => `text.a${"abcdefghij"[at % 10]}.${at}=x`).join("&")}`,
  `#try?sentence=${"x".repeat(30_000)}`,
])("rejects the hash %.40s", (hash) => {
  expect(decodeAnswers(hash)).toBeUndefined();
});

it("reads invalid percent escapes without failing", () => {
  expect(decodeAnswers("#try?sentence=%E0%A4%A%&name=%")?.brief.name).toBe("%");
});
