import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import { SheetBuilder, type Workbook, quoteText, textInputCell } from "../kit/workbook/sheet.ts";
import { computeGstSplit } from "./arithmetic.ts";
import type { GstSplitInput } from "./input.ts";

const YES = "yes";
const HOW_TO = [
  "CGST and SGST are rounded to the paisa each; what is left over is in the price before tax.",
  "The cost is taken as bought at the same rate, with full credit.",
];

const buildShareFormula = (part: string, whole: string) =>
  `IF(${whole}=0,0,ROUND(${part}/${whole},4))`;

export function buildGstSplitWorkbook(input: GstSplitInput, url: string): Workbook {
  const { sale, purchase, margin, marginWithTax, gstPayable, composition } = computeGstSplit(input);
  const sheet = new SheetBuilder({ name: "Price and tax", columnWidths: [44, 18] });
  const writeYesNo = (text: string, value: boolean) =>
    `${sheet.labelledCell(text, textInputCell(value ? YES : "no"))}=${quoteText(YES)}`;
  /** Builds the divisor of the tax: 1 + rate if the price includes tax, else 1. */
  const buildDivisor = (includesTax: string) => `IF(${includesTax},1+${rate},1)`;

  sheet.title("GST in and out");
  sheet.note("Type yes or no.");
  const price = sheet.input("Price", input.amount);
  const includesTax = writeYesNo("Is the tax in it?", input.includesTax);
  const rate = sheet.input("Rate of GST", input.rate, "percent");
  const isSameState = writeYesNo("Is the buyer in your state?", input.isSameState);
  const divisor = buildDivisor(includesTax);
  const halfTax = `IF(${isSameState},ROUND(${price}*${rate}/2/${divisor},2),0)`;
  const wholeTax = `IF(${isSameState},0,ROUND(${price}*${rate}/${divisor},2))`;
  const taxableFormula = () =>
    `IF(${includesTax},ROUND(${price}-${cgst}-${sgst}-${igst},2),${price})`;
  const taxableValue = sheet.mainResult("Price before tax", taxableFormula, sale.taxableValue);
  const cgst = sheet.result("CGST", halfTax, sale.cgst);
  const sgst = sheet.result("SGST or UTGST", cgst, sale.sgst);
  const igst = sheet.result("IGST", wholeTax, sale.igst);
  const totalFormula = `ROUND(${taxableValue}+${cgst}+${sgst}+${igst},2)`;
  const total = sheet.mainResult("Price with tax", totalFormula, sale.total);
  sheet.blank();

  sheet.section("Your margin");
  const cost = sheet.input("What it cost you", input.cost);
  const costIncludesTax = writeYesNo("Is the tax in it?", input.costIncludesTax);
  const costDivisor = buildDivisor(costIncludesTax);
  const costTax = `IF(${isSameState},2*ROUND(${cost}*${rate}/2/${costDivisor},2),ROUND(${cost}*${rate}/${costDivisor},2))`;
  const costBeforeTaxFormula = `IF(${costIncludesTax},ROUND(${cost}-${costTax},2),${cost})`;
  const costWithTaxFormula = `IF(${costIncludesTax},${cost},ROUND(${cost}+${costTax},2))`;
  const costBeforeTax = sheet.result(
    "Cost before tax",
    costBeforeTaxFormula,
    purchase.taxableValue,
  );
  const costWithTax = sheet.result("Cost with tax", costWithTaxFormula, purchase.total);
  const marginFormula = `ROUND(${taxableValue}-${costBeforeTax},2)`;
  const marginCell = sheet.mainResult("You keep", marginFormula, margin.amount);
  sheet.result(
    "Of the price before tax",
    buildShareFormula(marginCell, taxableValue),
    margin.share,
    "percent",
  );
  const marginWithTaxFormula = `ROUND(${total}-${costWithTax},2)`;
  const marginWithTaxCell = sheet.result(
    "Looks like, with the tax in both",
    marginWithTaxFormula,
    marginWithTax.amount,
  );
  sheet.result(
    "Of the price with tax",
    buildShareFormula(marginWithTaxCell, total),
    marginWithTax.share,
    "percent",
  );
  const gstPayableFormula = `ROUND(${marginWithTaxCell}-${marginCell},2)`;
  sheet.result("GST to pay", gstPayableFormula, gstPayable);
  sheet.blank();

  sheet.section("The same sale under composition");
  const { samePrice, sameMargin } = composition;
  const compositionRate = sheet.input("Composition rate", input.composition, "percent");
  const taxFormula = `ROUND(${total}*${compositionRate},2)`;
  const tax = sheet.result("Composition tax at the price with tax", taxFormula, samePrice.tax);
  sheet.result("Kept at that price", `ROUND(${total}-${tax}-${costWithTax},2)`, samePrice.margin);
  // Rounds up to the next paisa, ignoring floating-point noise.
  const sameMarginFormula = `ROUNDUP(ROUND((${marginCell}+${costWithTax})/(1-${compositionRate}),6),2)`;
  const sameMarginPrice = sheet.mainResult(
    "Price that keeps the margin above",
    sameMarginFormula,
    sameMargin.price,
  );
  sheet.result(
    "Composition tax at that price",
    `ROUND(${sameMarginPrice}*${compositionRate},2)`,
    sameMargin.tax,
  );
  return { sheets: [sheet.build(), buildHowToSheet(HOW_TO, url)] };
}
