import { getFactValue } from "@angadi/content/facts";
import { formatCsv, formatTextCell } from "@angadi/formats/csv";
import { formatAmount, formatDecimal } from "@angadi/formats/rupees";
import type { RateSums } from "./bill.ts";
import { type Bill, computeBill } from "./compute-bill.ts";
import { paperCopy } from "./copy.ts";
import type { BillDraft } from "./draft.ts";
import { formatUnitPrice } from "./figures.ts";
import { type SavedBill, isNumbered } from "./saved-bills.ts";
import { findState } from "./states.ts";

/** GSTR-1 lists inter-state bills above this sum (paise) to buyers without GSTIN one by one. */
const GSTR_1_LIMIT = Number(getFactValue("bill-gstr-1.2")) * 100;

type Row = Record<string, string>;

/**
 * Formats a row per line, and one for each rate's freight, so that rows add up to the taxable
 * value.
 */
export const formatLinesCsv = (bills: readonly SavedBill[]): string =>
  formatRows(bills, toLineRows);

/** Formats a row per rate of each bill, as GSTR-1 requires. */
export const formatRatesCsv = (bills: readonly SavedBill[]): string =>
  formatRows(bills, toRateRows);

function formatRows(
  bills: readonly SavedBill[],
  toRows: (bill: Bill, paidOn: string) => Row[],
): string {
  const rows = bills.filter(isNumbered).flatMap(({ draft, status, paidOn }) => {
    const isCancelled = status === "cancelled";
    const statusCell = formatTextCell(isCancelled ? paperCopy.cancelled : paperCopy.issued);
    const bill = computeBill(isCancelled ? withZeroAmounts(draft) : draft);
    return toRows(bill, paidOn).map((row): Row => Object.assign(row, { Status: statusCell }));
  });
  // The first row has all columns.
  const columns = Object.keys(rows[0] ?? {});
  return formatCsv([
    columns.map(formatTextCell),
    ...rows.map((row) => columns.map((column) => row[column] ?? "")),
  ]);
}

/** A cancelled bill is listed with zero amounts, so that no number is missing. */
const withZeroAmounts = (draft: BillDraft): BillDraft => ({
  ...draft,
  lines: draft.lines
    .slice(0, 1)
    .map((line) => Object.assign({}, line, { rate: "0", discount: "" })),
  freight: "",
});

const removeSeparators = (amount: string) => amount.replaceAll(",", "");
const formatMoneyCell = (paise: number) => removeSeparators(formatAmount(paise));
const formatPercentCell = (basisPoints: number) => formatDecimal(basisPoints, 2);

function toBillCells({ draft, kind, buyerGstin, input }: Bill): Row {
  const state = input.registration === "regular" ? findState(input.placeOfSupply) : undefined;
  return {
    Number: formatTextCell(draft.number),
    Date: formatTextCell(draft.date),
    Paper: formatTextCell(paperCopy.titles[kind]),
    Customer: formatTextCell(draft.buyer.name),
    "Customer's GSTIN": formatTextCell(buyerGstin),
    "Place of supply": formatTextCell(state ? `${state.code}-${state.name}` : ""),
  };
}

function toLineRows(bill: Bill): Row[] {
  const { draft, input, sums } = bill;
  const isTaxed = input.registration === "regular";
  const lines = sums.lines.map(({ discount, taxableValue }, index) => {
    const { name = "", code = "", unit = "" } = draft.lines[index] ?? {};
    const { quantity = 0, rate = 0, taxRate = 0, cessRate = 0 } = input.lines[index] ?? {};
    return {
      ...toBillCells(bill),
      Line: String(index + 1),
      Description: formatTextCell(name),
      "HSN or SAC": formatTextCell(code),
      Quantity: formatDecimal(quantity, 3),
      Unit: formatTextCell(unit),
      Rate: removeSeparators(formatUnitPrice(rate)),
      Discount: formatMoneyCell(discount),
      "Taxable value": formatMoneyCell(taxableValue),
      "Tax %": formatPercentCell(isTaxed ? taxRate : 0),
      "Cess %": formatPercentCell(isTaxed ? cessRate : 0),
    };
  });
  const ratesWithFreight = sums.rates.filter(({ freight }) => freight > 0);
  return [
    ...lines,
    ...ratesWithFreight.map(({ freight, taxRate, cessRate }) =>
      Object.assign(toBillCells(bill), {
        Description: formatTextCell(paperCopy.freight),
        "Taxable value": formatMoneyCell(freight),
        "Tax %": formatPercentCell(taxRate),
        "Cess %": formatPercentCell(cessRate),
      }),
    ),
  ];
}

const toRateRows = (bill: Bill, paidOn: string): Row[] =>
  bill.sums.rates.map((rate) => ({
    "GSTR-1 table": formatTextCell(findGstr1Table(bill, rate)),
    ...toBillCells(bill),
    "Reverse charge": bill.input.reverseCharge ? "Y" : "N",
    "Total of the bill": formatMoneyCell(bill.sums.total),
    "Tax %": formatPercentCell(rate.taxRate),
    "Cess %": formatPercentCell(rate.cessRate),
    "Taxable value": formatMoneyCell(rate.taxableValue),
    IGST: formatMoneyCell(rate.igst),
    CGST: formatMoneyCell(rate.cgst),
    "SGST or UTGST": formatMoneyCell(rate.sgst),
    Cess: formatMoneyCell(rate.cess),
    "Paid on": formatTextCell(paidOn),
  }));

/** Returns the number of a row's table in GSTR-1, which only sellers who charge tax must file. */
function findGstr1Table({ input, buyerGstin, sums }: Bill, rate: RateSums): string {
  if (input.registration !== "regular") return "";
  if (rate.taxRate + rate.cessRate === 0) return "8";
  if (buyerGstin !== "") return input.reverseCharge ? "4B" : "4A";
  const isInterState = input.sellerState !== input.placeOfSupply;
  return isInterState && sums.total > GSTR_1_LIMIT ? "5" : "7";
}
