import { pricingCopy as copy } from "./copy.ts";
import { formatPaise } from "@angadi/ui/money/rupees";
import { percentText } from "../kit/figures/readers.ts";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import { type PricePartProps, groupedNumber } from "./price-parts.tsx";
import { findFirstProblem } from "./computed-parts.ts";

/** Sitting 6: the price computed backwards, for a shop that takes a share. */
export function ShopPart({ form, parts: { shop } }: PricePartProps) {
  const { result, input, invalidField } = shop;
  const w = copy.shop;
  return (
    <PartCard
      heading={copy.headings.shop}
      text={copy.texts.shop}
      problem={findFirstProblem(form.fields, invalidField)}
      fields={<PartFields form={form} place="shop" fields={copy.fields.shop} />}
    >
      {result && input && (
        <>
          <ResultLines
            main={{
              label: w.now,
              amount: formatPaise(result.now.profit),
              bad: result.now.profit <= 0,
            }}
            lines={[
              { label: w.needed(percentText(input.keep)), amount: formatPaise(result.tagNeeded) },
              {
                label: w.through,
                amount: formatPaise(result.through.profit),
                bad: result.through.profit <= 0,
              },
              { label: w.own, amount: formatPaise(result.own.profit) },
            ]}
          />
          {result.now.profit <= 0 && <p>{w.loses}</p>}
        </>
      )}
    </PartCard>
  );
}

const pieces = (count: number | undefined) => (count === undefined ? "–" : groupedNumber(count));

/** Sitting 7: how many pieces a discount requires. */
export function DiscountPart({ form, parts: { discount } }: PricePartProps) {
  const { result, input, invalidField } = discount;
  const w = copy.discount;
  return (
    <PartCard
      heading={copy.headings.discount}
      text={copy.texts.discount}
      problem={findFirstProblem(form.fields, invalidField)}
      fields={<PartFields form={form} place="discount" fields={copy.fields.discount} />}
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
                amount: formatPaise(result.after.profit),
                bad: result.after.profit <= 0,
              },
            ]}
          />
          {result.pieces === undefined && <p>{w.never}</p>}
        </>
      )}
    </PartCard>
  );
}

/** Sitting 7: how many customers a price rise may cost. */
export function RisePart({ form, parts: { rise } }: PricePartProps) {
  const { result, invalidField } = rise;
  const w = copy.rise;
  return (
    <PartCard
      heading={copy.headings.rise}
      text={copy.texts.rise}
      problem={findFirstProblem(form.fields, invalidField)}
      fields={<PartFields form={form} place="rise" fields={copy.fields.rise} />}
    >
      {result && (
        <>
          <ResultLines
            main={{
              label: w.lose,
              amount: result.canLose === undefined ? "–" : groupedNumber(result.canLose),
            }}
            lines={[
              { label: w.price, amount: formatPaise(result.price) },
              {
                label: w.needed,
                amount: result.needed === undefined ? "–" : groupedNumber(result.needed),
              },
              { label: w.month, amount: formatPaise(result.month), bad: result.month < 0 },
              { label: w.left, amount: formatPaise(result.leftAfter), bad: result.leftAfter < 0 },
            ]}
          />
          {result.canLose === undefined && <p>{w.never}</p>}
        </>
      )}
    </PartCard>
  );
}
