import { fact } from "@angadi/content/facts";
import { formatCsv, formatTextCell } from "@angadi/ui/files/csv";
import { formatAmount, formatDecimal } from "@angadi/ui/money/rupees";
import type { RateSums } from "./bill.ts";
import type { Draft } from "./draft.ts";
import { type SavedBill, isNumbered } from "./saved-bills.ts";
import { paperCopy } from "./copy.ts";
import { lineHeads, rateHeads, statusNames } from "./csv-copy.ts";
import { formatUnitPrice } from "./figures.ts";
import { findState } from "./states.ts";
import { type Bill, computeBill } from "./compute-bill.ts";

/** GSTR-1 lists inter-state bills above this sum (paise) to buyers without GSTIN one by one. */
const LARGE = Number(fact("bill-gstr-1.2")) * 100;

const plain = (amount: string) => amount.replaceAll(",", "");
const money = (paise: number) => plain(formatAmount(paise));
const percent = (basisPoints: number) => formatDecimal(basisPoints, 2);
const heads = (names: readonly string[]) => names.map(formatTextCell);

/** A row per line, and one for each rate's freight, so that rows add up to the bill's value. */
export const formatLinesCsv = (saved: readonly SavedBill[]): string =>
  formatCsv([heads(lineHeads), ...saved.filter(isNumbered).flatMap(lineRows)]);

function lineRows(saved: SavedBill): string[][] {
  const bill = computeBill(toExportedDraft(saved));
  const { draft, figures, sums } = bill;
  const about = [...listBillCells(bill), ...listBuyerCells(bill)];
  const lines = draft.lines.map(({ name, code, unit }, index) => {
    const [lineFigures, line] = [figures.lines[index], sums.lines[index]];
    return about.concat([
      String(index + 1),
      formatTextCell(name),
      formatTextCell(code),
      formatDecimal(lineFigures?.quantity ?? 0, 3),
      formatTextCell(unit),
      plain(formatUnitPrice(lineFigures?.rate ?? 0)),
      money(line?.discount ?? 0),
      money(line?.taxable ?? 0),
      ...(figures.registration === "regular"
        ? [percent(lineFigures?.tax ?? 0), percent(lineFigures?.cess ?? 0)]
        : ["0", "0"]),
    ]);
  });
  const freight = sums.rates
    .filter((rate) => rate.freight > 0)
    .map((rate) =>
      about.concat(
        ["", formatTextCell(paperCopy.freight), "", "", "", "", ""],
        [money(rate.freight), percent(rate.tax), percent(rate.cessRate)],
      ),
    );
  return [...lines, ...freight].map((cells) => cells.concat(toStatusCell(saved)));
}

/** A row per rate of each bill, as GSTR-1 requires. */
export const formatRatesCsv = (saved: readonly SavedBill[]): string =>
  formatCsv([heads(rateHeads), ...saved.filter(isNumbered).flatMap(rateRows)]);

function rateRows(saved: SavedBill): string[][] {
  const bill = computeBill(toExportedDraft(saved));
  const about = [...listBillCells(bill), ...listBuyerCells(bill)];
  return bill.sums.rates.map((rate) =>
    [formatTextCell(tableName(bill, rate))].concat(about, [
      bill.figures.reverseCharge ? "Y" : "N",
      money(bill.sums.total),
      percent(rate.tax),
      percent(rate.cessRate),
      money(rate.taxable),
      money(rate.igst),
      money(rate.cgst),
      money(rate.sgst),
      money(rate.cess),
      formatTextCell(saved.paidOn),
      toStatusCell(saved),
    ]),
  );
}

/** A cancelled bill is listed, so that no number is missing, but adds nothing to any sum. */
const toExportedDraft = ({ draft, status }: SavedBill): Draft =>
  status === "cancelled"
    ? {
        ...draft,
        lines: draft.lines
          .slice(0, 1)
          .map((line) => Object.assign({}, line, { rate: "0", discount: "" })),
        freight: "",
      }
    : draft;

const toStatusCell = ({ status }: SavedBill) => formatTextCell(statusNames[status]);

const listBillCells = ({ draft, kind }: Bill) => [
  formatTextCell(draft.number),
  formatTextCell(draft.date),
  formatTextCell(paperCopy.titles[kind]),
];

function listBuyerCells({ draft, buyerGstin, figures }: Bill): string[] {
  const state = figures.registration === "regular" ? findState(figures.placeOfSupply) : undefined;
  return [
    formatTextCell(draft.buyer.name),
    formatTextCell(buyerGstin),
    formatTextCell(state ? `${state.code}-${state.name}` : ""),
  ];
}

/** Table number of a row in GSTR-1, which only sellers who charge tax must file. */
function tableName({ figures, buyerGstin, sums }: Bill, rate: RateSums): string {
  if (figures.registration !== "regular") return "";
  if (rate.tax + rate.cessRate === 0) return "8";
  if (buyerGstin !== "") return figures.reverseCharge ? "4B" : "4A";
  const isInterState = figures.sellerState !== figures.placeOfSupply;
  return isInterState && sums.total > LARGE ? "5" : "7";
}
