import { pricingWords as words } from "./copy.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { percentText } from "../kit/figures/readers.ts";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import { type PricePartProps, grouped } from "./price-parts.tsx";
import { wrongIn } from "./pricing-sums.ts";

/** Sitting 6: the price built from the far end, for a shop that wants its share. */
export function ShopPart({ sheet, parts: { shop } }: PricePartProps) {
  const { result, input, wrong } = shop;
  const w = words.shop;
  return (
    <PartCard
      heading={words.headings.shop}
      text={words.texts.shop}
      wrong={wrongIn(sheet.fields, wrong)}
      fields={<PartFields sheet={sheet} place="shop" fields={words.fields.shop} />}
    >
      {result && input && (
        <>
          <ResultLines
            main={{
              label: w.now,
              amount: rupeesText(result.now.kept),
              bad: result.now.kept <= 0,
            }}
            lines={[
              { label: w.needed(percentText(input.keep)), amount: rupeesText(result.tagNeeded) },
              {
                label: w.through,
                amount: rupeesText(result.through.kept),
                bad: result.through.kept <= 0,
              },
              { label: w.own, amount: rupeesText(result.own.kept) },
            ]}
          />
          {result.now.kept <= 0 && <p>{w.loses}</p>}
        </>
      )}
    </PartCard>
  );
}

const pieces = (count: number | undefined) => (count === undefined ? "–" : grouped(count));

/** Sitting 7: what a discount asks for in pieces. */
export function DiscountPart({ sheet, parts: { discount } }: PricePartProps) {
  const { result, input, wrong } = discount;
  const w = words.discount;
  return (
    <PartCard
      heading={words.headings.discount}
      text={words.texts.discount}
      wrong={wrongIn(sheet.fields, wrong)}
      fields={<PartFields sheet={sheet} place="discount" fields={words.fields.discount} />}
    >
      {result && input && (
        <>
          <ResultLines
            main={{
              label: w.pieces,
              amount: pieces(result.pieces),
              bad: result.pieces === undefined,
            }}
            lines={[
              {
                label: w.more,
                amount: pieces(result.pieces && result.pieces - input.pieces),
              },
              { label: w.kinder, amount: pieces(result.kinder) },
              {
                label: w.kept,
                amount: rupeesText(result.after.kept),
                bad: result.after.kept <= 0,
              },
            ]}
          />
          {result.pieces === undefined && <p>{w.never}</p>}
        </>
      )}
    </PartCard>
  );
}

/** Sitting 7: how many customers a rise may cost. */
export function RisePart({ sheet, parts: { rise } }: PricePartProps) {
  const { result, wrong } = rise;
  const w = words.rise;
  return (
    <PartCard
      heading={words.headings.rise}
      text={words.texts.rise}
      wrong={wrongIn(sheet.fields, wrong)}
      fields={<PartFields sheet={sheet} place="rise" fields={words.fields.rise} />}
    >
      {result && (
        <>
          <ResultLines
            main={{
              label: w.lose,
              amount: result.canLose === undefined ? "–" : grouped(result.canLose),
            }}
            lines={[
              { label: w.price, amount: rupeesText(result.price) },
              {
                label: w.needed,
                amount: result.needed === undefined ? "–" : grouped(result.needed),
              },
              { label: w.month, amount: rupeesText(result.month), bad: result.month < 0 },
              { label: w.left, amount: rupeesText(result.leftAfter), bad: result.leftAfter < 0 },
            ]}
          />
          {result.canLose === undefined && <p>{w.never}</p>}
        </>
      )}
    </PartCard>
  );
}
