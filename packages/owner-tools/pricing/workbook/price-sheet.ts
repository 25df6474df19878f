import { pricingSheetCopy } from "./copy.ts";
import { sheetCopy } from "../../kit/workbook/copy.ts";
import { MARGIN_CHOICES, computeExtraSales } from "../arithmetic.ts";
import type { PricingInput, PricingResult } from "../input.ts";
import type { Row, Sheet } from "../../kit/workbook/sheet.ts";
import {
  head,
  input,
  label,
  quoted,
  result,
  resultRow,
  section,
  title,
} from "../../kit/workbook/sheet.ts";

const copy = pricingSheetCopy;
const NEVER = quoted(sheetCopy.never);
/** Margins in the guide's table of discounts, in hundredths of a percent. */
const MARGINS = [20_00, 30_00, 40_00, 50_00];
const DISCOUNTS = [5_00, 10_00, 15_00];

/** Formula for the pieces that earn an amount, in whole paise to avoid floating-point noise. */
const buildPiecesFormula = (targetCell: string, left: string) =>
  `ROUNDUP(ROUND(${targetCell}*100,0)/ROUND(${left}*100,0),0)`;

/** The sheet from the full cost to the tag, and for the shop that takes a share. */
export function buildPriceSheet({ price, shop }: PricingInput, computed: PricingResult): Sheet {
  const { price: labels } = copy;
  const { requestedMargin, own, breakEven } = computed.price;
  return {
    name: labels.sheet,
    columns: [44, 18, 20],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(labels.title)],
      resultRow(copy.each.full, "cost", "{full}", computed.unit.full, "rupees"),
      [label(labels.keep), input("keep", price.keep, "percent")],
      resultRow(
        labels.markup,
        "markup",
        "ROUND({keep}/(1-{keep}),4)",
        requestedMargin.markup,
        "percent",
      ),
      resultRow(
        labels.beforeTax,
        "price",
        "ROUND({cost}/(1-{keep}),{decimals})",
        requestedMargin.beforeTax,
        "rupees",
      ),
      [label(labels.gst), input("gst", price.gst, "percent")],
      resultRow(
        labels.withTax,
        "withTax",
        "ROUND({price}*(1+{gst}),{decimals})",
        requestedMargin.withTax,
        "rupees",
      ),
      [label(labels.tag), input("tag", price.tag, "rupees")],
      resultRow(
        labels.tagBeforeTax,
        "tagBefore",
        "ROUND({tag}/(1+{gst}),2)",
        own.beforeTax,
        "rupees",
      ),
      resultRow(labels.kept, "kept", "{tagBefore}-{cost}", own.profit, "rupees", "key"),
      resultRow(labels.margin, "margin", "ROUND({kept}/{tagBefore},4)", own.margin, "percent"),
      resultRow(
        labels.breakEven,
        "breakEven",
        `IF(ROUND({tagBefore}-{each},2)<=0,${NEVER},${buildPiecesFormula("{fixed}", "({tagBefore}-{each})")})`,
        breakEven,
        "whole",
      ),
      [],
      ...choiceRows(computed),
      [],
      ...buildShopRows(shop, computed),
    ],
  };
}

function choiceRows({ price: { choices } }: PricingResult): Row[] {
  const { title: heading, head: heads } = copy.price.choices;
  return [
    [section(heading)],
    Object.values(heads).map(head),
    ...choices.map((choice, index) => [
      input(`keep.${index}`, MARGIN_CHOICES[index], "percent"),
      result(
        `markup.${index}`,
        `ROUND({keep.${index}}/(1-{keep.${index}}),4)`,
        choice.markup,
        "percent",
      ),
      result(
        `price.${index}`,
        `ROUND({cost}/(1-{keep.${index}}),{decimals})`,
        choice.beforeTax,
        "rupees",
      ),
    ]),
  ];
}

function buildShopRows(shop: PricingInput["shop"], { shop: computed }: PricingResult): Row[] {
  const { shop: labels } = copy.price;
  const needed = "ROUNDUP(ROUND({cost}/(1-{shopKeep})*(1+{gst})/(1-{share}),4),{decimals})";
  return [
    [section(labels.title)],
    [label(labels.share), input("share", shop.share, "percent")],
    resultRow(labels.now, "nowPaid", "ROUND({tag}*(1-{share}),2)", computed.now.paid, "rupees"),
    resultRow(
      labels.nowBefore,
      "nowBefore",
      "ROUND({nowPaid}/(1+{gst}),2)",
      computed.now.beforeTax,
      "rupees",
    ),
    resultRow(labels.nowKept, "nowKept", "{nowBefore}-{cost}", computed.now.profit, "rupees"),
    [label(labels.keep), input("shopKeep", shop.keep, "percent")],
    resultRow(labels.needed, "tagNeeded", needed, computed.tagNeeded, "rupees", "key"),
    [label(labels.tag), input("shopTag", shop.tag, "rupees")],
    resultRow(
      labels.paid,
      "shopPaid",
      "ROUND({shopTag}*(1-{share}),2)",
      computed.through.paid,
      "rupees",
    ),
    resultRow(
      labels.beforeTax,
      "shopBefore",
      "ROUND({shopPaid}/(1+{gst}),2)",
      computed.through.beforeTax,
      "rupees",
    ),
    resultRow(labels.kept, "shopKept", "{shopBefore}-{cost}", computed.through.profit, "rupees"),
    resultRow(
      labels.margin,
      "shopMargin",
      "ROUND({shopKept}/{shopBefore},4)",
      computed.through.margin,
      "percent",
    ),
    resultRow(
      labels.own,
      "shopOwn",
      "ROUND({shopTag}/(1+{gst}),2)-{cost}",
      computed.own.profit,
      "rupees",
    ),
  ];
}

/** The sheet for discounts, with the guide's table, and for a price rise. */
export function buildChangeSheet({ discount, rise }: PricingInput, computed: PricingResult): Sheet {
  const { change: labels } = copy;
  const { after } = computed.discount;
  return {
    name: labels.sheet,
    columns: [44, 18, 18, 18],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(labels.title)],
      [label(labels.off), input("off", discount.off, "percent")],
      [label(labels.pieces), input("offPieces", discount.pieces, "whole")],
      resultRow(labels.paid, "offPaid", "ROUND({tag}*(1-{off}),2)", after.paid, "rupees"),
      resultRow(
        labels.beforeTax,
        "offBefore",
        "ROUND({offPaid}/(1+{gst}),2)",
        after.beforeTax,
        "rupees",
      ),
      resultRow(labels.kept, "offKept", "{offBefore}-{cost}", after.profit, "rupees"),
      resultRow(
        labels.needed,
        "offNeeded",
        buildNeededFormula("{cost}"),
        computed.discount.pieces,
        "whole",
        "key",
      ),
      resultRow(
        labels.variableCostOnly,
        "offKinder",
        buildNeededFormula("{each}"),
        computed.discount.piecesAtVariableCost,
        "whole",
      ),
      [],
      [section(labels.table.title)],
      [
        head(labels.table.head),
        ...DISCOUNTS.map((off, index) => input(`off.${index}`, off, "percent")),
      ],
      ...MARGINS.map(buildExtraRow),
      [],
      ...buildRiseRows(rise, computed.rise),
    ],
  };
}

function buildNeededFormula(cost: string): string {
  const [before, after] = [`ROUND({tagBefore}-${cost},2)`, `ROUND({offBefore}-${cost},2)`];
  return `IF(OR(${before}<=0,${after}<=0),${NEVER},${buildPiecesFormula(`{offPieces}*${before}`, after)})`;
}

function buildExtraRow(margin: number, line: number): Row {
  return [
    input(`offMargin.${line}`, margin, "percent"),
    ...DISCOUNTS.map((off, index) => {
      const [m, o] = [`{offMargin.${line}}`, `{off.${index}}`];
      return result(
        `extra.${line}.${index}`,
        `IF(${o}>=${m},${NEVER},ROUND(${o}/(${m}-${o}),4))`,
        computeExtraSales(margin, off) ?? sheetCopy.never,
        "percent",
      );
    }),
  ];
}

function buildRiseRows(rise: PricingInput["rise"], computed: PricingResult["rise"]): Row[] {
  const { rise: labels } = copy.change;
  const left = "ROUND({riseLeft},2)";
  const after = "ROUND({riseAfter},2)";
  const needed = `IF(OR(${left}<=0,${after}<=0),${NEVER},${buildPiecesFormula("{riseMonth}", after)})`;
  return [
    [section(labels.title)],
    [label(labels.sold), input("riseSold", rise.sold, "whole")],
    [label(labels.price), input("risePrice", rise.price, "rupees")],
    [label(labels.cost), input("riseCost", rise.cost, "rupees")],
    resultRow(labels.left, "riseLeft", "{risePrice}-{riseCost}", computed.left, "rupees"),
    resultRow(labels.month, "riseMonth", "{riseLeft}*{riseSold}", computed.month, "rupees"),
    [label(labels.rise), input("rise", rise.rise, "percent")],
    resultRow(
      labels.newPrice,
      "newPrice",
      "ROUND({risePrice}*(1+{rise}),{decimals})",
      computed.price,
      "rupees",
    ),
    resultRow(labels.leftAfter, "riseAfter", "{newPrice}-{riseCost}", computed.leftAfter, "rupees"),
    resultRow(labels.needed, "riseNeeded", needed, computed.needed, "whole", "key"),
    resultRow(
      labels.canLose,
      "canLose",
      `IF(ISNUMBER({riseNeeded}),MAX(0,{riseSold}-{riseNeeded}),${NEVER})`,
      computed.maxLostCustomers,
      "whole",
    ),
  ];
}
