import { pricingCopy as copy } from "./copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import { type PricePartProps, formatCount } from "./price-parts.tsx";
import { formatPartProblem } from "./computed-parts.ts";

/** Sitting 6: the price for a shop that takes a share. */
export function ShopPart({ form, parts: { shop } }: PricePartProps) {
  const { result, input, invalidField } = shop;
  const labels = copy.shop;
  return (
    <PartCard
      heading={copy.headings.shop}
      text={copy.texts.shop}
      problem={formatPartProblem(form.fields, invalidField)}
      fields={<PartFields form={form} path="shop" fields={copy.fields.shop} />}
    >
      {result && input && (
        <>
          <ResultLines
            main={{
              label: labels.now,
              amount: formatPaise(result.currentTag.profit),
              isBad: result.currentTag.profit <= 0,
            }}
            lines={[
              {
                label: labels.needed(formatPercent(input.keep)),
                amount: formatPaise(result.tagNeeded),
              },
              {
                label: labels.through,
                amount: formatPaise(result.triedTag.profit),
                isBad: result.triedTag.profit <= 0,
              },
              { label: labels.own, amount: formatPaise(result.triedTagDirect.profit) },
            ]}
          />
          {result.currentTag.profit <= 0 && <p>{labels.loses}</p>}
        </>
      )}
    </PartCard>
  );
}

const formatPieces = (count: number | undefined) =>
  count === undefined ? "–" : formatCount(count);

/** Sitting 7: how many pieces a discount requires. */
export function DiscountPart({ form, parts: { discount } }: PricePartProps) {
  const { result, input, invalidField } = discount;
  const labels = copy.discount;
  return (
    <PartCard
      heading={copy.headings.discount}
      problem={formatPartProblem(form.fields, invalidField)}
      fields={<PartFields form={form} path="discount" fields={copy.fields.discount} />}
    >
      {result && input && (
        <>
          <ResultLines
            main={{
              label: labels.pieces,
              amount: formatPieces(result.piecesNeeded),
              isBad: result.piecesNeeded === undefined,
            }}
            lines={[
              {
                label: labels.more,
                amount: formatPieces(result.piecesNeeded && result.piecesNeeded - input.pieces),
              },
              { label: labels.variableCostOnly, amount: formatPieces(result.piecesAtVariableCost) },
              {
                label: labels.kept,
                amount: formatPaise(result.after.profit),
                isBad: result.after.profit <= 0,
              },
            ]}
          />
          {result.piecesNeeded === undefined && <p>{labels.never}</p>}
        </>
      )}
    </PartCard>
  );
}

/** Sitting 7: how many customers may be lost after a price rise. */
export function RisePart({ form, parts: { rise } }: PricePartProps) {
  const { result, invalidField } = rise;
  const labels = copy.rise;
  return (
    <PartCard
      heading={copy.headings.rise}
      problem={formatPartProblem(form.fields, invalidField)}
      fields={<PartFields form={form} path="rise" fields={copy.fields.rise} />}
    >
      {result && (
        <>
          <ResultLines
            main={{
              label: labels.lose,
              amount:
                result.maxLostCustomers === undefined ? "–" : formatCount(result.maxLostCustomers),
            }}
            lines={[
              { label: labels.price, amount: formatPaise(result.newPrice) },
              {
                label: labels.needed,
                amount: result.piecesNeeded === undefined ? "–" : formatCount(result.piecesNeeded),
              },
              {
                label: labels.month,
                amount: formatPaise(result.monthlyProfit),
                isBad: result.monthlyProfit < 0,
              },
              {
                label: labels.left,
                amount: formatPaise(result.newProfitPerPiece),
                isBad: result.newProfitPerPiece < 0,
              },
            ]}
          />
          {result.maxLostCustomers === undefined && <p>{labels.never}</p>}
        </>
      )}
    </PartCard>
  );
}
