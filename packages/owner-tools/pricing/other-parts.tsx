import { pricingToolCopy as copy } from "./copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { PartCard, PartFields, ResultLines } from "../kit/frame/part-card.tsx";
import type { PricePartProps } from "./price-parts.tsx";
import { formatNumber } from "@angadi/formats/format-number";
import { formatPartProblem } from "./computed-parts.ts";

/** Sitting 6 of the guide: the price for a shop that takes a share. */
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
              label: labels.currentTag,
              amount: formatPaise(result.currentTag.profit),
              isBad: result.currentTag.profit <= 0,
            }}
            lines={[
              {
                label: labels.tagNeeded(formatPercent(input.keep)),
                amount: formatPaise(result.tagNeeded),
              },
              {
                label: labels.triedTag,
                amount: formatPaise(result.triedTag.profit),
                isBad: result.triedTag.profit <= 0,
              },
              { label: labels.triedTagDirect, amount: formatPaise(result.triedTagDirect.profit) },
            ]}
          />
          {result.currentTag.profit <= 0 && <p>{labels.loss}</p>}
        </>
      )}
    </PartCard>
  );
}

const formatPieces = (count: number | undefined) =>
  count === undefined ? "–" : formatNumber(count);

/** Sitting 7 of the guide: how many pieces a discount requires. */
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
              label: labels.piecesNeeded,
              amount: formatPieces(result.piecesNeeded),
              isBad: result.piecesNeeded === undefined,
            }}
            lines={[
              {
                label: labels.extraPieces,
                amount: formatPieces(result.piecesNeeded && result.piecesNeeded - input.pieces),
              },
              {
                label: labels.piecesAtVariableCost,
                amount: formatPieces(result.piecesAtVariableCost),
              },
              {
                label: labels.profit,
                amount: formatPaise(result.discountedSale.profit),
                isBad: result.discountedSale.profit <= 0,
              },
            ]}
          />
          {result.piecesNeeded === undefined && <p>{labels.neverEnough}</p>}
        </>
      )}
    </PartCard>
  );
}

/** Sitting 7 of the guide: how many customers may be lost after a price rise. */
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
              label: labels.maxLostCustomers,
              amount:
                result.maxLostCustomers === undefined ? "–" : formatNumber(result.maxLostCustomers),
            }}
            lines={[
              { label: labels.newPrice, amount: formatPaise(result.newPrice) },
              {
                label: labels.piecesNeeded,
                amount: result.piecesNeeded === undefined ? "–" : formatNumber(result.piecesNeeded),
              },
              {
                label: labels.monthlyProfit,
                amount: formatPaise(result.monthlyProfit),
                isBad: result.monthlyProfit < 0,
              },
              {
                label: labels.newProfitPerPiece,
                amount: formatPaise(result.newProfitPerPiece),
                isBad: result.newProfitPerPiece < 0,
              },
            ]}
          />
          {result.maxLostCustomers === undefined && <p>{labels.noProfit}</p>}
        </>
      )}
    </PartCard>
  );
}
