import { getFactValue } from "@angadi/content/facts";
import { formatDecimal, formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { InlineRadioGroup } from "../kit/frame/inline-radio-group.tsx";
import { FigureField } from "../kit/frame/figure-field.tsx";
import type { FormState } from "../kit/frame/form-state.ts";
import { PartCard, ResultLines } from "../kit/frame/part-card.tsx";
import type { ReceiptContent } from "../kit/frame/result-card.tsx";
import type { GstSplitResult } from "./arithmetic.ts";
import { gstSplitCopy as copy } from "./copy.ts";
import {
  COMPOSITION_RATES,
  type GstSplitFields,
  type GstSplitInput,
  TAX_INCLUSIONS,
} from "./input.ts";

export function buildGstReceipt(
  { rate, isSameState }: GstSplitInput,
  { sale }: GstSplitResult,
): ReceiptContent {
  const { receipt } = copy;
  // Half of a rate may have three decimals.
  const halfRate = `${formatDecimal(rate * 5, 3)}%`;
  return {
    lines: [
      { label: receipt.taxableValue, amount: formatPaise(sale.taxableValue) },
      ...(isSameState
        ? [
            { label: receipt.cgst(halfRate), amount: formatPaise(sale.cgst) },
            { label: receipt.sgst(halfRate), amount: formatPaise(sale.sgst) },
          ]
        : [{ label: receipt.igst(formatPercent(rate)), amount: formatPaise(sale.igst) }]),
    ],
    total: { label: receipt.total, amount: formatPaise(sale.total) },
  };
}

interface GstCardProps {
  form: FormState<GstSplitFields>;
  input: GstSplitInput | undefined;
  result: GstSplitResult | undefined;
  problem: string | undefined;
}

export function MarginCard({ form, input, result, problem }: GstCardProps) {
  const { margin: section } = copy;
  const { fields, update } = form;
  return (
    <PartCard
      heading={section.heading}
      text={section.text}
      problem={problem ?? section.noCost}
      fields={
        <>
          <FigureField {...copy.fields.cost} unit="rupees" {...form.bind("cost")} />
          <InlineRadioGroup
            legend={copy.costIncludes}
            options={TAX_INCLUSIONS.map((value) => ({
              value,
              label: copy.includes.options[value],
            }))}
            value={fields.costIncludes === "with" ? "with" : "without"}
            onChange={(costIncludes) => update({ ...fields, costIncludes })}
          />
        </>
      }
    >
      {result && input && input.cost > 0 ? <MarginLines result={result} /> : undefined}
    </PartCard>
  );
}

function MarginLines({
  result: { margin, marginWithTax, gstPayable },
}: {
  result: GstSplitResult;
}) {
  const { margin: section } = copy;
  return (
    <ResultLines
      main={{
        label: section.main(formatPercent(margin.share)),
        amount: formatPaise(margin.amount),
        isBad: margin.amount < 0,
      }}
      lines={[
        {
          label: section.marginWithTax(formatPercent(marginWithTax.share)),
          amount: formatPaise(marginWithTax.amount),
        },
        {
          label: gstPayable < 0 ? section.gstCredit : section.gstPayable,
          amount: formatPaise(Math.abs(gstPayable)),
        },
      ]}
    />
  );
}

export function CompositionCard({ form, input, result, problem }: GstCardProps) {
  const { composition: section } = copy;
  const { fields, update } = form;
  return (
    <PartCard
      heading={section.heading}
      text={section.text}
      problem={problem ?? copy.margin.noCost}
      fields={
        <InlineRadioGroup
          legend={section.label}
          options={COMPOSITION_RATES.map((value) => ({
            value,
            label: section.options[value] ?? "",
          }))}
          value={
            COMPOSITION_RATES.find((rate) => rate === fields.composition) ??
            getFactValue("composition-rates.1")
          }
          onChange={(composition) => update({ ...fields, composition })}
        />
      }
    >
      {result && input && input.cost > 0 ? (
        <CompositionLines input={input} result={result} />
      ) : undefined}
    </PartCard>
  );
}

function CompositionLines({ input, result }: { input: GstSplitInput; result: GstSplitResult }) {
  const { composition: section } = copy;
  const { samePrice, sameMargin } = result.composition;
  if (!input.isSameState) return <p>{section.otherState}</p>;
  return (
    <ResultLines
      main={{
        label: section.main(formatPaise(samePrice.price)),
        amount: formatPaise(samePrice.margin),
        isBad: samePrice.margin < 0,
      }}
      lines={[
        { label: section.tax, amount: formatPaise(samePrice.tax) },
        {
          label: section.sameMarginPrice(formatPaise(result.margin.amount)),
          amount: formatPaise(sameMargin.price),
        },
      ]}
    />
  );
}
