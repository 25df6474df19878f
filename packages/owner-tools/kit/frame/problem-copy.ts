import type { Unit } from "../figures/fields.ts";
import type { Problem } from "../figures/numbers.ts";

/**
 * What is said at a field whose text is no figure. `range` is the field's own, where it has one:
 * "20 to 30%".
 */
export function problemText(unit: Unit, problem: Problem, range?: string): string {
  const isRange = problem === "too-large" || problem === "too-small";
  if (isRange && range) return `Type a figure from ${range}.`;
  return copy[unit][problem] ?? others[problem];
}

const others: Record<Problem, string> = {
  empty: "Fill this in.",
  "not-a-number": "Type a figure.",
  "not-a-date": "Type a date, such as 2 March 2026.",
  negative: "No minus here: type the figure alone.",
  "too-small": "This figure is too small.",
  "too-large": "This figure is too large.",
  "too-fine": "This figure has too many places after the point.",
};

const copy: Record<Unit, Partial<Record<Problem, string>>> = {
  rupees: {
    empty: "Type an amount.",
    "not-a-number": "Type rupees, such as 12,000 or 1.25 lakh.",
    "too-small": "Type an amount above nothing.",
    "too-large": "At most ₹1,000 crore.",
    "too-fine": "A paisa is the smallest part: two figures after the point.",
  },
  percent: {
    empty: "Type a rate.",
    "not-a-number": "Type a rate, such as 11 or 12.5%.",
    "too-fine": "Two figures after the point are enough.",
  },
  months: {
    empty: "Type the number of months.",
    "not-a-number": "Type months, such as 48 or 4 years.",
    "too-fine": "Type whole months.",
  },
  count: {
    empty: "Type a number.",
    "not-a-number": "Type a whole number, such as 160.",
    "too-fine": "Type a whole number.",
  },
  hours: {
    empty: "Type the hours.",
    "not-a-number": "Type hours, such as 4.5 or 4:30.",
    "too-fine": "Type hours and minutes, such as 4:30.",
  },
  date: {
    empty: "Type a date.",
    "too-small": "This day is too early.",
    "too-large": "This day is too late.",
  },
};
