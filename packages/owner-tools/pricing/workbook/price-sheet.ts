import { pricingSheetCopy } from "./copy.ts";
import { sheetCopy } from "../../kit/workbook/copy.ts";
import { MARGIN_CHOICES, extraNeeded } from "../arithmetic.ts";
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
const pieces = (targetCell: string, left: string) =>
  `ROUNDUP(ROUND(${targetCell}*100,0)/ROUND(${left}*100,0),0)`;

/** The sheet from the full cost to the tag, and for the shop that takes a share. */
export function buildPriceSheet({ price, shop }: PricingInput, computed: PricingResult): Sheet {
  const { price: w } = copy;
  const { asked: requestedMargin, own, breakEven } = computed.price;
  return {
    name: w.sheet,
    columns: [44, 18, 20],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(w.title)],
      resultRow(copy.each.full, "cost", "{full}", computed.unit.full, "rupees"),
      [label(w.keep), input("keep", price.keep, "percent")],
      resultRow(
        w.markup,
        "markup",
        "ROUND({keep}/(1-{keep}),4)",
        requestedMargin.markup,
        "percent",
      ),
      resultRow(
        w.beforeTax,
        "price",
        "ROUND({cost}/(1-{keep}),{decimals})",
        requestedMargin.beforeTax,
        "rupees",
      ),
      [label(w.gst), input("gst", price.gst, "percent")],
      resultRow(
        w.withTax,
        "withTax",
        "ROUND({price}*(1+{gst}),{decimals})",
        requestedMargin.withTax,
        "rupees",
      ),
      [label(w.tag), input("tag", price.tag, "rupees")],
      resultRow(w.tagBeforeTax, "tagBefore", "ROUND({tag}/(1+{gst}),2)", own.beforeTax, "rupees"),
      resultRow(w.kept, "kept", "{tagBefore}-{cost}", own.profit, "rupees", "key"),
      resultRow(w.margin, "margin", "ROUND({kept}/{tagBefore},4)", own.margin, "percent"),
      resultRow(
        w.breakEven,
        "breakEven",
        `IF(ROUND({tagBefore}-{each},2)<=0,${NEVER},${pieces("{fixed}", "({tagBefore}-{each})")})`,
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
  const { shop: w } = copy.price;
  const needed = "ROUNDUP(ROUND({cost}/(1-{shopKeep})*(1+{gst})/(1-{share}),4),{decimals})";
  return [
    [section(w.title)],
    [label(w.share), input("share", shop.share, "percent")],
    resultRow(w.now, "nowPaid", "ROUND({tag}*(1-{share}),2)", computed.now.paid, "rupees"),
    resultRow(
      w.nowBefore,
      "nowBefore",
      "ROUND({nowPaid}/(1+{gst}),2)",
      computed.now.beforeTax,
      "rupees",
    ),
    resultRow(w.nowKept, "nowKept", "{nowBefore}-{cost}", computed.now.profit, "rupees"),
    [label(w.keep), input("shopKeep", shop.keep, "percent")],
    resultRow(w.needed, "tagNeeded", needed, computed.tagNeeded, "rupees", "key"),
    [label(w.tag), input("shopTag", shop.tag, "rupees")],
    resultRow(
      w.paid,
      "shopPaid",
      "ROUND({shopTag}*(1-{share}),2)",
      computed.through.paid,
      "rupees",
    ),
    resultRow(
      w.beforeTax,
      "shopBefore",
      "ROUND({shopPaid}/(1+{gst}),2)",
      computed.through.beforeTax,
      "rupees",
    ),
    resultRow(w.kept, "shopKept", "{shopBefore}-{cost}", computed.through.profit, "rupees"),
    resultRow(
      w.margin,
      "shopMargin",
      "ROUND({shopKept}/{shopBefore},4)",
      computed.through.margin,
      "percent",
    ),
    resultRow(
      w.own,
      "shopOwn",
      "ROUND({shopTag}/(1+{gst}),2)-{cost}",
      computed.own.profit,
      "rupees",
    ),
  ];
}

/** The sheet for discounts, with the guide's table, and for a price rise. */
export function buildChangeSheet({ discount, rise }: PricingInput, computed: PricingResult): Sheet {
  const { change: w } = copy;
  const { after } = computed.discount;
  return {
    name: w.sheet,
    columns: [44, 18, 18, 18],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(w.title)],
      [label(w.off), input("off", discount.off, "percent")],
      [label(w.pieces), input("offPieces", discount.pieces, "whole")],
      resultRow(w.paid, "offPaid", "ROUND({tag}*(1-{off}),2)", after.paid, "rupees"),
      resultRow(
        w.beforeTax,
        "offBefore",
        "ROUND({offPaid}/(1+{gst}),2)",
        after.beforeTax,
        "rupees",
      ),
      resultRow(w.kept, "offKept", "{offBefore}-{cost}", after.profit, "rupees"),
      resultRow(w.needed, "offNeeded", enough("{cost}"), computed.discount.pieces, "whole", "key"),
      resultRow(w.kinder, "offKinder", enough("{each}"), computed.discount.kinder, "whole"),
      [],
      [section(w.table.title)],
      [head(w.table.head), ...DISCOUNTS.map((off, index) => input(`off.${index}`, off, "percent"))],
      ...MARGINS.map(buildExtraRow),
      [],
      ...buildRiseRows(rise, computed.rise),
    ],
  };
}

function enough(cost: string): string {
  const [before, after] = [`ROUND({tagBefore}-${cost},2)`, `ROUND({offBefore}-${cost},2)`];
  return `IF(OR(${before}<=0,${after}<=0),${NEVER},${pieces(`{offPieces}*${before}`, after)})`;
}

function buildExtraRow(margin: number, line: number): Row {
  return [
    input(`offMargin.${line}`, margin, "percent"),
    ...DISCOUNTS.map((off, index) => {
      const [m, o] = [`{offMargin.${line}}`, `{off.${index}}`];
      return result(
        `extra.${line}.${index}`,
        `IF(${o}>=${m},${NEVER},ROUND(${o}/(${m}-${o}),4))`,
        extraNeeded(margin, off) ?? sheetCopy.never,
        "percent",
      );
    }),
  ];
}

function buildRiseRows(rise: PricingInput["rise"], computed: PricingResult["rise"]): Row[] {
  const { rise: w } = copy.change;
  const left = "ROUND({riseLeft},2)";
  const after = "ROUND({riseAfter},2)";
  const needed = `IF(OR(${left}<=0,${after}<=0),${NEVER},${pieces("{riseMonth}", after)})`;
  return [
    [section(w.title)],
    [label(w.sold), input("riseSold", rise.sold, "whole")],
    [label(w.price), input("risePrice", rise.price, "rupees")],
    [label(w.cost), input("riseCost", rise.cost, "rupees")],
    resultRow(w.left, "riseLeft", "{risePrice}-{riseCost}", computed.left, "rupees"),
    resultRow(w.month, "riseMonth", "{riseLeft}*{riseSold}", computed.month, "rupees"),
    [label(w.rise), input("rise", rise.rise, "percent")],
    resultRow(
      w.newPrice,
      "newPrice",
      "ROUND({risePrice}*(1+{rise}),{decimals})",
      computed.price,
      "rupees",
    ),
    resultRow(w.leftAfter, "riseAfter", "{newPrice}-{riseCost}", computed.leftAfter, "rupees"),
    resultRow(w.needed, "riseNeeded", needed, computed.needed, "whole", "key"),
    resultRow(
      w.canLose,
      "canLose",
      `IF(ISNUMBER({riseNeeded}),MAX(0,{riseSold}-{riseNeeded}),${NEVER})`,
      computed.canLose,
      "whole",
    ),
  ];
}
