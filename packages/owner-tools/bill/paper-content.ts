import { formatAmount, formatPaise, formatSignedAmount } from "@angadi/formats/rupees";
import { spellOutPaise } from "@angadi/formats/rupees-in-words";
import { cleanFileLine, cleanFileText } from "../kit/clean-text.ts";
import { formatPercent } from "../kit/figures/readers.ts";
import type { Bill } from "./compute-bill.ts";
import { paperCopy as copy } from "./copy.ts";
import { formatDay } from "@angadi/formats/format-date";
import { formatHalfRate, formatQuantity, formatUnitPrice } from "./figures.ts";
import { listCopyMarks, isServiceCode } from "./requirements.ts";
import { findState } from "./states.ts";
import { buildUpiLink, isUpiId } from "./upi.ts";

export type ColumnKey = "position" | "description" | "code" | "quantity" | "rate" | "tax" | "value";

export interface Party {
  label: string;
  name: string;
  lines: readonly string[];
}

export interface Detail {
  term: string;
  value: string;
  part?: "number" | "date" | "place" | "reverse";
}

/** A billed line; a column may be empty. */
export type PaperRow = Record<ColumnKey, string> & { discount: string };

/** All texts of a bill, for the screen, for printing and for the PDF. */
export type PaperContent = ReturnType<typeof toPaperContent>;

const COMMON_PARTS = ["title", "seller", "buyer", "lines", "sums", "total", "sign"];

/** The `data-part` names of the parts that a bill must show. */
export const listParts = ({ details, legend, delivery }: PaperContent): string[] => [
  ...COMMON_PARTS,
  ...details.flatMap(({ part }) => part ?? []),
  ...(legend ? ["legend"] : []),
  ...(delivery ? ["delivery"] : []),
];

/** From this number of lines on, the font is smaller, so that 60 lines fit on two A4 pages. */
const LONG_BILL_LINE_COUNT = 30;

export interface PaperOptions {
  /** Whether it is incomplete or cancelled, and therefore without payment code and copy mark. */
  isDraft: boolean;
  isCancelled?: boolean | undefined;
  /** Index of the copy's mark: 0 is the recipient's. */
  copyIndex?: number | undefined;
  /** The site's address, for the credit at the foot: "example.com". */
  host?: string | undefined;
}

/** Converts a bill to the texts that are shown and printed. */
export function toPaperContent(
  bill: Bill,
  { isDraft, isCancelled = false, copyIndex = 0, host }: PaperOptions,
) {
  const { draft, kind, sums } = bill;
  const { seller, buyer } = draft;
  const incompleteMark = { mark: copy.draft, note: copy.draftNote };
  const cancelledMark = { mark: copy.cancelled, note: copy.cancelledNote };
  return {
    title: copy.titles[kind],
    /** Set for an incomplete or cancelled bill. */
    statusMark: isCancelled ? cancelledMark : isDraft ? incompleteMark : undefined,
    /** Which copy of a tax invoice this is (rule 48); empty for drafts and other bills. */
    copyMark: isDraft ? "" : (listCopyMarks(bill)[copyIndex] ?? ""),
    /** The words of the composition scheme; empty for other bills. */
    legend: draft.registration === "composition" ? copy.legend : "",
    seller: toParty("", cleanFileLine(seller.name), [
      ...splitLines(seller.address),
      addLabel(copy.gstin, bill.sellerGstin),
      draft.registration === "none" ? addLabel(copy.pan, seller.pan.toUpperCase()) : "",
      [seller.phone, seller.email].map(cleanFileLine).filter(Boolean).join(" · "),
    ]),
    details: listDetails(bill),
    buyer: toParty(copy.billTo, cleanFileLine(buyer.name) || copy.cashSale, [
      ...splitLines(buyer.address),
      formatState(bill.buyerState),
      addLabel(copy.gstin, bill.buyerGstin),
    ]),
    delivery: toOptionalParty(copy.deliverTo, splitLines(buyer.delivery)),
    ...listRows(bill),
    isLong: draft.lines.length >= LONG_BILL_LINE_COUNT,
    sums: listSums(bill),
    reverseChargeNote: bill.input.reverseCharge && sums.tax > 0 ? copy.reverseChargeNote : "",
    total: { term: copy.total, value: formatPaise(sums.total) },
    amountInWords: { term: copy.inWords, value: spellOutPaise(sums.total) },
    upi: isDraft ? undefined : toUpiPayment(bill),
    bank: draft.account.trim()
      ? toOptionalParty(copy.bank, [
          ...splitLines(draft.bank),
          addLabel(copy.account, draft.account),
          addLabel(copy.ifsc, draft.ifsc.toUpperCase()),
        ])
      : undefined,
    note: toOptionalParty("", splitLines(draft.note)),
    terms: toOptionalParty(copy.terms, splitLines(draft.terms)),
    /** "Made free with Angadi" below the bill; empty if it is off. */
    credit: draft.showsCredit && host ? copy.credit(host) : "",
    /** Above and below the space for the signature. */
    signature: [`${copy.signedFor} ${cleanFileLine(seller.name)}`, copy.signature] as const,
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
  cleanFileText(text).split("\n").map(cleanFileLine).filter(Boolean);

/** "IFSC SBIN0000000"; empty if there is no value. */
const addLabel = (label: string, value: string): string =>
  cleanFileLine(value) && `${label} ${cleanFileLine(value)}`;

function formatState(code: string): string {
  const state = findState(code);
  return state ? `${state.name} (${state.code})` : "";
}

function listDetails({ draft, kind, input }: Bill): Detail[] {
  const placeOfSupply = formatState(input.placeOfSupply);
  const reverseCharge = input.reverseCharge ? copy.yes : copy.no;
  const details: Detail[] = [
    { term: copy.number, value: cleanFileLine(draft.number), part: "number" },
    { term: copy.date, value: formatDay(draft.date), part: "date" },
  ];
  if (draft.due !== "") details.push({ term: copy.due, value: formatDay(draft.due) });
  if (kind === "tax-invoice" || kind === "invoice-cum-bill") {
    details.push(
      { term: copy.placeOfSupply, value: placeOfSupply, part: "place" },
      { term: copy.reverseCharge, value: reverseCharge, part: "reverse" },
    );
  }
  return details;
}

/** Maximum length of a unit that stays on one line with its number. */
const MAX_UNBROKEN_UNIT_LENGTH = 10;

function listRows({ draft, input, sums }: Bill) {
  const labels = copy.lines;
  const isTaxed = input.registration === "regular";
  const includesTax = isTaxed && input.pricesIncludeTax && !input.reverseCharge;
  const rows = draft.lines.map((line, index): PaperRow => {
    const unit = cleanFileLine(line.unit);
    const {
      quantity = 0,
      rate = 0,
      taxRate = 0,
      cessRate = 0,
      discount,
    } = input.lines[index] ?? {};
    const { discount: discountAmount = 0, taxableValue = 0 } = sums.lines[index] ?? {};
    const percent = discount && "percent" in discount ? formatPercent(discount.percent) : "";
    return {
      position: String(index + 1),
      description: cleanFileLine(line.name),
      discount:
        discountAmount > 0 ? labels.formatDiscount(percent || formatAmount(discountAmount)) : "",
      code: cleanFileLine(line.code),
      quantity: [formatQuantity(quantity), unit].join(
        unit.length > MAX_UNBROKEN_UNIT_LENGTH ? " " : "\u00a0",
      ),
      rate: formatUnitPrice(rate),
      tax: [
        taxRate + cessRate === 0 ? labels.untaxed : formatPercent(taxRate),
        cessRate > 0 && labels.formatCess(formatPercent(cessRate)),
      ]
        .filter(Boolean)
        .join(" "),
      value: formatAmount(taxableValue),
    };
  });
  const codeNames = new Set(
    rows.map(({ code }) => code && labels.codes[isServiceCode(code) ? "sac" : "hsn"]),
  );
  codeNames.delete("");
  const columns: { key: ColumnKey; heading: string }[] = [
    { key: "position", heading: labels.position },
    { key: "description", heading: labels.description },
    { key: "code", heading: [...codeNames].toSorted().join("/") },
    { key: "quantity", heading: labels.quantity },
    { key: "rate", heading: includesTax ? labels.rateWithTax : labels.rate },
    { key: "tax", heading: isTaxed ? labels.tax : "" },
    { key: "value", heading: isTaxed ? labels.taxableValue : labels.value },
  ];
  return { rows, columns: columns.filter(({ heading }) => heading !== "") };
}

const toAmountDetail = (term: string, paise: number): Detail => ({
  term,
  value: formatAmount(paise),
});

function listSums(bill: Bill): Detail[] {
  const { kind, input, sums } = bill;
  const isTaxed = input.registration === "regular" && kind !== "bill-of-supply";
  const details = [
    toAmountDetail(isTaxed ? copy.valueBeforeTax : copy.value, sums.taxableValue),
    ...(isTaxed ? listTaxes(bill) : []),
  ];
  if (sums.freightTaxableValue > 0) {
    const goodsDetail = toAmountDetail(copy.linesValue, sums.linesTaxableValue);
    details.unshift(goodsDetail, toAmountDetail(copy.freight, sums.freightTaxableValue));
  }
  if (sums.roundOff === 0) return details;
  return [...details, { term: copy.roundOff, value: formatSignedAmount(sums.roundOff) }];
}

/** The taxes of each rate: CGST and SGST, or IGST, and the cess. */
function listTaxes({ input, sums }: Bill): Detail[] {
  const { cgst, sgst, utgst, igst, cess, formatTax } = copy.taxes;
  const { sellerState, placeOfSupply } = input;
  const stateTax = findState(placeOfSupply)?.hasUtgst ? utgst : sgst;
  return sums.rates.flatMap((rate) => {
    const { taxRate, cessRate, taxableValue } = rate;
    const toTaxDetail = (name: string, percent: string, amount: number) =>
      toAmountDetail(formatTax(name, percent, formatAmount(taxableValue)), amount);
    const halfRate = formatHalfRate(taxRate);
    const taxes =
      sellerState === placeOfSupply
        ? [toTaxDetail(cgst, halfRate, rate.cgst), toTaxDetail(stateTax, halfRate, rate.sgst)]
        : [toTaxDetail(igst, formatPercent(taxRate), rate.igst)];
    return [
      ...(taxRate > 0 ? taxes : []),
      ...(cessRate > 0 ? [toTaxDetail(cess, formatPercent(cessRate), rate.cess)] : []),
    ];
  });
}

function toUpiPayment({ draft, sums }: Bill) {
  const { upi, number, seller } = draft;
  if (!isUpiId(upi) || sums.total <= 0) return undefined;
  const note = `${copy.titles.bill} ${number}`;
  return {
    ...toParty(copy.payByUpi, "", [upi.trim(), copy.scanToPay(formatPaise(sums.total))]),
    link: buildUpiLink({ upiId: upi, payee: seller.name, amount: sums.total, note }),
  };
}
