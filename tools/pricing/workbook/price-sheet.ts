import { pricingSheetWords } from "./copy.ts";
import { sheetWords } from "../../kit/workbook/copy.ts";
import { KEEPS, extraNeeded } from "../arithmetic.ts";
import type { PricingInput, PricingResult } from "../input.ts";
import type { Cell, Format, Sheet } from "../../kit/workbook/sheet.ts";
import { head, input, label, quoted, result, section, title } from "../../kit/workbook/sheet.ts";

const words = pricingSheetWords;
const NEVER = quoted(sheetWords.never);
/** The guide's table of discounts, in hundredths of a percent. */
const MARGINS = [20_00, 30_00, 40_00, 50_00];
const DISCOUNTS = [5_00, 10_00, 15_00];

type Row = (Cell | null)[];

const row = (
  text: string,
  id: string,
  formula: string,
  value: number | undefined,
  format: Format,
  look: "result" | "key" = "result",
): Row => [label(text), result(id, formula, value ?? sheetWords.never, format, look)];

/** Pieces that bring an amount: in whole paise, so that dividing leaves no noise to round up. */
const pieces = (wanted: string, left: string) =>
  `ROUNDUP(ROUND(${wanted}*100,0)/ROUND(${left}*100,0),0)`;

/** From the full cost to the tag, and the shop that wants its share of it. */
export function priceSheet({ price, shop }: PricingInput, sums: PricingResult): Sheet {
  const { price: w } = words;
  const { asked, own, breakEven } = sums.price;
  return {
    name: w.sheet,
    columns: [44, 18, 20],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(w.title)],
      row(words.each.full, "cost", "{full}", sums.unit.full, "rupees"),
      [label(w.keep), input("keep", price.keep, "percent")],
      row(w.markup, "markup", "ROUND({keep}/(1-{keep}),4)", asked.markup, "percent"),
      row(w.beforeTax, "price", "ROUND({cost}/(1-{keep}),{decimals})", asked.beforeTax, "rupees"),
      [label(w.gst), input("gst", price.gst, "percent")],
      row(w.withTax, "withTax", "ROUND({price}*(1+{gst}),{decimals})", asked.withTax, "rupees"),
      [label(w.tag), input("tag", price.tag, "rupees")],
      row(w.tagBeforeTax, "tagBefore", "ROUND({tag}/(1+{gst}),2)", own.beforeTax, "rupees"),
      row(w.kept, "kept", "{tagBefore}-{cost}", own.kept, "rupees", "key"),
      row(w.margin, "margin", "ROUND({kept}/{tagBefore},4)", own.margin, "percent"),
      row(
        w.breakEven,
        "breakEven",
        `IF(ROUND({tagBefore}-{each},2)<=0,${NEVER},${pieces("{fixed}", "({tagBefore}-{each})")})`,
        breakEven,
        "whole",
      ),
      [],
      ...choiceRows(sums),
      [],
      ...shopRows(shop, sums),
    ],
  };
}

function choiceRows({ price: { choices } }: PricingResult): Row[] {
  const { title: heading, head: heads } = words.price.choices;
  return [
    [section(heading)],
    Object.values(heads).map(head),
    ...choices.map((choice, index) => [
      input(`keep.${index}`, KEEPS[index], "percent"),
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

function shopRows(shop: PricingInput["shop"], { shop: sums }: PricingResult): Row[] {
  const { shop: w } = words.price;
  const needed = "ROUNDUP(ROUND({cost}/(1-{shopKeep})*(1+{gst})/(1-{share}),4),{decimals})";
  return [
    [section(w.title)],
    [label(w.share), input("share", shop.share, "percent")],
    row(w.now, "nowPaid", "ROUND({tag}*(1-{share}),2)", sums.now.paid, "rupees"),
    row(w.nowBefore, "nowBefore", "ROUND({nowPaid}/(1+{gst}),2)", sums.now.beforeTax, "rupees"),
    row(w.nowKept, "nowKept", "{nowBefore}-{cost}", sums.now.kept, "rupees"),
    [label(w.keep), input("shopKeep", shop.keep, "percent")],
    row(w.needed, "tagNeeded", needed, sums.tagNeeded, "rupees", "key"),
    [label(w.tag), input("shopTag", shop.tag, "rupees")],
    row(w.paid, "shopPaid", "ROUND({shopTag}*(1-{share}),2)", sums.through.paid, "rupees"),
    row(
      w.beforeTax,
      "shopBefore",
      "ROUND({shopPaid}/(1+{gst}),2)",
      sums.through.beforeTax,
      "rupees",
    ),
    row(w.kept, "shopKept", "{shopBefore}-{cost}", sums.through.kept, "rupees"),
    row(w.margin, "shopMargin", "ROUND({shopKept}/{shopBefore},4)", sums.through.margin, "percent"),
    row(w.own, "shopOwn", "ROUND({shopTag}/(1+{gst}),2)-{cost}", sums.own.kept, "rupees"),
  ];
}

/** What a discount asks for, the guide's table of it, and what a rise can bear. */
export function changeSheet({ discount, rise }: PricingInput, sums: PricingResult): Sheet {
  const { change: w } = words;
  const { after } = sums.discount;
  return {
    name: w.sheet,
    columns: [44, 18, 18, 18],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(w.title)],
      [label(w.off), input("off", discount.off, "percent")],
      [label(w.pieces), input("offPieces", discount.pieces, "whole")],
      row(w.paid, "offPaid", "ROUND({tag}*(1-{off}),2)", after.paid, "rupees"),
      row(w.beforeTax, "offBefore", "ROUND({offPaid}/(1+{gst}),2)", after.beforeTax, "rupees"),
      row(w.kept, "offKept", "{offBefore}-{cost}", after.kept, "rupees"),
      row(w.needed, "offNeeded", enough("{cost}"), sums.discount.pieces, "whole", "key"),
      row(w.kinder, "offKinder", enough("{each}"), sums.discount.kinder, "whole"),
      [],
      [section(w.table.title)],
      [head(w.table.head), ...DISCOUNTS.map((off, index) => input(`off.${index}`, off, "percent"))],
      ...MARGINS.map(extraRow),
      [],
      ...riseRows(rise, sums.rise),
    ],
  };
}

function enough(cost: string): string {
  const [before, after] = [`ROUND({tagBefore}-${cost},2)`, `ROUND({offBefore}-${cost},2)`];
  return `IF(OR(${before}<=0,${after}<=0),${NEVER},${pieces(`{offPieces}*${before}`, after)})`;
}

function extraRow(margin: number, line: number): Row {
  return [
    input(`offMargin.${line}`, margin, "percent"),
    ...DISCOUNTS.map((off, index) => {
      const [m, o] = [`{offMargin.${line}}`, `{off.${index}}`];
      return result(
        `extra.${line}.${index}`,
        `IF(${o}>=${m},${NEVER},ROUND(${o}/(${m}-${o}),4))`,
        extraNeeded(margin, off) ?? sheetWords.never,
        "percent",
      );
    }),
  ];
}

function riseRows(rise: PricingInput["rise"], sums: PricingResult["rise"]): Row[] {
  const { rise: w } = words.change;
  const left = "ROUND({riseLeft},2)";
  const after = "ROUND({riseAfter},2)";
  const needed = `IF(OR(${left}<=0,${after}<=0),${NEVER},${pieces("{riseMonth}", after)})`;
  return [
    [section(w.title)],
    [label(w.sold), input("riseSold", rise.sold, "whole")],
    [label(w.price), input("risePrice", rise.price, "rupees")],
    [label(w.cost), input("riseCost", rise.cost, "rupees")],
    row(w.left, "riseLeft", "{risePrice}-{riseCost}", sums.left, "rupees"),
    row(w.month, "riseMonth", "{riseLeft}*{riseSold}", sums.month, "rupees"),
    [label(w.rise), input("rise", rise.rise, "percent")],
    row(w.newPrice, "newPrice", "ROUND({risePrice}*(1+{rise}),{decimals})", sums.price, "rupees"),
    row(w.leftAfter, "riseAfter", "{newPrice}-{riseCost}", sums.leftAfter, "rupees"),
    row(w.needed, "riseNeeded", needed, sums.needed, "whole", "key"),
    row(
      w.canLose,
      "canLose",
      `IF(ISNUMBER({riseNeeded}),MAX(0,{riseSold}-{riseNeeded}),${NEVER})`,
      sums.canLose,
      "whole",
    ),
  ];
}
