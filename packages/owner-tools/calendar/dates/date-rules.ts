import type { Day, PeriodKind, Yearly } from "./due-dates.ts";

/** The authority behind a rule, with its source. */
export interface Authority {
  name: string;
  url: string;
}

/** A fact about a business, chosen by its owner: "gst:monthly", "staff". */
export type Fact = string;

/** Alternative lists of facts: all facts of at least one list must be true. */
export type When = readonly (readonly Fact[])[];

interface Entry {
  /** Part of an event's identity in calendars: must never be changed or reused. */
  id: string;
  when: When;
  /** `{period}` is replaced by the period, `{share}` by the part that is due. */
  title: string;
  /** What to do, in a sentence or two. */
  note: string;
}

/** A legal due date. */
export interface DueRule extends Entry {
  dates: readonly Yearly[];
  period?: PeriodKind;
  /** Share by month, if the same duty is due in parts. */
  share?: Readonly<Record<number, string>>;
  authority: string;
  /** Month when the evidence was checked. */
  asOf: string;
  /** The section or rule of the law. */
  law: string;
  /** Not certain, or known only from sources other than the authority. */
  check?: true;
  /** Postponed dates, by the date according to the standing rule. */
  moved?: Readonly<Record<Day, Day>>;
}

/** A good practice on certain days, not required by law. */
export interface HabitRule extends Entry {
  dates: readonly Yearly[];
}

/** A regular event that uses a recurrence rule. */
export interface RecurringRule extends Entry {
  /** Days of the week, 0 for Sunday; or a day of every month. */
  weekdays?: readonly number[];
  monthDay?: number;
  /** Frequency in words: "Every Tuesday". */
  frequency: string;
}

/** How certain a festival's date is. */
export type Basis = "fixed" | "published" | "computed" | "sighting";

/** A festival or a shopping day. */
export interface FestivalDay {
  id: string;
  day: Day;
  title: string;
  /** Undefined if it is celebrated all over India. */
  regions?: readonly string[];
  basis: Basis;
  note?: string;
}

/** All dates of the calendar. */
export interface DateBook {
  /** First and last day, and the day when the book was compiled. */
  from: Day;
  to: Day;
  edition: Day;
  /** End of the tax year covered by the evidence; later dates follow standing rules. */
  knownTo: Day;
  due: readonly DueRule[];
  habits: readonly HabitRule[];
  recurringRules: readonly RecurringRule[];
  festivals: readonly FestivalDay[];
  authorities: Readonly<Record<string, Authority>>;
}
