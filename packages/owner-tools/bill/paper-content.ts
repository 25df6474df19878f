import { formatAmount, formatPaise, formatSignedAmount } from "@angadi/formats/rupees";
import { rupeesInWords } from "@angadi/formats/rupees-in-words";
import { cleanLine, cleanText } from "../kit/clean-text.ts";
import { formatPercent } from "../kit/figures/readers.ts";
import type { Bill } from "./compute-bill.ts";
import { paperCopy as copy } from "./copy.ts";
import { formatDay, formatHalf, formatQuantity, formatUnitPrice } from "./figures.ts";
import { listCopyMarks, isServiceCode } from "./requirements.ts";
import { findState } from "./states.ts";
import { buildUpiLink, isUpiId } from "./upi.ts";

export type ColumnKey = "place" | "description" | "code" | "quantity" | "rate" | "tax" | "value";

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

/** All texts of a bill, for the screen, the print and the PDF. */
export type PaperContent = ReturnType<typeof toPaperContent>;

const PART_NAMES = ["title", "seller", "buyer", "lines", "sums", "total", "sign"];

/** The `data-part` names of the parts that a bill must show. */
export const listParts = ({ details, legend, delivery }: PaperContent): string[] => [
  ...PART_NAMES,
  ...details.flatMap(({ part }) => part ?? []),
  ...(legend ? ["legend"] : []),
  ...(delivery ? ["delivery"] : []),
];

/** Number of lines from which the font is smaller, so that 60 lines fit on two A4 pages. */
const LONG_BILL_LINES = 30;

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
  const incomplete = { mark: copy.draft, note: copy.draftNote };
  const cancelled = { mark: copy.cancelled, note: copy.cancelledNote };
  return {
    title: copy.titles[kind],
    /** Set for an incomplete or cancelled bill. */
    draftMark: isCancelled ? cancelled : isDraft ? incomplete : undefined,
    /** Which copy of a tax invoice this is (rule 48); empty for drafts and other bills. */
    copyMark: isDraft ? "" : (listCopyMarks(bill)[copyIndex] ?? ""),
    /** The words of the composition scheme; empty for other bills. */
    legend: draft.registration === "composition" ? copy.legend : "",
    seller: toParty("", cleanLine(seller.name), [
      ...splitLines(seller.address),
      withLabel(copy.gstin, bill.sellerGstin),
      draft.registration === "none" ? withLabel(copy.pan, seller.pan.toUpperCase()) : "",
      [seller.phone, seller.email].map(cleanLine).filter(Boolean).join(" · "),
    ]),
    details: listDetails(bill),
    buyer: toParty(copy.billTo, cleanLine(buyer.name) || copy.cash, [
      ...splitLines(buyer.address),
      formatState(bill.buyerState),
      withLabel(copy.gstin, bill.buyerGstin),
    ]),
    delivery: toOptionalParty(copy.deliverTo, splitLines(buyer.delivery)),
    ...listRows(bill),
    isLong: draft.lines.length >= LONG_BILL_LINES,
    sums: listSums(bill),
    reverseChargeNote: bill.input.reverseCharge && sums.tax > 0 ? copy.reverseNote : "",
    total: { term: copy.total, value: formatPaise(sums.total) },
    amountInWords: { term: copy.inWords, value: rupeesInWords(sums.total) },
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
    /** At the foot; empty where there is no address to give. */
    credit: draft.showsCredit && host ? copy.credit(host) : "",
    /** Above and below the space for the signature. */
    signature: [`${copy.signedFor} ${cleanLine(seller.name)}`, copy.signature] as const,
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

/** "IFSC SBIN0000000"; empty if there is no value. */
const withLabel = (label: string, value: string): string =>
  cleanLine(value) && `${label} ${cleanLine(value)}`;

function formatState(code: string): string {
  const state = findState(code);
  return state ? `${state.name} (${state.code})` : "";
}

function listDetails({ draft, kind, input }: Bill): Detail[] {
  const place = formatState(input.placeOfSupply);
  const reverseCharge = input.reverseCharge ? copy.yes : copy.no;
  const facts: Detail[] = [
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

/** Maximum length of a unit that stays on one line with its number. */
const MAX_SHORT_UNIT = 10;

function listRows({ draft, input, sums }: Bill) {
  const labels = copy.lines;
  const isTaxed = input.registration === "regular";
  const includesTax = isTaxed && input.pricesIncludeTax && !input.reverseCharge;
  const rows = draft.lines.map((line, index): PaperRow => {
    const unit = cleanLine(line.unit);
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
      place: String(index + 1),
      description: cleanLine(line.name),
      discount: discountAmount > 0 ? labels.less(percent || formatAmount(discountAmount)) : "",
      code: cleanLine(line.code),
      quantity: [formatQuantity(quantity), unit].join(
        unit.length > MAX_SHORT_UNIT ? " " : "\u00a0",
      ),
      rate: formatUnitPrice(rate),
      tax: [
        taxRate + cessRate === 0 ? labels.untaxed : formatPercent(taxRate),
        cessRate > 0 && labels.cess(formatPercent(cessRate)),
      ]
        .filter(Boolean)
        .join(" "),
      value: formatAmount(taxableValue),
    };
  });
  const codes = new Set(
    rows.map(({ code }) => code && labels.codes[isServiceCode(code) ? "sac" : "hsn"]),
  );
  codes.delete("");
  const columns: { key: ColumnKey; head: string }[] = [
    { key: "place", head: labels.place },
    { key: "description", head: labels.description },
    { key: "code", head: [...codes].toSorted().join("/") },
    { key: "quantity", head: labels.quantity },
    { key: "rate", head: includesTax ? labels.rateWithTax : labels.rate },
    { key: "tax", head: isTaxed ? labels.tax : "" },
    { key: "value", head: isTaxed ? labels.taxableValue : labels.value },
  ];
  return { rows, columns: columns.filter(({ head }) => head !== "") };
}

const toAmountDetail = (term: string, paise: number): Detail => ({
  term,
  value: formatAmount(paise),
});

function listSums(bill: Bill): Detail[] {
  const { kind, input, sums } = bill;
  const isTaxed = input.registration === "regular" && kind !== "bill-of-supply";
  const facts = [
    toAmountDetail(isTaxed ? copy.taxable : copy.value, sums.taxableValue),
    ...(isTaxed ? listTaxes(bill) : []),
  ];
  if (sums.freightTaxableValue > 0) {
    const goods = toAmountDetail(copy.linesValue, sums.linesTaxableValue);
    facts.unshift(goods, toAmountDetail(copy.freight, sums.freightTaxableValue));
  }
  if (sums.roundOff === 0) return facts;
  return [...facts, { term: copy.roundOff, value: formatSignedAmount(sums.roundOff) }];
}

/** The taxes of each rate: CGST and SGST, or IGST, and the cess. */
function listTaxes({ input, sums }: Bill): Detail[] {
  const { cgst, sgst, utgst, igst, cess, on } = copy.taxes;
  const { sellerState, placeOfSupply } = input;
  const stateTax = findState(placeOfSupply)?.hasUtgst ? utgst : sgst;
  return sums.rates.flatMap((rate) => {
    const { taxRate, cessRate, taxableValue } = rate;
    const onTaxable = (name: string, percent: string, amount: number) =>
      toAmountDetail(on(name, percent, formatAmount(taxableValue)), amount);
    const half = formatHalf(taxRate);
    const taxes =
      sellerState === placeOfSupply
        ? [onTaxable(cgst, half, rate.cgst), onTaxable(stateTax, half, rate.sgst)]
        : [onTaxable(igst, formatPercent(taxRate), rate.igst)];
    return [
      ...(taxRate > 0 ? taxes : []),
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
