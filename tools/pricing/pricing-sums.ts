import { pricingWords as words } from "./copy.ts";
import type { Read } from "../kit/figures/fields.ts";
import {
  discountSums,
  hourCost,
  priceSums,
  pricing,
  riseSums,
  shopSums,
  unitCost,
} from "./arithmetic.ts";
import {
  type PricingFields,
  type PricingInput,
  type PricingPart,
  readPart,
  readPricing,
} from "./input.ts";
import { frameWords } from "../kit/frame/copy.ts";
import { type Worked, firstThen, worked } from "../kit/frame/computed.ts";
import type { PricingForm } from "./copy-type.ts";

/** Each part worked out as far as its own figures, and those it builds on, allow. */
export function pricingParts(form: PricingForm) {
  const { rounding } = form;
  const unit = worked(readPart("unit", form), (input) => unitCost(input, rounding));
  const price = worked(readPart("price", form), (input) => input);
  /** For parts that go on with the full cost and the tag. */
  const onTag = <P extends "price" | "shop" | "discount", R>(
    part: P,
    sum: (input: PricingInput, cost: NonNullable<typeof unit.result>) => R,
  ): Worked<PricingInput[P], R> => {
    const own = worked(readPart(part, form), (input) => input);
    const { input } = own;
    const [cost, tag] = [unit.result, price.result];
    if (!input || !cost || !tag || !unit.input) {
      return { ...own, result: undefined, wrong: unit.wrong ?? price.wrong ?? own.wrong };
    }
    const whole = { rounding, unit: unit.input, price: tag, [part]: input };
    const read: Read<PricingInput[P]> = { input };
    return worked(read, () => sum(whole as unknown as PricingInput, cost));
  };
  return {
    unit,
    hour: worked(readPart("hour", form), (input) => hourCost(input, rounding)),
    price: onTag("price", priceSums),
    shop: onTag("shop", shopSums),
    discount: onTag("discount", discountSums),
    rise: worked(readPart("rise", form), (input) => riseSums(input, rounding)),
  };
}

/** What `pricingParts` gives. */
export type PricingParts = ReturnType<typeof pricingParts>;

/** A field by its place, as people would call it. */
export function wrongIn(form: PricingForm, wrong: string | undefined): string | undefined {
  return firstThen(wrong, (place) => {
    const [part = "", name = "", index = "0"] = place.split(".");
    if (name === "lines" || name === "costs") {
      const lines = name === "lines" ? form.unit.lines : form.hour.costs;
      return lines[Number(index)]?.label || frameWords.unnamed(Number(index) + 1);
    }
    const fields = words.fields[part as PricingPart] ?? [];
    return fields.find((field) => field.name === name)?.label ?? "";
  });
}

const PARTS = ["unit", "hour", "price", "shop", "discount", "rise"] as const;

/**
 * The form as its files need it: a part in which no figure is typed holds the example, and
 * `borrowed` says so. No input where something has to be put right first.
 */
export function pricingInput(
  form: PricingFields,
  example: PricingFields,
): { input: PricingInput | undefined; borrowed: boolean } {
  const empty = PARTS.filter((part) => isEmpty(form[part]));
  const borrowed = empty.length > 0;
  const whole = { ...form, ...Object.fromEntries(empty.map((part) => [part, example[part]])) };
  const { input } = worked(readPricing(whole), pricing);
  return { input: empty.length === PARTS.length ? undefined : input, borrowed };
}

function isEmpty(part: PricingFields[PricingPart]): boolean {
  return Object.values(part).every((value: string | readonly { amount: string }[]) =>
    typeof value === "string"
      ? value.trim() === ""
      : value.every(({ amount }) => amount.trim() === ""),
  );
}
