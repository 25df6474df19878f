import { pricingToolCopy as copy } from "./copy.ts";
import { formatNumber } from "@angadi/formats/format-number";
import { formatPaise } from "@angadi/formats/rupees";
import { MAX_COSTS, type PricingResult, type PricingFields } from "./input.ts";
import { formatPercent } from "../kit/figures/readers.ts";
import { LineList } from "../kit/frame/line-list.tsx";
import { PartCard, PartFields, type ResultLine, ResultLines } from "../kit/frame/part-card.tsx";
import { type ReceiptContent, ResultCard } from "../kit/frame/result-card.tsx";
import type { FormState } from "../kit/frame/form-state.ts";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { PriceChart } from "./price-chart.tsx";
import { type ComputedParts, formatPartProblem } from "./computed-parts.ts";
import styles from "./pricing.module.css";

export interface PricePartProps {
  form: FormState<PricingFields>;
  parts: ComputedParts;
}

const EMPTY_COST = { label: "", amount: "" };

/** Sitting 1 of the guide: one batch, the owner's hours, and the month's fixed costs. */
export function UnitPart({ form, parts: { unit } }: PricePartProps) {
  const { fields, update } = form;
  const { result, invalidField } = unit;
  return (
    <PartCard
      heading={copy.headings.unit}
      problem={formatPartProblem(fields, invalidField)}
      fields={
        <LineList
          copy={copy.costs}
          form={form}
          path="unit.lines"
          lines={fields.unit.lines}
          maxLines={MAX_COSTS}
          emptyLine={EMPTY_COST}
          onChange={(lines) => update({ ...fields, unit: { ...fields.unit, lines } })}
        />
      }
      moreFields={<PartFields form={form} path="unit" fields={copy.fields.unit} />}
    >
      {result && (
        <ResultLines
          main={{ label: copy.unit.fullCost, amount: formatPaise(result.fullCost) }}
          lines={[
            { label: copy.unit.ownWork, amount: formatPaise(result.ownWork) },
            { label: copy.unit.batchCost, amount: formatPaise(result.batchCost) },
            { label: copy.unit.perPiece, amount: formatPaise(result.perPiece) },
            { label: copy.unit.fixedPerPiece, amount: formatPaise(result.fixedPerPiece) },
          ]}
        />
      )}
    </PartCard>
  );
}

/** Sittings 3 and 6 of the guide: the margin, the tax, and the tag. */
export function PricePart({ form, parts: { unit, price } }: PricePartProps) {
  const { result, input, invalidField } = price;
  return (
    <>
      <PartCard
        heading={copy.headings.price}
        text={copy.texts.price}
        fields={
          <>
            <PartFields form={form} path="price" fields={copy.fields.price} />
            {result && <MarginTable marginTable={result.marginTable} />}
          </>
        }
      >
        <ResultCard
          heading={copy.price.heading}
          problem={formatPartProblem(form.fields, invalidField)}
          receipt={result && input && buildPriceReceipt(result, input.tag)}
        />
      </PartCard>
      {result && input && unit.result && (
        <PriceChart tag={input.tag} cost={unit.result} outcome={result.directSale} />
      )}
      <DebouncedAnnouncement
        text={result && `${copy.price.profit}: ${formatPaise(result.directSale.profit)}`}
      />
    </>
  );
}

function buildPriceReceipt(
  { requestedMargin, directSale, breakEven }: PricingResult["price"],
  tag: number,
): ReceiptContent {
  const { price } = copy;
  return {
    lines: [
      {
        label: price.requestedTag(formatPercent(requestedMargin.margin)),
        amount: formatPaise(requestedMargin.priceWithTax),
      },
      { label: price.markup, amount: formatPercent(requestedMargin.markup) },
      { label: price.tag, amount: formatPaise(tag) },
      { label: price.beforeTax, amount: formatPaise(directSale.priceBeforeTax) },
      {
        label: price.breakEven,
        amount:
          breakEven === undefined ? price.neverBreaksEven : price.pieces(formatNumber(breakEven)),
      },
    ],
    total: { label: price.profit, amount: formatPaise(directSale.profit) },
    secondTotal: { label: price.margin, amount: formatPercent(directSale.margin) },
  };
}

/** Short result: the required tag and the profit, or the required price of an hour. */
export function summarizePricing(
  fields: PricingFields,
  { price, hour }: ComputedParts,
): readonly ResultLine[] | string | undefined {
  if (fields.sells === "hours") {
    const { result, invalidField } = hour;
    if (!result) return formatPartProblem(fields, invalidField);
    return [{ label: copy.hour.perHour, amount: formatPaise(result.pricePerHour) }];
  }
  const { result, invalidField } = price;
  if (!result) return formatPartProblem(fields, invalidField);
  const { requestedMargin, directSale } = result;
  return [
    {
      label: copy.price.requestedTag(formatPercent(requestedMargin.margin)),
      amount: formatPaise(requestedMargin.priceWithTax),
    },
    { label: copy.price.profit, amount: formatPaise(directSale.profit) },
  ];
}

function MarginTable({ marginTable }: Pick<PricingResult["price"], "marginTable">) {
  const { heading, ...columns } = copy.marginTable;
  return (
    <table className={styles.table}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          {[columns.keep, columns.markup, columns.price].map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {marginTable.map(({ margin, markup, priceBeforeTax }) => (
          <tr key={margin}>
            <th scope="row">{formatPercent(margin)}</th>
            <td>{Math.round(markup / 100)}%</td>
            <td>{formatPaise(priceBeforeTax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sitting 2 of the guide: what an hour must earn. */
export function HourPart({ form, parts: { hour } }: PricePartProps) {
  const { fields, update } = form;
  const { result, invalidField } = hour;
  const labels = copy.hour;
  return (
    <>
      <PartCard
        heading={copy.headings.hour}
        text={copy.texts.hour}
        problem={formatPartProblem(fields, invalidField)}
        fields={
          <LineList
            copy={{ ...copy.costs, name: copy.ownWork }}
            form={form}
            path="hour.costs"
            lines={fields.hour.costs}
            maxLines={MAX_COSTS}
            emptyLine={EMPTY_COST}
            onChange={(costs) => update({ ...fields, hour: { ...fields.hour, costs } })}
          />
        }
        moreFields={<PartFields form={form} path="hour" fields={copy.fields.hour} />}
      >
        {result && (
          <ResultLines
            main={{ label: labels.perHour, amount: formatPaise(result.pricePerHour) }}
            lines={[
              { label: labels.requiredIncome, amount: formatPaise(result.requiredIncome) },
              { label: labels.billableHours, amount: String(result.billableMinutes / 60) },
              { label: labels.visitPrice, amount: formatPaise(result.visitPrice) },
              {
                label: result.surplus < 0 ? labels.shortfall : labels.surplus,
                amount: formatPaise(Math.abs(result.surplus)),
                isBad: result.surplus < 0,
              },
              { label: labels.naivePerHour, amount: formatPaise(result.naivePerHour) },
            ]}
          />
        )}
      </PartCard>
      <DebouncedAnnouncement
        text={result && `${labels.perHour}: ${formatPaise(result.pricePerHour)}`}
      />
    </>
  );
}
