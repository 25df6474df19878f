import { expect, it } from "vitest";
import { EMPTY_DRAFT_BRIEF } from "../draft.ts";
import {
  type Answers,
  EMPTY_ANSWERS,
  decodeAnswers,
  encodeAnswers,
  parseDraftBrief,
} from "./answers.ts";

const FULL: Answers = {
  brief: {
    ...EMPTY_DRAFT_BRIEF,
    sentence: "Eggless केक & <b>bread</b> #1, ₹450 = 1 kg + box",
    name: "Meera’s 100% cakes 🎂",
    place: "Trunk Road?, Nellore",
    whatsapp: "+91 98480 22338",
    hours: "",
    delivery: "free",
    offers: [
      { name: "Brownies & bread", price: "₹1/2" },
      { name: "", price: "₹60" },
    ],
    businessTypeId: "bakery-and-cake-shop",
    businessTypeName: "Bakery & cake shop",
  },
  turn: 7,
  palette: 0,
  pairing: 2,
  board: "neon",
};

it("decodes a link to the answers that it encodes", () => {
  expect(decodeAnswers(encodeAnswers(FULL))).toEqual(FULL);
  expect(decodeAnswers(encodeAnswers(EMPTY_ANSWERS))).toEqual(EMPTY_ANSWERS);
  // Cleared fields stay cleared.
  const clearedAnswers = {
    ...EMPTY_ANSWERS,
    brief: { ...EMPTY_DRAFT_BRIEF, offers: [], place: "" },
  };
  expect(decodeAnswers(encodeAnswers(clearedAnswers))).toEqual(clearedAnswers);
});

it("decodes a mail's link, which has the fields in base64url", () => {
  const toMailLink = (query: string) => `#try?d=${Buffer.from(query).toString("base64url")}`;
  const query = encodeAnswers(FULL).slice("#try?".length);
  expect(decodeAnswers(toMailLink(query))).toEqual(FULL);
  expect(decodeAnswers(toMailLink("unknown=1"))).toBeUndefined();
  expect(decodeAnswers("#try?d=%%%")).toEqual(EMPTY_ANSWERS);
});

it("truncates overlong answers in a link, so that it can be decoded", () => {
  const longAnswers = {
    ...FULL,
    brief: {
      ...FULL.brief,
      sentence: "\ud83c".repeat(9000),
      offers: [{ name: "x".repeat(900), price: "" }],
    },
    turn: 5000,
  };
  const decoded = decodeAnswers(encodeAnswers(longAnswers));
  expect(decoded?.brief.sentence).toHaveLength(600);
  expect(decoded?.turn).toBe(999);
  expect(decoded?.brief.offers).toEqual([{ name: "x".repeat(40), price: "" }]);
});

it.each([
  "",
  "#try",
  "#faq?sentence=cakes",
  "#try?unknown=1",
  "#try?__proto__=1",
  "#try?offer7=x",
  "#try?offer0=x",
  "#try?delivery=drone",
  "#try?offers=x",
  "#try?palette=9",
  "#try?turn=-1",
  "#try?turn=1e3",
  "#try?pairing=1&pairing=2",
  "#try?board=glass",
  "#try?name=a&name=b",
  `#try?name=${"x".repeat(61)}`,
  `#try?offer1=${"x".repeat(41)}`,
  `#try?price6=${"x".repeat(31)}`,
  `#try?sentence=${"x".repeat(30_000)}`,
])("rejects the hash %.40s", (hash) => {
  expect(decodeAnswers(hash)).toBeUndefined();
});

it("parses empty form fields as undefined", () => {
  const form = new Map([
    ["sentence", "Bread ₹40"],
    ["place", ""],
    ["offer1", ""],
    ["price1", ""],
    ["delivery", "drone"],
  ]);
  expect(parseDraftBrief(form)).toEqual({ ...EMPTY_DRAFT_BRIEF, sentence: "Bread ₹40" });
});

it("decodes a hash with invalid percent escapes", () => {
  expect(decodeAnswers("#try?sentence=%E0%A4%A%&name=%")?.brief.name).toBe("%");
});
