import type { Unit } from "../figures/fields.ts";
import type { Problem } from "../figures/numbers.ts";

/**
 * Error message of a field whose text is not a valid number. `range` is the field's own range, if
 * any: "20 to 30%".
 */
export function formatProblem(unit: Unit, problem: Problem, range?: string): string {
  const isRange = problem === "too-large" || problem === "too-small";
  if (isRange && range) return `Enter a figure from ${range}.`;
  return copy[unit][problem] ?? defaultCopy[problem];
}

const defaultCopy: Record<Problem, string> = {
  empty: "Fill this in.",
  "not-a-number": "Enter a figure.",
  "not-a-date": "Enter a date, such as 2 March 2026.",
  negative: "Enter the figure without a minus.",
  "too-small": "This figure is too small. Enter a larger one.",
  "too-large": "This figure is too large. Enter a smaller one.",
  "too-precise": "Enter a figure with fewer decimal places.",
};

const copy: Record<Unit, Partial<Record<Problem, string>>> = {
  rupees: {
    empty: "Enter an amount.",
    "not-a-number": "Enter rupees, such as 12,000 or 1.25 lakh.",
    "too-small": "Enter an amount above zero.",
    "too-large": "Enter at most ₹1,000 crore.",
    "too-precise": "Enter at most two decimal places: a paisa is the smallest part.",
  },
  percent: {
    empty: "Enter a rate.",
    "not-a-number": "Enter a rate, such as 11 or 12.5%.",
    "too-precise": "Enter at most two decimal places.",
  },
  months: {
    empty: "Enter the number of months.",
    "not-a-number": "Enter months, such as 48 or 4 years.",
    "too-precise": "Enter whole months.",
  },
  count: {
    empty: "Enter a number.",
    "not-a-number": "Enter a whole number, such as 160.",
    "too-precise": "Enter a whole number.",
  },
  hours: {
    empty: "Enter the hours.",
    "not-a-number": "Enter hours, such as 4.5 or 4:30.",
    "too-precise": "Enter hours and minutes, such as 4:30.",
  },
  date: {
    empty: "Enter a date.",
    "too-small": "This date is too early. Enter a later one.",
    "too-large": "This date is too late. Enter an earlier one.",
  },
};
