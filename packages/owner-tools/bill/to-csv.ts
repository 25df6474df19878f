import { fact } from "@angadi/content/facts";
import { formatCsv, formatTextCell as text } from "@angadi/formats/csv";
import { formatAmount, formatDecimal } from "@angadi/formats/rupees";
import type { RateSums } from "./bill.ts";
import { type Bill, computeBill } from "./compute-bill.ts";
import { paperCopy } from "./copy.ts";
import type { Draft } from "./draft.ts";
import { formatUnitPrice } from "./figures.ts";
import { type SavedBill, isNumbered } from "./saved-bills.ts";
import { findState } from "./states.ts";

/** GSTR-1 lists inter-state bills above this sum (paise) to buyers without GSTIN one by one. */
const GSTR_1_LIMIT = Number(fact("bill-gstr-1.2")) * 100;

/** Formatted cells by column head. */
type Row = Record<string, string>;

/** A row per line, and one for each rate's freight, so that rows add up to the bill's value. */
export const formatLinesCsv = (saved: readonly SavedBill[]): string => formatRows(saved, lineRows);

/** A row per rate of each bill, as GSTR-1 requires. */
export const formatRatesCsv = (saved: readonly SavedBill[]): string => formatRows(saved, rateRows);

function formatRows(
  saved: readonly SavedBill[],
  toRows: (bill: Bill, paidOn: string) => Row[],
): string {
  const rows = saved.filter(isNumbered).flatMap(({ draft, status, paidOn }) => {
    const isCancelled = status === "cancelled";
    const Status = text(isCancelled ? paperCopy.cancelled : paperCopy.issued);
    const bill = computeBill(isCancelled ? toZero(draft) : draft);
    return toRows(bill, paidOn).map((row): Row => Object.assign(row, { Status }));
  });
  // The first row has all columns.
  const heads = Object.keys(rows[0] ?? {});
  return formatCsv([heads.map(text), ...rows.map((row) => heads.map((head) => row[head] ?? ""))]);
}

/** A cancelled bill is listed, so that no number is missing, but adds nothing to any sum. */
const toZero = (draft: Draft): Draft => ({
  ...draft,
  lines: draft.lines
    .slice(0, 1)
    .map((line) => Object.assign({}, line, { rate: "0", discount: "" })),
  freight: "",
});

const plain = (amount: string) => amount.replaceAll(",", "");
const money = (paise: number) => plain(formatAmount(paise));
const percent = (basisPoints: number) => formatDecimal(basisPoints, 2);

function billCells({ draft, kind, buyerGstin, figures }: Bill): Row {
  const state = figures.registration === "regular" ? findState(figures.placeOfSupply) : undefined;
  return {
    Number: text(draft.number),
    Date: text(draft.date),
    Paper: text(paperCopy.titles[kind]),
    Customer: text(draft.buyer.name),
    "Customer's GSTIN": text(buyerGstin),
    "Place of supply": text(state ? `${state.code}-${state.name}` : ""),
  };
}

function lineRows(bill: Bill): Row[] {
  const { draft, figures, sums } = bill;
  const isTaxed = figures.registration === "regular";
  const lines = sums.lines.map(({ discount, taxable }, index) => {
    const { name = "", code = "", unit = "" } = draft.lines[index] ?? {};
    const { quantity = 0, rate = 0, tax = 0, cess = 0 } = figures.lines[index] ?? {};
    return {
      ...billCells(bill),
      Line: String(index + 1),
      Description: text(name),
      "HSN or SAC": text(code),
      Quantity: formatDecimal(quantity, 3),
      Unit: text(unit),
      Rate: plain(formatUnitPrice(rate)),
      Discount: money(discount),
      "Taxable value": money(taxable),
      "Tax %": percent(isTaxed ? tax : 0),
      "Cess %": percent(isTaxed ? cess : 0),
    };
  });
  const freights = sums.rates.filter(({ freight }) => freight > 0);
  return [
    ...lines,
    ...freights.map(({ freight, tax, cessRate }) =>
      Object.assign(billCells(bill), {
        Description: text(paperCopy.freight),
        "Taxable value": money(freight),
        "Tax %": percent(tax),
        "Cess %": percent(cessRate),
      }),
    ),
  ];
}

const rateRows = (bill: Bill, paidOn: string): Row[] =>
  bill.sums.rates.map((rate) => ({
    "GSTR-1 table": text(findTable(bill, rate)),
    ...billCells(bill),
    "Reverse charge": bill.figures.reverseCharge ? "Y" : "N",
    "Total of the bill": money(bill.sums.total),
    "Tax %": percent(rate.tax),
    "Cess %": percent(rate.cessRate),
    "Taxable value": money(rate.taxable),
    IGST: money(rate.igst),
    CGST: money(rate.cgst),
    "SGST or UTGST": money(rate.sgst),
    Cess: money(rate.cess),
    "Paid on": text(paidOn),
  }));

/** Table number of a row in GSTR-1, which only sellers who charge tax must file. */
function findTable({ figures, buyerGstin, sums }: Bill, rate: RateSums): string {
  if (figures.registration !== "regular") return "";
  if (rate.tax + rate.cessRate === 0) return "8";
  if (buyerGstin !== "") return figures.reverseCharge ? "4B" : "4A";
  const isInterState = figures.sellerState !== figures.placeOfSupply;
  return isInterState && sums.total > GSTR_1_LIMIT ? "5" : "7";
}
