import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import {
  type Row,
  type Workbook,
  input,
  label,
  note,
  quoted,
  resultRow,
  section,
  title,
  typed,
} from "../../kit/workbook/sheet.ts";
import { type GstSplitResult, computeGstSplit } from "../arithmetic.ts";
import type { GstSplitInput } from "../input.ts";
import { gstSplitSheetCopy as copy } from "./copy.ts";

/** The workbook: the price, the margin and the composition trader's price. */
export function buildGstSplitWorkbook(price: GstSplitInput, url: string): Workbook {
  const computed = computeGstSplit(price);
  return {
    sheets: [
      {
        name: copy.sheet,
        columns: [44, 18],
        frozen: { rows: 1, columns: 0 },
        rows: [
          [title(copy.title)],
          [note(copy.yesNo)],
          ...priceRows(price, computed),
          [],
          ...marginRows(price, computed),
          [],
          ...compositionRows(price, computed),
        ],
      },
      howToSheet(copy.howTo, url),
    ],
  };
}

const isYes = (id: string) => `{${id}}=${quoted(copy.yes)}`;
const answer = (value: boolean, id: string) => typed(value ? copy.yes : copy.no, id);
/** Formula for the divisor of the tax: 1 + rate if the price includes tax, else 1. */
const base = (id: string) => `IF(${isYes(id)},1+{rate},1)`;

function priceRows(price: GstSplitInput, { sale }: GstSplitResult): Row[] {
  const half = `IF(${isYes("sameState")},ROUND({amount}*{rate}/2/${base("hasTax")},2),0)`;
  const igst = `IF(${isYes("sameState")},0,ROUND({amount}*{rate}/${base("hasTax")},2))`;
  const tax = "{cgst}-{sgst}-{igst}";
  return [
    [label(copy.amount), input("amount", price.amount, "rupees")],
    [label(copy.hasTax), answer(price.hasTax, "hasTax")],
    [label(copy.rate), input("rate", price.rate, "percent")],
    [label(copy.sameState), answer(price.isSameState, "sameState")],
    resultRow(
      copy.value,
      "value",
      `IF(${isYes("hasTax")},ROUND({amount}-${tax},2),{amount})`,
      sale.value,
      "rupees",
      "key",
    ),
    resultRow(copy.cgst, "cgst", half, sale.cgst, "rupees"),
    resultRow(copy.sgst, "sgst", "{cgst}", sale.sgst, "rupees"),
    resultRow(copy.igst, "igst", igst, sale.igst, "rupees"),
    resultRow(
      copy.total,
      "total",
      "ROUND({value}+{cgst}+{sgst}+{igst},2)",
      sale.total,
      "rupees",
      "key",
    ),
  ];
}

const share = (part: string, whole: string) => `IF(${whole}=0,0,ROUND(${part}/${whole},4))`;

function marginRows(price: GstSplitInput, computed: GstSplitResult): Row[] {
  const { margin: w } = copy;
  const { purchase, margin, marginWithTax, toPay } = computed;
  const within = `IF(${isYes("sameState")},2*ROUND({cost}*{rate}/2/${base("costHasTax")},2),ROUND({cost}*{rate}/${base("costHasTax")},2))`;
  return [
    [section(w.title)],
    [label(w.cost), input("cost", price.cost, "rupees")],
    [label(w.hasTax), answer(price.costHasTax, "costHasTax")],
    resultRow(
      w.value,
      "costValue",
      `IF(${isYes("costHasTax")},ROUND({cost}-${within},2),{cost})`,
      purchase.value,
      "rupees",
    ),
    resultRow(
      w.total,
      "costTotal",
      `IF(${isYes("costHasTax")},{cost},ROUND({cost}+${within},2))`,
      purchase.total,
      "rupees",
    ),
    resultRow(w.amount, "margin", "ROUND({value}-{costValue},2)", margin.amount, "rupees", "key"),
    resultRow(w.share, "share", share("{margin}", "{value}"), margin.share, "percent"),
    resultRow(w.withTax, "withTax", "ROUND({total}-{costTotal},2)", marginWithTax.amount, "rupees"),
    resultRow(
      w.shareWithTax,
      "shareWithTax",
      share("{withTax}", "{total}"),
      marginWithTax.share,
      "percent",
    ),
    resultRow(w.toPay, "toPay", "ROUND({withTax}-{margin},2)", toPay, "rupees"),
  ];
}

function compositionRows(price: GstSplitInput, { composition }: GstSplitResult): Row[] {
  const { composition: w } = copy;
  const { samePrice, ownPrice } = composition;
  return [
    [section(w.title)],
    [label(w.rate), input("composition", price.composition, "percent")],
    resultRow(w.tax, "compositionTax", "ROUND({total}*{composition},2)", samePrice.tax, "rupees"),
    resultRow(
      w.keeps,
      "keeps",
      "ROUND({total}-{compositionTax}-{costTotal},2)",
      samePrice.keeps,
      "rupees",
    ),
    resultRow(
      w.ownPrice,
      "ownPrice",
      // Rounds up to the next paisa, ignoring floating-point noise.
      "ROUNDUP(ROUND(({margin}+{costTotal})/(1-{composition}),6),2)",
      ownPrice.price,
      "rupees",
      "key",
    ),
    resultRow(w.ownTax, "ownTax", "ROUND({ownPrice}*{composition},2)", ownPrice.tax, "rupees"),
  ];
}
