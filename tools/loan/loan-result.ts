import { loanWords as words } from "./copy.ts";
import type { LoanFields, LoanResult } from "./input.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { percentText } from "../kit/figures/readers.ts";
import type { PartField } from "../kit/frame/part-card.tsx";
import type { Slip } from "../kit/frame/result-card.tsx";

/** The instalment first, then what the loan costs in all. */
export function loanSlip({ schedule, fee, feeGst, received, emi, apr }: LoanResult): Slip {
  const { slip } = words;
  return {
    lines: [
      { label: slip.received, amount: rupeesText(received) },
      { label: slip.fee, amount: rupeesText(fee + feeGst) },
      { label: slip.interest, amount: rupeesText(schedule.interest) },
      { label: slip.paid, amount: rupeesText(schedule.paid) },
      { label: slip.last(schedule.last.month), amount: rupeesText(schedule.last.amount) },
    ],
    total: { label: slip.emi, amount: rupeesText(emi) },
    also: { label: slip.apr, amount: percentText(apr) },
  };
}

const { loan, carry, prepay, flat, daily, limit } = words.fields;
const FIELDS: Readonly<Record<string, readonly PartField[]>> = {
  loan: [...loan, ...carry, ...prepay],
  flat,
  daily,
  limit,
};

/** A field by its place, as people would call it. */
export function placeName(place: string): string {
  const [part = "", name] = place.split(".");
  return FIELDS[part]?.find((field) => field.name === name)?.label ?? "";
}

const OTHERS = ["flat", "daily", "limit"] as const;

/**
 * The form as its files need it: a part in which nothing is typed holds the example, and
 * `borrowed` says so.
 */
export function withExamples(
  fields: LoanFields,
  example: LoanFields,
): { whole: LoanFields; borrowed: boolean } {
  const empty = OTHERS.filter((part) => {
    const { every: _, ...texts } = { every: "", ...fields[part] };
    return Object.values(texts).every((text) => text.trim() === "");
  });
  const borrowed = Object.fromEntries(empty.map((part) => [part, example[part]]));
  return { whole: { ...fields, ...borrowed }, borrowed: empty.length > 0 };
}
