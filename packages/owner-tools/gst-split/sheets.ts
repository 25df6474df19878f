import { howToSheet } from "../kit/workbook/how-to-sheet.ts";
import { SheetBuilder, type Workbook, quoted, textInput } from "../kit/workbook/sheet.ts";
import { computeGstSplit } from "./arithmetic.ts";
import type { GstSplitInput } from "./input.ts";

const YES = "yes";
const HOW_TO = [
  "CGST and SGST are rounded to the paisa each; what is left over is in the price before tax.",
  "The cost is taken as bought at the same rate, with full credit.",
];

const share = (part: string, whole: string) => `IF(${whole}=0,0,ROUND(${part}/${whole},4))`;

/** The workbook: the price, the margin and the composition trader's price. */
export function buildGstSplitWorkbook(price: GstSplitInput, url: string): Workbook {
  const { sale, purchase, margin, marginWithTax, toPay, composition } = computeGstSplit(price);
  const s = new SheetBuilder({ name: "Price and tax", columns: [44, 18] });
  const yesNo = (text: string, value: boolean) =>
    `${s.line(text, textInput(value ? YES : "no"))}=${quoted(YES)}`;
  /** The divisor of the tax: 1 + rate if the price includes tax, else 1. */
  const divisor = (hasTax: string) => `IF(${hasTax},1+${rate},1)`;

  s.title("GST in and out");
  s.note("Type yes or no.");
  const amount = s.input("Price", price.amount, "rupees");
  const hasTax = yesNo("Is the tax in it?", price.hasTax);
  const rate = s.input("Rate of GST", price.rate, "percent");
  const sameState = yesNo("Is the buyer in your state?", price.isSameState);
  const half = `IF(${sameState},ROUND(${amount}*${rate}/2/${divisor(hasTax)},2),0)`;
  const whole = `IF(${sameState},0,ROUND(${amount}*${rate}/${divisor(hasTax)},2))`;
  const beforeTax = () => `IF(${hasTax},ROUND(${amount}-${cgst}-${sgst}-${igst},2),${amount})`;
  const value = s.result("Price before tax", beforeTax, sale.value, "rupees", "key");
  const cgst = s.result("CGST", half, sale.cgst, "rupees");
  const sgst = s.result("SGST or UTGST", cgst, sale.sgst, "rupees");
  const igst = s.result("IGST", whole, sale.igst, "rupees");
  const sum = `ROUND(${value}+${cgst}+${sgst}+${igst},2)`;
  const total = s.result("Price with tax", sum, sale.total, "rupees", "key");
  s.blank();

  s.section("Your margin");
  const cost = s.input("What it cost you", price.cost, "rupees");
  const costHasTax = yesNo("Is the tax in it?", price.costHasTax);
  const base = divisor(costHasTax);
  const costTax = `IF(${sameState},2*ROUND(${cost}*${rate}/2/${base},2),ROUND(${cost}*${rate}/${base},2))`;
  const costBefore = `IF(${costHasTax},ROUND(${cost}-${costTax},2),${cost})`;
  const costAfter = `IF(${costHasTax},${cost},ROUND(${cost}+${costTax},2))`;
  const costValue = s.result("Cost before tax", costBefore, purchase.value, "rupees");
  const costTotal = s.result("Cost with tax", costAfter, purchase.total, "rupees");
  const kept = s.result(
    "You keep",
    `ROUND(${value}-${costValue},2)`,
    margin.amount,
    "rupees",
    "key",
  );
  s.result("Of the price before tax", share(kept, value), margin.share, "percent");
  const difference = `ROUND(${total}-${costTotal},2)`;
  const withTax = s.result(
    "Looks like, with the tax in both",
    difference,
    marginWithTax.amount,
    "rupees",
  );
  s.result("Of the price with tax", share(withTax, total), marginWithTax.share, "percent");
  s.result("GST to pay", `ROUND(${withTax}-${kept},2)`, toPay, "rupees");
  s.blank();

  s.section("The same sale under composition");
  const { samePrice, ownPrice } = composition;
  const turnoverRate = s.input("Composition rate", price.composition, "percent");
  const onTotal = `ROUND(${total}*${turnoverRate},2)`;
  const tax = s.result("Composition tax at the price with tax", onTotal, samePrice.tax, "rupees");
  s.result(
    "Kept at that price",
    `ROUND(${total}-${tax}-${costTotal},2)`,
    samePrice.keeps,
    "rupees",
  );
  // Rounds up to the next paisa, ignoring floating-point noise.
  const needed = `ROUNDUP(ROUND((${kept}+${costTotal})/(1-${turnoverRate}),6),2)`;
  const own = s.result(
    "Price that keeps the margin above",
    needed,
    ownPrice.price,
    "rupees",
    "key",
  );
  s.result(
    "Composition tax at that price",
    `ROUND(${own}*${turnoverRate},2)`,
    ownPrice.tax,
    "rupees",
  );
  return { sheets: [s.build(), howToSheet(HOW_TO, url)] };
}
