import { pricingToolCopy as copy } from "./copy.ts";
import type { ReadResult } from "../kit/figures/fields.ts";
import {
  computeDiscount,
  computeHourCost,
  computePrice,
  computePricing,
  computeRise,
  computeShop,
  computeUnitCost,
} from "./arithmetic.ts";
import {
  type PricingFigures,
  type PricingInput,
  type PricingPart,
  readPricingPart,
  readPricing,
  type PricingFields,
} from "./input.ts";
import { frameCopy } from "../kit/frame/copy.ts";
import { type Computation, formatFirstProblem, compute } from "../kit/frame/computation.ts";

/** Computes each part, if its own fields, and those it depends on, are valid. */
export function computeParts(fields: PricingFields) {
  const { rounding } = fields;
  const unit = compute(readPricingPart("unit", fields), (input) =>
    computeUnitCost(input, rounding),
  );
  const price = compute(readPricingPart("price", fields), (input) => input);
  /** Computes a part that depends on the full cost and the tag. */
  const computePricePart = <P extends "price" | "shop" | "discount", R>(
    part: P,
    computeResult: (input: PricingInput, cost: NonNullable<typeof unit.result>) => R,
  ): Computation<PricingInput[P], R> => {
    const computedPart = compute(readPricingPart(part, fields), (input) => input);
    const { input } = computedPart;
    const [cost, tag] = [unit.result, price.result];
    if (!input || !cost || !tag || !unit.input) {
      return {
        ...computedPart,
        result: undefined,
        invalidField: unit.invalidField ?? price.invalidField ?? computedPart.invalidField,
      };
    }
    const completeInput = { rounding, unit: unit.input, price: tag, [part]: input };
    const readResult: ReadResult<PricingInput[P]> = { input };
    return compute(readResult, () => computeResult(completeInput as unknown as PricingInput, cost));
  };
  return {
    unit,
    hour: compute(readPricingPart("hour", fields), (input) => computeHourCost(input, rounding)),
    price: computePricePart("price", computePrice),
    shop: computePricePart("shop", computeShop),
    discount: computePricePart("discount", computeDiscount),
    rise: compute(readPricingPart("rise", fields), (input) => computeRise(input, rounding)),
  };
}

export type ComputedParts = ReturnType<typeof computeParts>;

/** Message about the first invalid field, with its human-readable name. */
export function formatPartProblem(
  fields: PricingFields,
  invalidField: string | undefined,
): string | undefined {
  return formatFirstProblem(invalidField, (path) => {
    const [part = "", name = "", index = "0"] = path.split(".");
    if (name === "lines" || name === "costs") {
      const lines = name === "lines" ? fields.unit.lines : fields.hour.costs;
      return lines[Number(index)]?.label || frameCopy.unnamedLine(Number(index) + 1);
    }
    const labelledFields = copy.fields[part as PricingPart] ?? [];
    return labelledFields.find((field) => field.name === name)?.label ?? "";
  });
}

const PARTS = ["unit", "hour", "price", "shop", "discount", "rise"] as const;

/**
 * Parses the form for the files, with empty parts filled from the example. No input if a field is
 * invalid.
 */
export function buildPricingInput(
  figures: PricingFigures,
  example: PricingFigures,
): { input: PricingInput | undefined; usesExample: boolean } {
  const emptyParts = PARTS.filter((part) => isEmpty(figures[part]));
  const usesExample = emptyParts.length > 0;
  const completeFigures = {
    ...figures,
    ...Object.fromEntries(emptyParts.map((part) => [part, example[part]])),
  };
  const { input } = compute(readPricing(completeFigures), computePricing);
  return { input: emptyParts.length === PARTS.length ? undefined : input, usesExample };
}

function isEmpty(part: PricingFigures[PricingPart]): boolean {
  return Object.values(part).every((value: string | readonly { amount: string }[]) =>
    typeof value === "string"
      ? value.trim() === ""
      : value.every(({ amount }) => amount.trim() === ""),
  );
}
