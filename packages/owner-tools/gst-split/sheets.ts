import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import { SheetBuilder, type Workbook, quoteText, textInputCell } from "../kit/workbook/sheet.ts";
import { computeGstSplit } from "./arithmetic.ts";
import type { GstSplitInput } from "./input.ts";

const YES = "yes";
const HOW_TO = [
  "CGST and SGST are rounded to the paisa each; what is left over is in the price before tax.",
  "The cost is taken as bought at the same rate, with full credit.",
];

const shareFormula = (part: string, whole: string) => `IF(${whole}=0,0,ROUND(${part}/${whole},4))`;

export function buildGstSplitWorkbook(price: GstSplitInput, url: string): Workbook {
  const { sale, purchase, margin, marginWithTax, gstPayable, composition } = computeGstSplit(price);
  const sheet = new SheetBuilder({ name: "Price and tax", columnWidths: [44, 18] });
  const writeYesNo = (text: string, value: boolean) =>
    `${sheet.labelledCell(text, textInputCell(value ? YES : "no"))}=${quoteText(YES)}`;
  /** The divisor of the tax: 1 + rate if the price includes tax, else 1. */
  const divisor = (hasTax: string) => `IF(${hasTax},1+${rate},1)`;

  sheet.title("GST in and out");
  sheet.note("Type yes or no.");
  const amount = sheet.input("Price", price.amount);
  const hasTax = writeYesNo("Is the tax in it?", price.includesTax);
  const rate = sheet.input("Rate of GST", price.rate, "percent");
  const sameState = writeYesNo("Is the buyer in your state?", price.isSameState);
  const halfTax = `IF(${sameState},ROUND(${amount}*${rate}/2/${divisor(hasTax)},2),0)`;
  const wholeTax = `IF(${sameState},0,ROUND(${amount}*${rate}/${divisor(hasTax)},2))`;
  const beforeTax = () => `IF(${hasTax},ROUND(${amount}-${cgst}-${sgst}-${igst},2),${amount})`;
  const value = sheet.mainResult("Price before tax", beforeTax, sale.taxableValue);
  const cgst = sheet.result("CGST", halfTax, sale.cgst);
  const sgst = sheet.result("SGST or UTGST", cgst, sale.sgst);
  const igst = sheet.result("IGST", wholeTax, sale.igst);
  const sum = `ROUND(${value}+${cgst}+${sgst}+${igst},2)`;
  const total = sheet.mainResult("Price with tax", sum, sale.total);
  sheet.blank();

  sheet.section("Your margin");
  const cost = sheet.input("What it cost you", price.cost);
  const costHasTax = writeYesNo("Is the tax in it?", price.costIncludesTax);
  const base = divisor(costHasTax);
  const costTax = `IF(${sameState},2*ROUND(${cost}*${rate}/2/${base},2),ROUND(${cost}*${rate}/${base},2))`;
  const costBefore = `IF(${costHasTax},ROUND(${cost}-${costTax},2),${cost})`;
  const costAfter = `IF(${costHasTax},${cost},ROUND(${cost}+${costTax},2))`;
  const costValue = sheet.result("Cost before tax", costBefore, purchase.taxableValue);
  const costTotal = sheet.result("Cost with tax", costAfter, purchase.total);
  const netMargin = sheet.mainResult("You keep", `ROUND(${value}-${costValue},2)`, margin.amount);
  sheet.result("Of the price before tax", shareFormula(netMargin, value), margin.share, "percent");
  const withTaxFormula = `ROUND(${total}-${costTotal},2)`;
  const withTax = sheet.result(
    "Looks like, with the tax in both",
    withTaxFormula,
    marginWithTax.amount,
  );
  sheet.result(
    "Of the price with tax",
    shareFormula(withTax, total),
    marginWithTax.share,
    "percent",
  );
  sheet.result("GST to pay", `ROUND(${withTax}-${netMargin},2)`, gstPayable);
  sheet.blank();

  sheet.section("The same sale under composition");
  const { samePrice, sameMargin } = composition;
  const turnoverRate = sheet.input("Composition rate", price.composition, "percent");
  const taxFormula = `ROUND(${total}*${turnoverRate},2)`;
  const tax = sheet.result("Composition tax at the price with tax", taxFormula, samePrice.tax);
  sheet.result("Kept at that price", `ROUND(${total}-${tax}-${costTotal},2)`, samePrice.margin);
  // Rounds up to the next paisa, ignoring floating-point noise.
  const sameMarginFormula = `ROUNDUP(ROUND((${netMargin}+${costTotal})/(1-${turnoverRate}),6),2)`;
  const sameMarginPrice = sheet.mainResult(
    "Price that keeps the margin above",
    sameMarginFormula,
    sameMargin.price,
  );
  sheet.result(
    "Composition tax at that price",
    `ROUND(${sameMarginPrice}*${turnoverRate},2)`,
    sameMargin.tax,
  );
  return { sheets: [sheet.build(), buildHowToSheet(HOW_TO, url)] };
}
