import { MARGIN_CHOICES, computeExtraSales, computePricing } from "./arithmetic.ts";
import type { Cost, PricingInput, PricingResult } from "./input.ts";
import { sheetCopy } from "../kit/workbook/copy.ts";
import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type CellReference,
  SheetBuilder,
  cellAt,
  type Workbook,
  getDecimalPlaces,
  headingCell,
  inputCell,
  quoteText,
  range,
  resultCell,
  textInputCell,
} from "../kit/workbook/sheet.ts";

const SPARE_ROWS = 3;
const NEVER = quoteText(sheetCopy.never);
/** Margins in the guide's table of discounts, in hundredths of a percent. */
const MARGINS = [20_00, 30_00, 40_00, 50_00];
const DISCOUNTS = [5_00, 10_00, 15_00];
const HOW_TO = [
  "Begin with the cost of a piece, or of an hour. The price and the discount sheets go on from the full cost of a piece.",
  "“Never” means that no number of pieces would do it.",
];

export function buildPricingWorkbook(input: PricingInput, url: string): Workbook {
  const result = computePricing(input);
  const piece = buildPieceSheet(input, result.unit);
  const price = buildPriceSheet(input, result, piece.cells);
  return {
    sheets: [
      piece.sheet,
      buildHourSheet(input, result.hour, piece.cells.decimals),
      price.sheet,
      buildChangeSheet(input, result, { ...piece.cells, ...price.cells }),
      buildHowToSheet(HOW_TO, url),
    ],
  };
}

/** Writes the costs and empty rows. Returns the formula of their sum. */
function writeCosts(sheet: SheetBuilder, costs: readonly Cost[]): string {
  const spareCosts = Array.from({ length: SPARE_ROWS }, () => undefined);
  const amounts = [...costs, ...spareCosts].map(
    (cost) => sheet.row(textInputCell(cost?.label ?? ""), inputCell(cost?.amount))[1],
  );
  return `SUM(${range(amounts)})`;
}

/** Builds the number of pieces that earn an amount; in whole paise, to avoid rounding errors. */
const buildPiecesFormula = (amount: string, profitPerPiece: string) =>
  `ROUNDUP(ROUND(${amount}*100,0)/ROUND(${profitPerPiece}*100,0),0)`;

function buildPieceSheet({ unit, rounding }: PricingInput, result: PricingResult["unit"]) {
  const sheet = new SheetBuilder({
    name: "Cost of a piece",
    columnWidths: [56, 18],
    frozen: { rows: 3, columns: 0 },
  });
  sheet.title("Cost one unit, with yourself in it");
  sheet.note("All that would not have been spent without the batch, at this month’s prices.");
  sheet.headings("For the batch", "₹");
  const costs = writeCosts(sheet, unit.lines);
  const ownHours = sheet.input("Your own hours", unit.ownHours, "hours");
  const ownRate = sheet.input("What an hour of them is worth", unit.ownRate);
  const ownWorkFormula = `ROUND(ROUND(${ownHours}*60,0)*${ownRate}/60,2)`;
  const ownWork = sheet.result("Your own work", ownWorkFormula, result.ownWork);
  const batchCost = sheet.result("The batch", `${costs}+${ownWork}`, result.batchCost);
  const pieces = sheet.input("Pieces in the batch", unit.pieces, "whole");
  const decimals = sheet.input(
    "Decimals that are kept: 0 for whole rupees, 2 for paise",
    getDecimalPlaces(rounding),
    "whole",
  );
  const exactFormula = `ROUND(${batchCost}/${pieces},2)`;
  sheet.result("Batch cost of one piece, to the paisa", exactFormula, result.exactPerPiece);
  const pieceFormula = `ROUND(${batchCost}/${pieces},${decimals})`;
  const perPiece = sheet.result("Batch cost of one piece, rounded", pieceFormula, result.perPiece);
  const fixedCosts = sheet.input("What the month costs whether you work or not", unit.fixed);
  const sold = sheet.input("Pieces sold in an ordinary month", unit.sold, "whole");
  const fixedFormula = `ROUND(${fixedCosts}/${sold},${decimals})`;
  const fixedPerPiece = sheet.result("Its part of the month", fixedFormula, result.fixedPerPiece);
  const fullCostFormula = `${perPiece}+${fixedPerPiece}`;
  const fullCost = sheet.mainResult("Full cost of a piece", fullCostFormula, result.fullCost);
  return { sheet: sheet.build(), cells: { decimals, perPiece, fixedCosts, fullCost } };
}

function buildHourSheet(
  { hour }: PricingInput,
  result: PricingResult["hour"],
  decimals: CellReference,
) {
  const sheet = new SheetBuilder({
    name: "Cost of an hour",
    columnWidths: [56, 18],
    frozen: { rows: 3, columns: 0 },
  });
  sheet.title("Cost one hour, if you sell time");
  sheet.note("Hours as decimals: 4.5 is four and a half. Bill only what the diary shows.");
  sheet.headings("In a month", "₹");
  const costs = writeCosts(sheet, hour.costs);
  const wantedIncome = sheet.input("Wanted for yourself, before income tax", hour.wanted);
  const incomeFormula = `${costs}+${wantedIncome}`;
  const requiredIncome = sheet.result("Needed in a month", incomeFormula, result.requiredIncome);
  const days = sheet.input("Working days in a month", hour.days, "whole");
  const billable = sheet.input("Hours of a day you can bill", hour.billable, "hours");
  const hoursFormula = `${days}*${billable}`;
  const { billableMinutes } = result;
  const hours = sheet.result("Billable hours in a month", hoursFormula, billableMinutes, "hours");
  const perHourFormula = `ROUND(${requiredIncome}*60/ROUND(${hours}*60,0),${decimals})`;
  sheet.mainResult("An hour must bring", perHourFormula, result.pricePerHour);
  const hoursOut = sheet.input("Hours out of the house", hour.out, "hours");
  const naiveFormula = `ROUND(${requiredIncome}*60/ROUND(${days}*${hoursOut}*60,0),${decimals})`;
  sheet.result("What the hours out of the house would say", naiveFormula, result.naivePerHour);
  const charge = sheet.input("You charge for an hour", hour.charge);
  const surplusFormula = `ROUND(${charge}*ROUND(${hours}*60,0)/60,2)-${requiredIncome}`;
  sheet.result("Over in a month, or short", surplusFormula, result.surplus);
  const visitMinutes = sheet.input("Minutes of a visit", hour.visit, "whole");
  const visitFormula = `ROUND(${charge}*${visitMinutes}/60,${decimals})`;
  sheet.result("The visit at your hour", visitFormula, result.visitPrice);
  return sheet.build();
}

type Cells<Name extends string> = Record<Name, CellReference>;

const buildMarkupFormula = (keep: CellReference) => `ROUND(${keep}/(1-${keep}),4)`;

function buildPriceSheet(
  { price, shop }: PricingInput,
  result: PricingResult,
  pieceCells: Cells<"fullCost" | "perPiece" | "fixedCosts" | "decimals">,
) {
  const { perPiece, fixedCosts, decimals } = pieceCells;
  const sheet = new SheetBuilder({ name: "Price", columnWidths: [44, 18, 20] });
  const { requestedMargin, directSale, breakEven, marginTable } = result.price;
  const buildPriceFormula = (keep: CellReference) => `ROUND(${fullCost}/(1-${keep}),${decimals})`;
  sheet.title("From cost to price");
  const fullCost = sheet.result("Full cost of a piece", pieceCells.fullCost, result.unit.fullCost);
  const keep = sheet.input("Share of the price you keep", price.keep, "percent");
  const markupFormula = buildMarkupFormula(keep);
  sheet.result("That is added to the cost", markupFormula, requestedMargin.markup, "percent");
  const requestedPrice = sheet.result(
    "Price before tax",
    buildPriceFormula(keep),
    requestedMargin.priceBeforeTax,
  );
  const gst = sheet.input("GST, 0% if you charge none", price.gst, "percent");
  const withTaxFormula = `ROUND(${requestedPrice}*(1+${gst}),${decimals})`;
  sheet.result("Price with tax", withTaxFormula, requestedMargin.priceWithTax);
  const tag = sheet.input("Price on the tag, with tax", price.tag);
  const buildBeforeTaxFormula = (amount: CellReference) => `ROUND(${amount}/(1+${gst}),2)`;
  const beforeTax = sheet.result(
    "Of the tag, before tax",
    buildBeforeTaxFormula(tag),
    directSale.priceBeforeTax,
  );
  const profit = sheet.mainResult("You keep", `${beforeTax}-${fullCost}`, directSale.profit);
  const marginFormula = `ROUND(${profit}/${beforeTax},4)`;
  sheet.result("That is, of the price before tax", marginFormula, directSale.margin, "percent");
  const perPieceProfit = `(${beforeTax}-${perPiece})`;
  const breakEvenFormula = `IF(ROUND(${beforeTax}-${perPiece},2)<=0,${NEVER},${buildPiecesFormula(fixedCosts, perPieceProfit)})`;
  sheet.result("Pieces a month that pay the fixed costs", breakEvenFormula, breakEven, "whole");
  sheet.blank();

  sheet.section("What to keep, and what it makes");
  sheet.headings("To keep", "Add to the cost", "Price before tax ₹");
  for (const [index, choice] of marginTable.entries()) {
    const [marginCell] = sheet.nextRow([null]);
    sheet.row(
      inputCell(MARGIN_CHOICES[index], "percent"),
      resultCell(buildMarkupFormula(marginCell), choice.markup, "percent"),
      resultCell(buildPriceFormula(marginCell), choice.priceBeforeTax),
    );
  }
  sheet.blank();

  sheet.section("The shop that wants its share");
  const { currentTag, triedTag, tagNeeded, triedTagDirect } = result.shop;
  const share = sheet.input("Its share of the printed price", shop.share, "percent");
  const buildPaidFormula = (printedPrice: CellReference) => `ROUND(${printedPrice}*(1-${share}),2)`;
  const paidFormula = buildPaidFormula(tag);
  const currentPaid = sheet.result("At your tag it pays, with tax", paidFormula, currentTag.paid);
  const currentFormula = buildBeforeTaxFormula(currentPaid);
  const currentBeforeTax = sheet.result("Before tax", currentFormula, currentTag.priceBeforeTax);
  sheet.result("You keep", `${currentBeforeTax}-${fullCost}`, currentTag.profit);
  const shopKeep = sheet.input("Share you want to keep through the shop", shop.keep, "percent");
  const tagNeededFormula = `ROUNDUP(ROUND(${fullCost}/(1-${shopKeep})*(1+${gst})/(1-${share}),4),${decimals})`;
  sheet.mainResult("Then print at least", tagNeededFormula, tagNeeded);
  const triedPrice = sheet.input("Printed price that is tried", shop.tag);
  const triedPaidFormula = buildPaidFormula(triedPrice);
  const triedPaid = sheet.result("The shop pays, with tax", triedPaidFormula, triedTag.paid);
  const triedFormula = buildBeforeTaxFormula(triedPaid);
  const triedBeforeTax = sheet.result("Before tax", triedFormula, triedTag.priceBeforeTax);
  const triedProfit = sheet.result("You keep", `${triedBeforeTax}-${fullCost}`, triedTag.profit);
  const triedMargin = `ROUND(${triedProfit}/${triedBeforeTax},4)`;
  sheet.result("That is, of what it pays before tax", triedMargin, triedTag.margin, "percent");
  const directProfitFormula = `${buildBeforeTaxFormula(triedPrice)}-${fullCost}`;
  const directLabel = "Sold by yourself at that price you keep";
  sheet.result(directLabel, directProfitFormula, triedTagDirect.profit);
  return { sheet: sheet.build(), cells: { fullCost, gst, tag, beforeTax } };
}

function buildChangeSheet(
  { discount, rise }: PricingInput,
  result: PricingResult,
  cells: Cells<"fullCost" | "perPiece" | "gst" | "tag" | "beforeTax" | "decimals">,
) {
  const { fullCost, perPiece, gst, tag, beforeTax, decimals } = cells;
  const sheet = new SheetBuilder({ name: "Discount and rise", columnWidths: [44, 18, 18, 18] });
  const { discountedSale, piecesNeeded, piecesAtVariableCost } = result.discount;
  sheet.title("Before you discount, before you raise");
  const discountRate = sheet.input("Discount on the tag", discount.off, "percent");
  const pieces = sheet.input("Pieces you sell without it", discount.pieces, "whole");
  const paidFormula = `ROUND(${tag}*(1-${discountRate}),2)`;
  const paid = sheet.result("The customer pays", paidFormula, discountedSale.paid);
  const beforeTaxFormula = `ROUND(${paid}/(1+${gst}),2)`;
  const discountedBeforeTax = sheet.result(
    "Before tax",
    beforeTaxFormula,
    discountedSale.priceBeforeTax,
  );
  const profitFormula = `${discountedBeforeTax}-${fullCost}`;
  sheet.result("You keep of a piece", profitFormula, discountedSale.profit);
  const buildPiecesNeededFormula = (costPerPiece: CellReference) => {
    const currentProfit = `ROUND(${beforeTax}-${costPerPiece},2)`;
    const discountedProfit = `ROUND(${discountedBeforeTax}-${costPerPiece},2)`;
    const piecesFormula = buildPiecesFormula(`${pieces}*${currentProfit}`, discountedProfit);
    return `IF(OR(${currentProfit}<=0,${discountedProfit}<=0),${NEVER},${piecesFormula})`;
  };
  sheet.mainResult(
    "Pieces that leave you as much as before",
    buildPiecesNeededFormula(fullCost),
    piecesNeeded,
    "whole",
  );
  sheet.result(
    "The same, counting only the cost of the batch",
    buildPiecesNeededFormula(perPiece),
    piecesAtVariableCost,
    "whole",
  );
  sheet.blank();

  sheet.section("How much more you must sell");
  const discounts = sheet
    .row(headingCell("Your margin"), ...DISCOUNTS.map((share) => inputCell(share, "percent")))
    .slice(1);
  for (const margin of MARGINS) {
    const [marginCell] = sheet.nextRow([null]);
    const extraSalesCells = DISCOUNTS.map((share, index) => {
      const discountCell = cellAt(discounts, index);
      return resultCell(
        `IF(${discountCell}>=${marginCell},${NEVER},ROUND(${discountCell}/(${marginCell}-${discountCell}),4))`,
        computeExtraSales(margin, share) ?? sheetCopy.never,
        "percent",
      );
    });
    sheet.row(inputCell(margin, "percent"), ...extraSalesCells);
  }
  sheet.blank();

  sheet.section("How many customers a rise can cost you");
  const sold = sheet.input("Sold in a month", rise.sold, "whole");
  const currentPrice = sheet.input("Price now, before tax", rise.price);
  const cost = sheet.input("What each costs by itself", rise.cost);
  const profit = sheet.result("Each leaves", `${currentPrice}-${cost}`, result.rise.profitPerPiece);
  const monthlyFormula = `${profit}*${sold}`;
  const monthlyProfit = sheet.result("The month leaves", monthlyFormula, result.rise.monthlyProfit);
  const riseRate = sheet.input("Rise", rise.rise, "percent");
  const newPriceFormula = `ROUND(${currentPrice}*(1+${riseRate}),${decimals})`;
  const newPrice = sheet.result("New price", newPriceFormula, result.rise.newPrice);
  const newProfitFormula = `${newPrice}-${cost}`;
  const { newProfitPerPiece } = result.rise;
  const newProfit = sheet.result("Each then leaves", newProfitFormula, newProfitPerPiece);
  const roundedNewProfit = `ROUND(${newProfit},2)`;
  const piecesFormula = buildPiecesFormula(monthlyProfit, roundedNewProfit);
  const pieceCount = sheet.mainResult(
    "So many leave as much as now",
    `IF(OR(ROUND(${profit},2)<=0,${roundedNewProfit}<=0),${NEVER},${piecesFormula})`,
    result.rise.piecesNeeded,
    "whole",
  );
  sheet.result(
    "Customers you can lose and be no poorer",
    `IF(ISNUMBER(${pieceCount}),MAX(0,${sold}-${pieceCount}),${NEVER})`,
    result.rise.maxLostCustomers,
    "whole",
  );
  return sheet.build();
}
