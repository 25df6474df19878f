import { pricingCopy as copy } from "./copy.ts";
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
  type PricingFields,
  type PricingInput,
  type PricingPart,
  readPart,
  readPricing,
} from "./input.ts";
import { frameCopy } from "../kit/frame/copy.ts";
import { type Computed, firstProblem, compute } from "../kit/frame/computed.ts";
import type { PricingForm } from "./input.ts";

/** Computes each part as far as its own fields, and those it depends on, are valid. */
export function computeParts(fields: PricingForm) {
  const { rounding } = fields;
  const unit = compute(readPart("unit", fields), (input) => computeUnitCost(input, rounding));
  const price = compute(readPart("price", fields), (input) => input);
  /** For parts that depend on the full cost and the tag. */
  const computeOnTag = <P extends "price" | "shop" | "discount", R>(
    part: P,
    computeResult: (input: PricingInput, cost: NonNullable<typeof unit.result>) => R,
  ): Computed<PricingInput[P], R> => {
    const own = compute(readPart(part, fields), (input) => input);
    const { input } = own;
    const [cost, tag] = [unit.result, price.result];
    if (!input || !cost || !tag || !unit.input) {
      return {
        ...own,
        result: undefined,
        invalidField: unit.invalidField ?? price.invalidField ?? own.invalidField,
      };
    }
    const whole = { rounding, unit: unit.input, price: tag, [part]: input };
    const readResult: ReadResult<PricingInput[P]> = { input };
    return compute(readResult, () => computeResult(whole as unknown as PricingInput, cost));
  };
  return {
    unit,
    hour: compute(readPart("hour", fields), (input) => computeHourCost(input, rounding)),
    price: computeOnTag("price", computePrice),
    shop: computeOnTag("shop", computeShop),
    discount: computeOnTag("discount", computeDiscount),
    rise: compute(readPart("rise", fields), (input) => computeRise(input, rounding)),
  };
}

/** The result of `computeParts`. */
export type ComputedParts = ReturnType<typeof computeParts>;

/** Message about the first invalid field, with its human-readable name. */
export function findFirstProblem(
  fields: PricingForm,
  invalidField: string | undefined,
): string | undefined {
  return firstProblem(invalidField, (path) => {
    const [part = "", name = "", index = "0"] = path.split(".");
    if (name === "lines" || name === "costs") {
      const lines = name === "lines" ? fields.unit.lines : fields.hour.costs;
      return lines[Number(index)]?.label || frameCopy.unnamed(Number(index) + 1);
    }
    const labelled = copy.fields[part as PricingPart] ?? [];
    return labelled.find((field) => field.name === name)?.label ?? "";
  });
}

const PARTS = ["unit", "hour", "price", "shop", "discount", "rise"] as const;

/**
 * The form for the files: parts without numbers are filled from the example, and `usesExample` is
 * true. No input if a field is invalid.
 */
export function buildPricingInput(
  fields: PricingFields,
  example: PricingFields,
): { input: PricingInput | undefined; usesExample: boolean } {
  const empty = PARTS.filter((part) => isEmpty(fields[part]));
  const usesExample = empty.length > 0;
  const whole = { ...fields, ...Object.fromEntries(empty.map((part) => [part, example[part]])) };
  const { input } = compute(readPricing(whole), computePricing);
  return { input: empty.length === PARTS.length ? undefined : input, usesExample };
}

function isEmpty(part: PricingFields[PricingPart]): boolean {
  return Object.values(part).every((value: string | readonly { amount: string }[]) =>
    typeof value === "string"
      ? value.trim() === ""
      : value.every(({ amount }) => amount.trim() === ""),
  );
}
