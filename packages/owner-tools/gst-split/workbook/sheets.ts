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
  textInput,
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

const yesFormula = (id: string) => `{${id}}=${quoted(copy.yes)}`;
const yesNoInput = (value: boolean, id: string) => textInput(value ? copy.yes : copy.no, id);
/** Formula for the divisor of the tax: 1 + rate if the price includes tax, else 1. */
const base = (id: string) => `IF(${yesFormula(id)},1+{rate},1)`;

function priceRows(price: GstSplitInput, { sale }: GstSplitResult): Row[] {
  const half = `IF(${yesFormula("sameState")},ROUND({amount}*{rate}/2/${base("hasTax")},2),0)`;
  const igst = `IF(${yesFormula("sameState")},0,ROUND({amount}*{rate}/${base("hasTax")},2))`;
  const tax = "{cgst}-{sgst}-{igst}";
  return [
    [label(copy.amount), input("amount", price.amount, "rupees")],
    [label(copy.hasTax), yesNoInput(price.hasTax, "hasTax")],
    [label(copy.rate), input("rate", price.rate, "percent")],
    [label(copy.sameState), yesNoInput(price.isSameState, "sameState")],
    resultRow(
      copy.value,
      "value",
      `IF(${yesFormula("hasTax")},ROUND({amount}-${tax},2),{amount})`,
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
  const { margin: labels } = copy;
  const { purchase, margin, marginWithTax, toPay } = computed;
  const purchaseTax = `IF(${yesFormula("sameState")},2*ROUND({cost}*{rate}/2/${base("costHasTax")},2),ROUND({cost}*{rate}/${base("costHasTax")},2))`;
  return [
    [section(labels.title)],
    [label(labels.cost), input("cost", price.cost, "rupees")],
    [label(labels.hasTax), yesNoInput(price.costHasTax, "costHasTax")],
    resultRow(
      labels.value,
      "costValue",
      `IF(${yesFormula("costHasTax")},ROUND({cost}-${purchaseTax},2),{cost})`,
      purchase.value,
      "rupees",
    ),
    resultRow(
      labels.total,
      "costTotal",
      `IF(${yesFormula("costHasTax")},{cost},ROUND({cost}+${purchaseTax},2))`,
      purchase.total,
      "rupees",
    ),
    resultRow(
      labels.amount,
      "margin",
      "ROUND({value}-{costValue},2)",
      margin.amount,
      "rupees",
      "key",
    ),
    resultRow(labels.share, "share", share("{margin}", "{value}"), margin.share, "percent"),
    resultRow(
      labels.withTax,
      "withTax",
      "ROUND({total}-{costTotal},2)",
      marginWithTax.amount,
      "rupees",
    ),
    resultRow(
      labels.shareWithTax,
      "shareWithTax",
      share("{withTax}", "{total}"),
      marginWithTax.share,
      "percent",
    ),
    resultRow(labels.toPay, "toPay", "ROUND({withTax}-{margin},2)", toPay, "rupees"),
  ];
}

function compositionRows(price: GstSplitInput, { composition }: GstSplitResult): Row[] {
  const { composition: labels } = copy;
  const { samePrice, ownPrice } = composition;
  return [
    [section(labels.title)],
    [label(labels.rate), input("composition", price.composition, "percent")],
    resultRow(
      labels.tax,
      "compositionTax",
      "ROUND({total}*{composition},2)",
      samePrice.tax,
      "rupees",
    ),
    resultRow(
      labels.keeps,
      "keeps",
      "ROUND({total}-{compositionTax}-{costTotal},2)",
      samePrice.keeps,
      "rupees",
    ),
    resultRow(
      labels.ownPrice,
      "ownPrice",
      // Rounds up to the next paisa, ignoring floating-point noise.
      "ROUNDUP(ROUND(({margin}+{costTotal})/(1-{composition}),6),2)",
      ownPrice.price,
      "rupees",
      "key",
    ),
    resultRow(labels.ownTax, "ownTax", "ROUND({ownPrice}*{composition},2)", ownPrice.tax, "rupees"),
  ];
}
