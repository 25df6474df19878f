import { EMPTY_ANSWERS, decodeAnswers } from "#drafts/maker/answers.ts";
import { makeFile } from "#drafts/maker/make-file.ts";
import { problemsIn } from "#drafts/maker/problems.ts";
import { decodeBrief } from "#names/dialog/brief-codec.ts";
import { toDomainLabel } from "#names/dialog/domains.ts";
import { decodeSharedNames, toKey, parseName, parseShortlist } from "#names/dialog/shortlist.ts";
import { judge } from "#names/dialog/worker-handlers.ts";
import { readBrief } from "#names/engine/brief-reading.ts";
import { readTrade } from "#names/engine/trades.ts";
import { parseBill } from "#tools/bill/saved-bills.ts";
import { parseBills } from "#tools/bill/bills-file.ts";
import { emptyDraft, emptyLine } from "#tools/bill/draft.ts";
import { readLine } from "#tools/bill/read-line.ts";
import { isNumberAllowed, nextNumber } from "#tools/bill/series.ts";
import { buyerIdProblem, cleanTaxId } from "#tools/bill/tax-id.ts";
import { toDialNumber } from "#tools/bill/to-text.ts";
import { isUpiId, upiLink } from "#tools/bill/upi.ts";
import { cleanLine } from "#tools/kit/clean-text.ts";
import { cleanLabel, readField } from "#tools/kit/figures/fields.ts";
import { LIMITS } from "#drafts/draft.ts";
import { expectLinearTime } from "./linear-time.ts";

const UNITS = ["rupees", "percent", "months", "count", "hours", "date"] as const;

function draft(text: string): void {
  const brief = { ...EMPTY_ANSWERS.brief, sentence: text, name: text, place: text, whatsapp: text };
  problemsIn(brief);
  makeFile({ ...EMPTY_ANSWERS, brief }, "html", {});
}

function bill(text: string): void {
  parseBills(text);
  parseBill("a", { version: 1, paidOn: text, draft: { ...emptyDraft, number: text } });
  const figures = { quantity: text, rate: text, discount: text, tax: text, cess: text };
  readLine({ ...emptyLine, ...figures }, () => undefined);
  isNumberAllowed(text);
  nextNumber([{ number: text, date: "2026-11-23" }], "2026-11-24");
}

expectLinearTime({
  "a draft": draft,
  "a draft's link": (text) => [
    decodeAnswers(`#try?sentence=${text}`),
    decodeAnswers(`#try?${text}`),
    decodeAnswers(`#try?text.${text}`),
  ],
  "a brief of names": (text) => decodeBrief(new Map([["about", text]])),
  "what a brief of names says": (text) => [readBrief(text), readTrade(text)],
  "a name": (text) => {
    const name = parseName(text);
    return name && judge(name);
  },
  "names that are kept or sent": (text) => [
    toKey(text),
    toDomainLabel(text),
    parseShortlist(text),
    decodeSharedNames(new URLSearchParams({ shortlist: text })),
  ],
  "a figure of a calculator": (text) =>
    UNITS.map((unit) => readField({ unit, min: 0, max: 9 }, text)),
  "a label of a calculator": (text) => [cleanLabel(text), cleanLine(text)],
  "a bill": bill,
  "a bill's parties": (text) => [
    buyerIdProblem(cleanTaxId(text)),
    isUpiId(text),
    isUpiId(`a@${text}`),
    upiLink({ upiId: text, payee: text, amount: 1, note: text }),
    toDialNumber(text),
  ],
});

// Longer sentences are cut: within the limit, too, twice as much may not take three times as long.
expectLinearTime({ "a draft's sentence": draft }, LIMITS.sentence);
