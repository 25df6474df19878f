import { EMPTY_ANSWERS, decodeAnswers } from "@angadi/drafts/maker/answers";
import { makeFile } from "@angadi/drafts/maker/make-file";
import { getProblemMessages } from "@angadi/drafts/maker/problems";
import { decodeBrief } from "@angadi/names/dialog/brief-codec";
import { toDomainLabel } from "@angadi/names/dialog/domains";
import {
  decodeSharedNames,
  toNameKey,
  parseName,
  parseShortlist,
} from "@angadi/names/dialog/shortlist";
import { judgeName } from "@angadi/names/dialog/worker-handlers";
import { readBrief } from "@angadi/names/engine/reading/brief-reading";
import { readTrade } from "@angadi/names/engine/reading/trades";
import { parseBill } from "@angadi/owner-tools/bill/saved-bills";
import { emptyDraft, emptyLine } from "@angadi/owner-tools/bill/draft";
import { readLine } from "@angadi/owner-tools/bill/read-line";
import { isNumberAllowed, findNextNumber } from "@angadi/owner-tools/bill/series";
import { findBuyerIdProblem, cleanTaxId } from "@angadi/owner-tools/bill/tax-id";
import { toDialNumber } from "@angadi/owner-tools/bill/to-text";
import { isUpiId, buildUpiLink } from "@angadi/owner-tools/bill/upi";
import { cleanFileLine } from "@angadi/owner-tools/kit/clean-text";
import { cleanLabel, readField } from "@angadi/owner-tools/kit/figures/fields";
import { BRIEF_LIMITS } from "@angadi/drafts/draft";
import { testLinearTime } from "./linear-time.ts";

const UNITS = ["rupees", "percent", "months", "count", "hours", "date"] as const;

function makeDraftFiles(text: string): void {
  const offers = [{ name: text, price: text }];
  const fields = { name: text, place: text, whatsapp: text, hours: text, offers };
  const brief = { ...EMPTY_ANSWERS.brief, sentence: text, ...fields };
  getProblemMessages(brief);
  makeFile({ ...EMPTY_ANSWERS, brief }, "html", {});
  makeFile({ ...EMPTY_ANSWERS, brief: { ...EMPTY_ANSWERS.brief, sentence: text } }, "html", {});
}

function readBill(text: string): void {
  parseBill("a", {
    version: 1,
    status: "issued",
    savedAt: 0,
    paidOn: text,
    draft: { ...emptyDraft, number: text },
  });
  const figures = { quantity: text, rate: text, discount: text, tax: text, cess: text };
  readLine({ ...emptyLine, ...figures }, () => undefined);
  isNumberAllowed(text);
  findNextNumber([{ number: text, date: "2026-11-23" }], "2026-11-24");
}

testLinearTime({
  "a draft": makeDraftFiles,
  "a draft's link": (text) => [
    decodeAnswers(`#try?sentence=${text}`),
    decodeAnswers(`#try?${text}`),
    decodeAnswers(`#try?offer1=${text}`),
  ],
  "a brief of names": (text) => decodeBrief(new Map([["about", text]])),
  "the trade in a brief of names": (text) => [readBrief(text), readTrade(text)],
  "a name": (text) => {
    const name = parseName(text);
    return name && judgeName(name);
  },
  "saved and shared names": (text) => [
    toNameKey(text),
    toDomainLabel(text),
    parseShortlist(text),
    decodeSharedNames(new URLSearchParams({ shortlist: text })),
  ],
  "a figure of a calculator": (text) =>
    UNITS.map((unit) => readField({ unit, min: 0, max: 9 }, text)),
  "a label of a calculator": (text) => [cleanLabel(text), cleanFileLine(text)],
  "a bill": readBill,
  "a bill's parties": (text) => [
    findBuyerIdProblem(cleanTaxId(text)),
    isUpiId(text),
    isUpiId(`a@${text}`),
    buildUpiLink({ upiId: text, payee: text, amount: 1, note: text }),
    toDialNumber(text),
  ],
});

// Longer sentences are cut; up to the limit, twice the text may not take three times as long.
testLinearTime({ "a draft's sentence": makeDraftFiles }, BRIEF_LIMITS.sentence);
