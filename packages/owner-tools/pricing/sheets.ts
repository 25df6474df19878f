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

export function buildPricingWorkbook(form: PricingInput, url: string): Workbook {
  const computed = computePricing(form);
  const piece = buildPieceSheet(form, computed.unit);
  const price = buildPriceSheet(form, computed, piece.cells);
  return {
    sheets: [
      piece.sheet,
      buildHourSheet(form, computed.hour, piece.cells.decimals),
      price.sheet,
      buildChangeSheet(form, computed, { ...piece.cells, ...price.cells }),
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

/** The number of pieces that earn an amount, in whole paise to avoid floating-point errors. */
const piecesFormula = (amount: string, profitPerPiece: string) =>
  `ROUNDUP(ROUND(${amount}*100,0)/ROUND(${profitPerPiece}*100,0),0)`;

function buildPieceSheet({ unit, rounding }: PricingInput, computed: PricingResult["unit"]) {
  const sheet = new SheetBuilder({
    name: "Cost of a piece",
    columnWidths: [56, 18],
    frozen: { rows: 3, columns: 0 },
  });
  sheet.title("Cost one unit, with yourself in it");
  sheet.note("All that would not have been spent without the batch, at this month’s prices.");
  sheet.headings("For the batch", "₹");
  const costs = writeCosts(sheet, unit.lines);
  const hours = sheet.input("Your own hours", unit.ownHours, "hours");
  const rate = sheet.input("What an hour of them is worth", unit.ownRate);
  const work = `ROUND(ROUND(${hours}*60,0)*${rate}/60,2)`;
  const own = sheet.result("Your own work", work, computed.ownWork);
  const batch = sheet.result("The batch", `${costs}+${own}`, computed.batchCost);
  const pieces = sheet.input("Pieces in the batch", unit.pieces, "whole");
  const decimals = sheet.input(
    "Decimals that are kept: 0 for whole rupees, 2 for paise",
    getDecimalPlaces(rounding),
    "whole",
  );
  const exact = `ROUND(${batch}/${pieces},2)`;
  sheet.result("Batch cost of one piece, to the paisa", exact, computed.exactPerPiece);
  const rounded = `ROUND(${batch}/${pieces},${decimals})`;
  const each = sheet.result("Batch cost of one piece, rounded", rounded, computed.perPiece);
  const fixed = sheet.input("What the month costs whether you work or not", unit.fixed);
  const sold = sheet.input("Pieces sold in an ordinary month", unit.sold, "whole");
  const share = `ROUND(${fixed}/${sold},${decimals})`;
  const fixedEach = sheet.result("Its part of the month", share, computed.fixedPerPiece);
  const full = sheet.mainResult("Full cost of a piece", `${each}+${fixedEach}`, computed.fullCost);
  return { sheet: sheet.build(), cells: { decimals, each, fixed, full } };
}

function buildHourSheet(
  { hour }: PricingInput,
  computed: PricingResult["hour"],
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
  const wanted = sheet.input("Wanted for yourself, before income tax", hour.wanted);
  const needed = sheet.result("Needed in a month", `${costs}+${wanted}`, computed.requiredIncome);
  const days = sheet.input("Working days in a month", hour.days, "whole");
  const billable = sheet.input("Hours of a day you can bill", hour.billable, "hours");
  const hoursFormula = `${days}*${billable}`;
  const { billableMinutes } = computed;
  const hours = sheet.result("Billable hours in a month", hoursFormula, billableMinutes, "hours");
  const perHour = `ROUND(${needed}*60/ROUND(${hours}*60,0),${decimals})`;
  sheet.mainResult("An hour must bring", perHour, computed.pricePerHour);
  const out = sheet.input("Hours out of the house", hour.out, "hours");
  const naive = `ROUND(${needed}*60/ROUND(${days}*${out}*60,0),${decimals})`;
  sheet.result("What the hours out of the house would say", naive, computed.naivePerHour);
  const charge = sheet.input("You charge for an hour", hour.charge);
  const surplus = `ROUND(${charge}*ROUND(${hours}*60,0)/60,2)-${needed}`;
  sheet.result("Over in a month, or short", surplus, computed.surplus);
  const visit = sheet.input("Minutes of a visit", hour.visit, "whole");
  const visitPrice = `ROUND(${charge}*${visit}/60,${decimals})`;
  sheet.result("The visit at your hour", visitPrice, computed.visitPrice);
  return sheet.build();
}

type Cells<Name extends string> = Record<Name, CellReference>;

const markupFormula = (keep: CellReference) => `ROUND(${keep}/(1-${keep}),4)`;

function buildPriceSheet(
  { price, shop }: PricingInput,
  computed: PricingResult,
  { full, each, fixed, decimals }: Cells<"full" | "each" | "fixed" | "decimals">,
) {
  const sheet = new SheetBuilder({ name: "Price", columnWidths: [44, 18, 20] });
  const { requestedMargin, direct, breakEven, marginTable } = computed.price;
  const priceAt = (keep: CellReference) => `ROUND(${cost}/(1-${keep}),${decimals})`;
  sheet.title("From cost to price");
  const cost = sheet.result("Full cost of a piece", full, computed.unit.fullCost);
  const keep = sheet.input("Share of the price you keep", price.keep, "percent");
  sheet.result("That is added to the cost", markupFormula(keep), requestedMargin.markup, "percent");
  const asked = sheet.result("Price before tax", priceAt(keep), requestedMargin.priceBeforeTax);
  const gst = sheet.input("GST, 0% if you charge none", price.gst, "percent");
  const taxed = `ROUND(${asked}*(1+${gst}),${decimals})`;
  sheet.result("Price with tax", taxed, requestedMargin.withTax);
  const tag = sheet.input("Price on the tag, with tax", price.tag);
  const untaxed = (amount: CellReference) => `ROUND(${amount}/(1+${gst}),2)`;
  const before = sheet.result("Of the tag, before tax", untaxed(tag), direct.priceBeforeTax);
  const kept = sheet.mainResult("You keep", `${before}-${cost}`, direct.profit);
  const margin = `ROUND(${kept}/${before},4)`;
  sheet.result("That is, of the price before tax", margin, direct.margin, "percent");
  const left = `(${before}-${each})`;
  const enough = `IF(ROUND(${before}-${each},2)<=0,${NEVER},${piecesFormula(fixed, left)})`;
  sheet.result("Pieces a month that pay the fixed costs", enough, breakEven, "whole");
  sheet.blank();

  sheet.section("What to keep, and what it makes");
  sheet.headings("To keep", "Add to the cost", "Price before tax ₹");
  for (const [index, choice] of marginTable.entries()) {
    const [marginCell] = sheet.nextRow([null]);
    sheet.row(
      inputCell(MARGIN_CHOICES[index], "percent"),
      resultCell(markupFormula(marginCell), choice.markup, "percent"),
      resultCell(priceAt(marginCell), choice.priceBeforeTax),
    );
  }
  sheet.blank();

  sheet.section("The shop that wants its share");
  const { currentTag, triedTag, tagNeeded, triedTagDirect: alone } = computed.shop;
  const share = sheet.input("Its share of the printed price", shop.share, "percent");
  const paidFor = (printed: CellReference) => `ROUND(${printed}*(1-${share}),2)`;
  const paidNow = sheet.result("At your tag it pays, with tax", paidFor(tag), currentTag.paid);
  const nowBefore = sheet.result("Before tax", untaxed(paidNow), currentTag.priceBeforeTax);
  sheet.result("You keep", `${nowBefore}-${cost}`, currentTag.profit);
  const shopKeep = sheet.input("Share you want to keep through the shop", shop.keep, "percent");
  const needed = `ROUNDUP(ROUND(${cost}/(1-${shopKeep})*(1+${gst})/(1-${share}),4),${decimals})`;
  sheet.mainResult("Then print at least", needed, tagNeeded);
  const shopTag = sheet.input("Printed price that is tried", shop.tag);
  const paid = sheet.result("The shop pays, with tax", paidFor(shopTag), triedTag.paid);
  const paidBefore = sheet.result("Before tax", untaxed(paid), triedTag.priceBeforeTax);
  const shopKept = sheet.result("You keep", `${paidBefore}-${cost}`, triedTag.profit);
  const shopMargin = `ROUND(${shopKept}/${paidBefore},4)`;
  sheet.result("That is, of what it pays before tax", shopMargin, triedTag.margin, "percent");
  const byYourself = `${untaxed(shopTag)}-${cost}`;
  sheet.result("Sold by yourself at that price you keep", byYourself, alone.profit);
  return { sheet: sheet.build(), cells: { cost, gst, tag, before } };
}

function buildChangeSheet(
  { discount, rise }: PricingInput,
  computed: PricingResult,
  cells: Cells<"cost" | "each" | "gst" | "tag" | "before" | "decimals">,
) {
  const { cost: fullCost, each, gst, tag, before, decimals } = cells;
  const sheet = new SheetBuilder({ name: "Discount and rise", columnWidths: [44, 18, 18, 18] });
  const { after, piecesNeeded, piecesAtVariableCost } = computed.discount;
  sheet.title("Before you discount, before you raise");
  const off = sheet.input("Discount on the tag", discount.off, "percent");
  const pieces = sheet.input("Pieces you sell without it", discount.pieces, "whole");
  const paid = sheet.result("The customer pays", `ROUND(${tag}*(1-${off}),2)`, after.paid);
  const untaxed = `ROUND(${paid}/(1+${gst}),2)`;
  const offBefore = sheet.result("Before tax", untaxed, after.priceBeforeTax);
  sheet.result("You keep of a piece", `${offBefore}-${fullCost}`, after.profit);
  const piecesAt = (perPiece: CellReference) => {
    const [now, then] = [`ROUND(${before}-${perPiece},2)`, `ROUND(${offBefore}-${perPiece},2)`];
    return `IF(OR(${now}<=0,${then}<=0),${NEVER},${piecesFormula(`${pieces}*${now}`, then)})`;
  };
  const piecesFullCost = piecesAt(fullCost);
  sheet.mainResult(
    "Pieces that leave you as much as before",
    piecesFullCost,
    piecesNeeded,
    "whole",
  );
  const variableOnly = "The same, counting only the cost of the batch";
  sheet.result(variableOnly, piecesAt(each), piecesAtVariableCost, "whole");
  sheet.blank();

  sheet.section("How much more you must sell");
  const discounts = sheet
    .row(headingCell("Your margin"), ...DISCOUNTS.map((share) => inputCell(share, "percent")))
    .slice(1);
  for (const margin of MARGINS) {
    const [marginCell] = sheet.nextRow([null]);
    const extra = DISCOUNTS.map((share, index) => {
      const discount = cellAt(discounts, index);
      return resultCell(
        `IF(${discount}>=${marginCell},${NEVER},ROUND(${discount}/(${marginCell}-${discount}),4))`,
        computeExtraSales(margin, share) ?? sheetCopy.never,
        "percent",
      );
    });
    sheet.row(inputCell(margin, "percent"), ...extra);
  }
  sheet.blank();

  sheet.section("How many customers a rise can cost you");
  const change = computed.rise;
  const sold = sheet.input("Sold in a month", rise.sold, "whole");
  const priceNow = sheet.input("Price now, before tax", rise.price);
  const cost = sheet.input("What each costs by itself", rise.cost);
  const profit = sheet.result("Each leaves", `${priceNow}-${cost}`, change.profitPerPiece);
  const monthlyFormula = `${profit}*${sold}`;
  const monthly = sheet.result("The month leaves", monthlyFormula, change.monthlyProfit);
  const riseRate = sheet.input("Rise", rise.rise, "percent");
  const raised = `ROUND(${priceNow}*(1+${riseRate}),${decimals})`;
  const newPrice = sheet.result("New price", raised, change.newPrice);
  const newFormula = `${newPrice}-${cost}`;
  const newProfit = sheet.result("Each then leaves", newFormula, change.newProfitPerPiece);
  const rounded = `ROUND(${newProfit},2)`;
  const enough = `IF(OR(ROUND(${profit},2)<=0,${rounded}<=0),${NEVER},${piecesFormula(monthly, rounded)})`;
  const needed = change.piecesNeeded;
  const pieceCount = sheet.mainResult("So many leave as much as now", enough, needed, "whole");
  const canLose = `IF(ISNUMBER(${pieceCount}),MAX(0,${sold}-${pieceCount}),${NEVER})`;
  const { maxLostCustomers } = change;
  sheet.result("Customers you can lose and be no poorer", canLose, maxLostCustomers, "whole");
  return sheet.build();
}
