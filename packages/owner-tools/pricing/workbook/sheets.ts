import { pricingSheetCopy } from "./copy.ts";
import { computePricing } from "../arithmetic.ts";
import type { Cost, PricingInput, PricingResult } from "../input.ts";
import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import { buildChangeSheet, buildPriceSheet } from "./price-sheet.ts";
import type { Row, Sheet, Workbook } from "../../kit/workbook/sheet.ts";
import {
  decimalPlaces,
  head,
  input,
  label,
  note,
  result,
  title,
  textInput,
} from "../../kit/workbook/sheet.ts";

const copy = pricingSheetCopy;
/** Number of spare rows for new costs. */
const SPARE = 3;

/** The pricing workbook: cost of a piece, cost of an hour, price and shop, discount and rise. */
export function buildPricingWorkbook(form: PricingInput, url: string): Workbook {
  const computed = computePricing(form);
  return {
    sheets: [
      buildUnitSheet(form, computed.unit),
      buildHourSheet(form, computed.hour),
      buildPriceSheet(form, computed),
      buildChangeSheet(form, computed),
      howToSheet(copy.howTo, url),
    ],
  };
}

/** Cost rows with spare rows, and the formula of their sum. */
function buildCostRows(id: string, costs: readonly Cost[]): { rows: Row[]; sum: string } {
  const all = [...costs, ...Array.from({ length: SPARE }, () => undefined)];
  return {
    rows: all.map((cost, index) => [
      textInput(cost?.label ?? ""),
      input(`${id}.${index}`, cost?.amount, "rupees"),
    ]),
    sum: `SUM({${id}.0:${id}.${all.length - 1}})`,
  };
}

function buildUnitSheet({ unit, rounding }: PricingInput, computed: PricingResult["unit"]): Sheet {
  const { each: labels } = copy;
  const costs = buildCostRows("unitCost", unit.lines);
  return {
    name: labels.sheet,
    columns: [56, 18],
    frozen: { rows: 3, columns: 0 },
    rows: [
      [title(labels.title)],
      [note(labels.note)],
      [head(labels.head.item), head(labels.head.amount)],
      ...costs.rows,
      [label(labels.ownHours), input("ownHours", unit.ownHours, "hours")],
      [label(labels.ownRate), input("ownRate", unit.ownRate, "rupees")],
      [
        label(labels.own),
        result("own", "ROUND(ROUND({ownHours}*60,0)*{ownRate}/60,2)", computed.own, "rupees"),
      ],
      [label(labels.batch), result("batch", `${costs.sum}+{own}`, computed.batch, "rupees")],
      [label(labels.pieces), input("pieces", unit.pieces, "whole")],
      [label(labels.decimals), input("decimals", decimalPlaces(rounding), "whole")],
      [
        label(labels.exactEach),
        result("exactEach", "ROUND({batch}/{pieces},2)", computed.exactEach, "rupees"),
      ],
      [
        label(labels.each),
        result("each", "ROUND({batch}/{pieces},{decimals})", computed.each, "rupees"),
      ],
      [label(labels.fixed), input("fixed", unit.fixed, "rupees")],
      [label(labels.sold), input("sold", unit.sold, "whole")],
      [
        label(labels.fixedEach),
        result("fixedEach", "ROUND({fixed}/{sold},{decimals})", computed.fixedEach, "rupees"),
      ],
      [label(labels.full), result("full", "{each}+{fixedEach}", computed.full, "rupees", "key")],
    ],
  };
}

function buildHourSheet({ hour }: PricingInput, computed: PricingResult["hour"]): Sheet {
  const { hour: labels } = copy;
  const costs = buildCostRows("hourCost", hour.costs);
  const outMinutes = "ROUND({days}*{out}*60,0)";
  return {
    name: labels.sheet,
    columns: [56, 18],
    frozen: { rows: 3, columns: 0 },
    rows: [
      [title(labels.title)],
      [note(labels.note)],
      [head(labels.head.item), head(labels.head.amount)],
      ...costs.rows,
      [label(labels.wanted), input("wanted", hour.wanted, "rupees")],
      [
        label(labels.needed),
        result("hourNeeded", `${costs.sum}+{wanted}`, computed.needed, "rupees"),
      ],
      [label(labels.days), input("days", hour.days, "whole")],
      [label(labels.billable), input("billable", hour.billable, "hours")],
      [label(labels.month), result("hours", "{days}*{billable}", computed.minutes, "hours")],
      [
        label(labels.perHour),
        result(
          "perHour",
          "ROUND({hourNeeded}*60/ROUND({hours}*60,0),{decimals})",
          computed.perHour,
          "rupees",
          "key",
        ),
      ],
      [label(labels.out), input("out", hour.out, "hours")],
      [
        label(labels.naivePerHour),
        result(
          "mistaken",
          `ROUND({hourNeeded}*60/${outMinutes},{decimals})`,
          computed.naivePerHour,
          "rupees",
        ),
      ],
      [label(labels.charge), input("charge", hour.charge, "rupees")],
      [
        label(labels.over),
        result(
          "hourOver",
          "ROUND({charge}*ROUND({hours}*60,0)/60,2)-{hourNeeded}",
          computed.surplus,
          "rupees",
        ),
      ],
      [label(labels.visit), input("visit", hour.visit, "whole")],
      [
        label(labels.visitPrice),
        result("visitPrice", "ROUND({charge}*{visit}/60,{decimals})", computed.visit, "rupees"),
      ],
    ],
  };
}
