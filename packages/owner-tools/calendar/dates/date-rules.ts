import type { Day, PeriodKind, YearlyDates } from "./due-dates.ts";

export interface Authority {
  name: string;
  url: string;
}

/** A condition that may be true of a business: "gst:monthly", "staff". */
export type Condition = string;

/** Alternatives: all conditions of at least one list must be true. */
export type Conditions = readonly (readonly Condition[])[];

interface BaseRule {
  /** Part of an event's identity in calendars: must never be changed or reused. */
  id: string;
  when: Conditions;
  /** May contain the placeholders `{period}` and `{share}`, the share of a tax due by this date. */
  title: string;
  note: string;
}

/** A legal due date. */
export interface DueRule extends BaseRule {
  dates: readonly YearlyDates[];
  period?: PeriodKind;
  /** Share due, by month of payment, if a tax is paid in instalments. */
  shareByMonth?: Readonly<Record<number, string>>;
  authority: string;
  /** Month when the evidence was checked. */
  asOf: string;
  /** The section or rule of the law. */
  law: string;
  /** Whether the date is disputed, or its only sources are not the authority’s own. */
  isUncertain?: true;
  /** Postponed days, by the regular day. */
  postponed?: Readonly<Record<Day, Day>>;
}

/** A good practice on certain days, not required by law. */
export interface HabitRule extends BaseRule {
  dates: readonly YearlyDates[];
}

/** An event on certain weekdays or a day of every month. */
export interface RecurringRule extends BaseRule {
  /** Days of the week, 0 for Sunday; or a day of every month. */
  weekdays?: readonly number[];
  monthDay?: number;
  /** Frequency in words: "Every Tuesday". */
  frequency: string;
}

export type DateBasis = "fixed" | "published" | "computed" | "sighting";

export interface FestivalDay {
  id: string;
  day: Day;
  title: string;
  /** Undefined if it is celebrated all over India. */
  regions?: readonly string[];
  basis: DateBasis;
  note?: string;
}

export interface CalendarData {
  /** First and last day of the calendar. */
  from: Day;
  to: Day;
  /** The day when the dates were compiled. */
  edition: Day;
  /** Last day covered by the sources; later dates assume that the rules stay the same. */
  knownUntil: Day;
  due: readonly DueRule[];
  habits: readonly HabitRule[];
  recurringRules: readonly RecurringRule[];
  festivals: readonly FestivalDay[];
  authorities: Readonly<Record<string, Authority>>;
}
