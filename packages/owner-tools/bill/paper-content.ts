import { formatAmount, formatPaise, formatSignedAmount } from "@angadi/formats/rupees";
import { rupeesInWords } from "@angadi/formats/rupees-in-words";
import { cleanLine, cleanText } from "../kit/clean-text.ts";
import { formatPercent } from "../kit/figures/readers.ts";
import type { Bill } from "./compute-bill.ts";
import { paperCopy as copy } from "./copy.ts";
import { formatDay, formatHalf, formatQuantity, formatUnitPrice } from "./figures.ts";
import { copyMarks, isServiceCode } from "./requirements.ts";
import { findState } from "./states.ts";
import { buildUpiLink, isUpiId } from "./upi.ts";

export type ColumnKey = "place" | "description" | "code" | "quantity" | "rate" | "tax" | "value";

export interface Party {
  label: string;
  name: string;
  lines: readonly string[];
}

/** A term and its value, e.g. "Date" and "23 Nov 2026". */
export interface Fact {
  term: string;
  value: string;
  part?: "number" | "date" | "place" | "reverse";
}

/** A billed line; a column may be empty. */
export type PaperRow = Record<ColumnKey, string> & { discount: string };

/** All that the paper of a bill says, as text: on screen, in print and in the PDF. */
export type PaperContent = ReturnType<typeof toPaperContent>;

const PARTS = ["title", "seller", "buyer", "lines", "sums", "total", "sign"];

/** The parts that a paper must show, marked with `data-part`. */
export const listParts = ({ facts, legend, delivery }: PaperContent): string[] => [
  ...PARTS,
  ...facts.flatMap(({ part }) => part ?? []),
  ...(legend ? ["legend"] : []),
  ...(delivery ? ["delivery"] : []),
];

/** Minimum number of lines for the smaller type, in which 60 lines fit two A4 pages. */
const MANY_LINES = 30;

export interface PaperOptions {
  /** Incomplete or cancelled: such a paper has no payment code and no copy mark. */
  isDraft: boolean;
  isCancelled?: boolean | undefined;
  /** Index of the copy's mark: 0 is the recipient's. */
  copyIndex?: number | undefined;
}

/** Composes the texts of a bill's paper. */
export function toPaperContent(
  bill: Bill,
  { isDraft, isCancelled = false, copyIndex = 0 }: PaperOptions,
) {
  const { draft, kind, sums } = bill;
  const { seller, buyer } = draft;
  const unfinished = { mark: copy.draft, note: copy.draftNote };
  const cancelled = { mark: copy.cancelled, note: copy.cancelledNote };
  return {
    title: copy.titles[kind],
    /** Set for an incomplete or cancelled bill. */
    draft: isCancelled ? cancelled : isDraft ? unfinished : undefined,
    /** Which copy of a tax invoice this is (rule 48); empty for drafts and other bills. */
    copyMark: isDraft ? "" : (copyMarks(bill)[copyIndex] ?? ""),
    /** The words of the composition scheme; empty for other bills. */
    legend: draft.registration === "composition" ? copy.legend : "",
    seller: toParty("", cleanLine(seller.name), [
      ...splitLines(seller.address),
      withLabel(copy.gstin, bill.sellerGstin),
      draft.registration === "none" ? withLabel(copy.pan, seller.pan.toUpperCase()) : "",
      [seller.phone, seller.email].map(cleanLine).filter(Boolean).join(" · "),
    ]),
    facts: listFacts(bill),
    buyer: toParty(copy.billTo, cleanLine(buyer.name) || copy.cash, [
      ...splitLines(buyer.address),
      formatState(bill.buyerState),
      withLabel(copy.gstin, bill.buyerGstin),
    ]),
    delivery: toOptionalParty(copy.deliverTo, splitLines(buyer.delivery)),
    ...listRows(bill),
    isLong: draft.lines.length >= MANY_LINES,
    /** From the value before tax to the total. */
    sums: listSums(bill),
    reverseNote: bill.figures.reverseCharge && sums.tax > 0 ? copy.reverseNote : "",
    total: { term: copy.total, value: formatPaise(sums.total) },
    words: { term: copy.inWords, value: rupeesInWords(sums.total) },
    upi: isDraft ? undefined : toUpi(bill),
    bank: draft.account.trim()
      ? toOptionalParty(copy.bank, [
          ...splitLines(draft.bank),
          withLabel(copy.account, draft.account),
          withLabel(copy.ifsc, draft.ifsc.toUpperCase()),
        ])
      : undefined,
    note: toOptionalParty("", splitLines(draft.note)),
    terms: toOptionalParty(copy.terms, splitLines(draft.terms)),
    /** Above and below the space for the signature. */
    sign: [`${copy.signsFor} ${cleanLine(seller.name)}`, copy.signature] as const,
  };
}

const toParty = (label: string, name: string, lines: readonly string[]): Party => ({
  label,
  name,
  lines: lines.filter(Boolean),
});

const toOptionalParty = (label: string, lines: readonly string[]): Party | undefined =>
  lines.length > 0 ? toParty(label, "", lines) : undefined;

const splitLines = (text: string): string[] =>
  cleanText(text).split("\n").map(cleanLine).filter(Boolean);

/** "IFSC SBIN0000000", or nothing without a value. */
const withLabel = (label: string, value: string): string =>
  cleanLine(value) && `${label} ${cleanLine(value)}`;

function formatState(code: string): string {
  const state = findState(code);
  return state ? `${state.name} (${state.code})` : "";
}

function listFacts({ draft, kind, figures }: Bill): Fact[] {
  const place = formatState(figures.placeOfSupply);
  const reverseCharge = figures.reverseCharge ? copy.yes : copy.no;
  const facts: Fact[] = [
    { term: copy.number, value: cleanLine(draft.number), part: "number" },
    { term: copy.date, value: formatDay(draft.date), part: "date" },
  ];
  if (draft.due !== "") facts.push({ term: copy.due, value: formatDay(draft.due) });
  if (kind === "tax-invoice" || kind === "invoice-cum-bill") {
    facts.push(
      { term: copy.placeOfSupply, value: place, part: "place" },
      { term: copy.reverseCharge, value: reverseCharge, part: "reverse" },
    );
  }
  return facts;
}

/** Longest unit that stays on one line with its number. */
const SHORT_UNIT = 10;

function listRows({ draft, figures, sums }: Bill) {
  const heads = copy.lines;
  const isTaxed = figures.registration === "regular";
  const includesTax = isTaxed && figures.pricesIncludeTax && !figures.reverseCharge;
  const rows = draft.lines.map((line, index): PaperRow => {
    const unit = cleanLine(line.unit);
    const { quantity = 0, rate = 0, tax = 0, cess = 0, discount } = figures.lines[index] ?? {};
    const { discount: less = 0, taxable = 0 } = sums.lines[index] ?? {};
    const percent = discount && "percent" in discount ? formatPercent(discount.percent) : "";
    return {
      place: String(index + 1),
      description: cleanLine(line.name),
      discount: less > 0 ? heads.less(percent || formatAmount(less)) : "",
      code: cleanLine(line.code),
      quantity: [formatQuantity(quantity), unit].join(unit.length > SHORT_UNIT ? " " : "\u00a0"),
      rate: formatUnitPrice(rate),
      tax: [
        tax + cess === 0 ? heads.untaxed : formatPercent(tax),
        cess > 0 && heads.cess(formatPercent(cess)),
      ]
        .filter(Boolean)
        .join(" "),
      value: formatAmount(taxable),
    };
  });
  const codes = new Set(
    rows.map(({ code }) => code && heads.codes[isServiceCode(code) ? "sac" : "hsn"]),
  );
  codes.delete("");
  const columns: { key: ColumnKey; head: string }[] = [
    { key: "place", head: heads.place },
    { key: "description", head: heads.description },
    { key: "code", head: [...codes].toSorted().join("/") },
    { key: "quantity", head: heads.quantity },
    { key: "rate", head: includesTax ? heads.rateWithTax : heads.rate },
    { key: "tax", head: isTaxed ? heads.tax : "" },
    { key: "value", head: isTaxed ? heads.taxableValue : heads.value },
  ];
  return { rows, columns: columns.filter(({ head }) => head !== "") };
}

const toFact = (term: string, paise: number): Fact => ({ term, value: formatAmount(paise) });

function listSums(bill: Bill): Fact[] {
  const { kind, figures, sums } = bill;
  const isTaxed = figures.registration === "regular" && kind !== "bill-of-supply";
  const facts = [
    toFact(isTaxed ? copy.taxable : copy.value, sums.taxable),
    ...(isTaxed ? listTaxes(bill) : []),
  ];
  if (sums.freightTaxable > 0) {
    const goods = toFact(copy.linesValue, sums.linesTaxable);
    facts.unshift(goods, toFact(copy.freight, sums.freightTaxable));
  }
  if (sums.roundOff === 0) return facts;
  return [...facts, { term: copy.roundOff, value: formatSignedAmount(sums.roundOff) }];
}

/** The taxes of each rate: two halves or one whole, and the cess. */
function listTaxes({ figures, sums }: Bill): Fact[] {
  const { cgst, sgst, utgst, igst, cess, on } = copy.taxes;
  const { sellerState, placeOfSupply } = figures;
  const stateTax = findState(placeOfSupply)?.isTerritory ? utgst : sgst;
  return sums.rates.flatMap((rate) => {
    const { tax, cessRate, taxable } = rate;
    const onTaxable = (name: string, percent: string, amount: number) =>
      toFact(on(name, percent, formatAmount(taxable)), amount);
    const half = formatHalf(tax);
    const taxes =
      sellerState === placeOfSupply
        ? [onTaxable(cgst, half, rate.cgst), onTaxable(stateTax, half, rate.sgst)]
        : [onTaxable(igst, formatPercent(tax), rate.igst)];
    return [
      ...(tax > 0 ? taxes : []),
      ...(cessRate > 0 ? [onTaxable(cess, formatPercent(cessRate), rate.cess)] : []),
    ];
  });
}

function toUpi({ draft, sums }: Bill) {
  const { upi, number, seller } = draft;
  if (!isUpiId(upi) || sums.total <= 0) return undefined;
  const note = `${copy.titles.bill} ${number}`;
  return {
    ...toParty(copy.pay, "", [upi.trim(), copy.scan(formatPaise(sums.total))]),
    link: buildUpiLink({ upiId: upi, payee: seller.name, amount: sums.total, note }),
  };
}
