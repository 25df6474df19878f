import { MARGIN_CHOICES, computeExtraSales, computePricing } from "./arithmetic.ts";
import type { Cost, PricingInput, PricingResult } from "./input.ts";
import { sheetCopy } from "../kit/workbook/copy.ts";
import { howToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type CellReference,
  SheetBuilder,
  cellAt,
  type Workbook,
  decimalPlaces,
  head,
  input,
  quoted,
  range,
  result,
  textInput,
} from "../kit/workbook/sheet.ts";

/** Number of spare rows for new costs. */
const SPARE = 3;
const NEVER = quoted(sheetCopy.never);
/** Margins in the guide's table of discounts, in hundredths of a percent. */
const MARGINS = [20_00, 30_00, 40_00, 50_00];
const DISCOUNTS = [5_00, 10_00, 15_00];
const HOW_TO = [
  "Begin with the cost of a piece, or of an hour. The price and the discount sheets go on from the full cost of a piece.",
  "“Never” means that no number of pieces would do it.",
];

/** The pricing workbook: cost of a piece, cost of an hour, price and shop, discount and rise. */
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
      howToSheet(HOW_TO, url),
    ],
  };
}

/** Writes the costs with spare rows; returns the formula of their sum. */
function writeCosts(s: SheetBuilder, costs: readonly Cost[]): string {
  const spare = Array.from({ length: SPARE }, () => undefined);
  const amounts = [...costs, ...spare].map(
    (cost) => s.row(textInput(cost?.label ?? ""), input(cost?.amount, "rupees"))[1],
  );
  return `SUM(${range(amounts)})`;
}

/** Formula for the pieces that earn an amount, in whole paise to avoid floating-point noise. */
const piecesFor = (amount: string, left: string) =>
  `ROUNDUP(ROUND(${amount}*100,0)/ROUND(${left}*100,0),0)`;

function buildPieceSheet({ unit, rounding }: PricingInput, computed: PricingResult["unit"]) {
  const s = new SheetBuilder({
    name: "Cost of a piece",
    columns: [56, 18],
    frozen: { rows: 3, columns: 0 },
  });
  s.title("Cost one unit, with yourself in it");
  s.note("All that would not have been spent without the batch, at this month’s prices.");
  s.heads("For the batch", "₹");
  const costs = writeCosts(s, unit.lines);
  const hours = s.input("Your own hours", unit.ownHours, "hours");
  const rate = s.input("What an hour of them is worth", unit.ownRate, "rupees");
  const work = `ROUND(ROUND(${hours}*60,0)*${rate}/60,2)`;
  const own = s.result("Your own work", work, computed.own, "rupees");
  const batch = s.result("The batch", `${costs}+${own}`, computed.batch, "rupees");
  const pieces = s.input("Pieces in the batch", unit.pieces, "whole");
  const decimals = s.input(
    "Decimals that are kept: 0 for whole rupees, 2 for paise",
    decimalPlaces(rounding),
    "whole",
  );
  const exact = `ROUND(${batch}/${pieces},2)`;
  s.result("Batch cost of one piece, to the paisa", exact, computed.exactEach, "rupees");
  const rounded = `ROUND(${batch}/${pieces},${decimals})`;
  const each = s.result("Batch cost of one piece, rounded", rounded, computed.each, "rupees");
  const fixed = s.input("What the month costs whether you work or not", unit.fixed, "rupees");
  const sold = s.input("Pieces sold in an ordinary month", unit.sold, "whole");
  const share = `ROUND(${fixed}/${sold},${decimals})`;
  const fixedEach = s.result("Its part of the month", share, computed.fixedEach, "rupees");
  const full = s.result(
    "Full cost of a piece",
    `${each}+${fixedEach}`,
    computed.full,
    "rupees",
    "key",
  );
  return { sheet: s.build(), cells: { decimals, each, fixed, full } };
}

function buildHourSheet(
  { hour }: PricingInput,
  computed: PricingResult["hour"],
  decimals: CellReference,
) {
  const s = new SheetBuilder({
    name: "Cost of an hour",
    columns: [56, 18],
    frozen: { rows: 3, columns: 0 },
  });
  s.title("Cost one hour, if you sell time");
  s.note("Hours as decimals: 4.5 is four and a half. Bill only what the diary shows.");
  s.heads("In a month", "₹");
  const costs = writeCosts(s, hour.costs);
  const wanted = s.input("Wanted for yourself, before income tax", hour.wanted, "rupees");
  const needed = s.result("Needed in a month", `${costs}+${wanted}`, computed.needed, "rupees");
  const days = s.input("Working days in a month", hour.days, "whole");
  const billable = s.input("Hours of a day you can bill", hour.billable, "hours");
  const all = `${days}*${billable}`;
  const hours = s.result("Billable hours in a month", all, computed.minutes, "hours");
  const perHour = `ROUND(${needed}*60/ROUND(${hours}*60,0),${decimals})`;
  s.result("An hour must bring", perHour, computed.perHour, "rupees", "key");
  const out = s.input("Hours out of the house", hour.out, "hours");
  const naive = `ROUND(${needed}*60/ROUND(${days}*${out}*60,0),${decimals})`;
  s.result("What the hours out of the house would say", naive, computed.naivePerHour, "rupees");
  const charge = s.input("You charge for an hour", hour.charge, "rupees");
  const surplus = `ROUND(${charge}*ROUND(${hours}*60,0)/60,2)-${needed}`;
  s.result("Over in a month, or short", surplus, computed.surplus, "rupees");
  const visit = s.input("Minutes of a visit", hour.visit, "whole");
  const visitPrice = `ROUND(${charge}*${visit}/60,${decimals})`;
  s.result("The visit at your hour", visitPrice, computed.visit, "rupees");
  return s.build();
}

type Cells<Name extends string> = Record<Name, CellReference>;

const markup = (keep: CellReference) => `ROUND(${keep}/(1-${keep}),4)`;

/** The sheet from the full cost to the tag, and for the shop that takes a share. */
function buildPriceSheet(
  { price, shop }: PricingInput,
  computed: PricingResult,
  { full, each, fixed, decimals }: Cells<"full" | "each" | "fixed" | "decimals">,
) {
  const s = new SheetBuilder({ name: "Price", columns: [44, 18, 20] });
  const { requestedMargin, own, breakEven, choices } = computed.price;
  const priceAt = (keep: CellReference) => `ROUND(${cost}/(1-${keep}),${decimals})`;
  s.title("From cost to price");
  const cost = s.result("Full cost of a piece", full, computed.unit.full, "rupees");
  const keep = s.input("Share of the price you keep", price.keep, "percent");
  s.result("That is added to the cost", markup(keep), requestedMargin.markup, "percent");
  const asked = s.result("Price before tax", priceAt(keep), requestedMargin.beforeTax, "rupees");
  const gst = s.input("GST, 0% if you charge none", price.gst, "percent");
  const taxed = `ROUND(${asked}*(1+${gst}),${decimals})`;
  s.result("Price with tax", taxed, requestedMargin.withTax, "rupees");
  const tag = s.input("Price on the tag, with tax", price.tag, "rupees");
  const untaxed = (amount: CellReference) => `ROUND(${amount}/(1+${gst}),2)`;
  const before = s.result("Of the tag, before tax", untaxed(tag), own.beforeTax, "rupees");
  const kept = s.result("You keep", `${before}-${cost}`, own.profit, "rupees", "key");
  const margin = `ROUND(${kept}/${before},4)`;
  s.result("That is, of the price before tax", margin, own.margin, "percent");
  const left = `(${before}-${each})`;
  const enough = `IF(ROUND(${before}-${each},2)<=0,${NEVER},${piecesFor(fixed, left)})`;
  s.result("Pieces a month that pay the fixed costs", enough, breakEven, "whole");
  s.blank();

  s.section("What to keep, and what it makes");
  s.heads("To keep", "Add to the cost", "Price before tax ₹");
  for (const [index, choice] of choices.entries()) {
    const [at] = s.next([null]);
    s.row(
      input(MARGIN_CHOICES[index], "percent"),
      result(markup(at), choice.markup, "percent"),
      result(priceAt(at), choice.beforeTax, "rupees"),
    );
  }
  s.blank();

  s.section("The shop that wants its share");
  const { now, through, tagNeeded, own: alone } = computed.shop;
  const share = s.input("Its share of the printed price", shop.share, "percent");
  const paidFor = (printed: CellReference) => `ROUND(${printed}*(1-${share}),2)`;
  const paidNow = s.result("At your tag it pays, with tax", paidFor(tag), now.paid, "rupees");
  const nowBefore = s.result("Before tax", untaxed(paidNow), now.beforeTax, "rupees");
  s.result("You keep", `${nowBefore}-${cost}`, now.profit, "rupees");
  const shopKeep = s.input("Share you want to keep through the shop", shop.keep, "percent");
  const needed = `ROUNDUP(ROUND(${cost}/(1-${shopKeep})*(1+${gst})/(1-${share}),4),${decimals})`;
  s.result("Then print at least", needed, tagNeeded, "rupees", "key");
  const shopTag = s.input("Printed price that is tried", shop.tag, "rupees");
  const paid = s.result("The shop pays, with tax", paidFor(shopTag), through.paid, "rupees");
  const paidBefore = s.result("Before tax", untaxed(paid), through.beforeTax, "rupees");
  const shopKept = s.result("You keep", `${paidBefore}-${cost}`, through.profit, "rupees");
  const shopMargin = `ROUND(${shopKept}/${paidBefore},4)`;
  s.result("That is, of what it pays before tax", shopMargin, through.margin, "percent");
  const byYourself = `${untaxed(shopTag)}-${cost}`;
  s.result("Sold by yourself at that price you keep", byYourself, alone.profit, "rupees");
  return { sheet: s.build(), cells: { cost, gst, tag, before } };
}

/** The sheet for discounts, with the guide's table, and for a price rise. */
function buildChangeSheet(
  { discount, rise }: PricingInput,
  computed: PricingResult,
  cells: Cells<"cost" | "each" | "gst" | "tag" | "before" | "decimals">,
) {
  const { cost, each, gst, tag, before, decimals } = cells;
  const s = new SheetBuilder({ name: "Discount and rise", columns: [44, 18, 18, 18] });
  const { after, pieces: needed, piecesAtVariableCost } = computed.discount;
  s.title("Before you discount, before you raise");
  const off = s.input("Discount on the tag", discount.off, "percent");
  const pieces = s.input("Pieces you sell without it", discount.pieces, "whole");
  const paid = s.result("The customer pays", `ROUND(${tag}*(1-${off}),2)`, after.paid, "rupees");
  const untaxed = `ROUND(${paid}/(1+${gst}),2)`;
  const offBefore = s.result("Before tax", untaxed, after.beforeTax, "rupees");
  s.result("You keep of a piece", `${offBefore}-${cost}`, after.profit, "rupees");
  const piecesAt = (perPiece: CellReference) => {
    const [now, then] = [`ROUND(${before}-${perPiece},2)`, `ROUND(${offBefore}-${perPiece},2)`];
    return `IF(OR(${now}<=0,${then}<=0),${NEVER},${piecesFor(`${pieces}*${now}`, then)})`;
  };
  s.result("Pieces that leave you as much as before", piecesAt(cost), needed, "whole", "key");
  const only = "The same, counting only the cost of the batch";
  s.result(only, piecesAt(each), piecesAtVariableCost, "whole");
  s.blank();

  s.section("How much more you must sell");
  const discounts = s
    .row(head("Your margin"), ...DISCOUNTS.map((share) => input(share, "percent")))
    .slice(1);
  for (const margin of MARGINS) {
    const [at] = s.next([null]);
    const extra = DISCOUNTS.map((share, index) => {
      const discount = cellAt(discounts, index);
      return result(
        `IF(${discount}>=${at},${NEVER},ROUND(${discount}/(${at}-${discount}),4))`,
        computeExtraSales(margin, share) ?? sheetCopy.never,
        "percent",
      );
    });
    s.row(input(margin, "percent"), ...extra);
  }
  s.blank();

  s.section("How many customers a rise can cost you");
  const { left, month, price, leftAfter, needed: customers, maxLostCustomers } = computed.rise;
  const sold = s.input("Sold in a month", rise.sold, "whole");
  const priceNow = s.input("Price now, before tax", rise.price, "rupees");
  const itself = s.input("What each costs by itself", rise.cost, "rupees");
  const leaves = s.result("Each leaves", `${priceNow}-${itself}`, left, "rupees");
  const monthly = s.result("The month leaves", `${leaves}*${sold}`, month, "rupees");
  const by = s.input("Rise", rise.rise, "percent");
  const raised = `ROUND(${priceNow}*(1+${by}),${decimals})`;
  const newPrice = s.result("New price", raised, price, "rupees");
  const then = s.result("Each then leaves", `${newPrice}-${itself}`, leftAfter, "rupees");
  const rounded = `ROUND(${then},2)`;
  const enough = `IF(OR(ROUND(${leaves},2)<=0,${rounded}<=0),${NEVER},${piecesFor(monthly, rounded)})`;
  const equal = s.result("So many leave as much as now", enough, customers, "whole", "key");
  const canLose = `IF(ISNUMBER(${equal}),MAX(0,${sold}-${equal}),${NEVER})`;
  s.result("Customers you can lose and be no poorer", canLose, maxLostCustomers, "whole");
  return s.build();
}
