import type { Day, PeriodKind, Yearly } from "./due-dates.ts";

/** Who says so, and where. */
export interface Authority {
  name: string;
  url: string;
}

/** What is true of a business, as its owner has chosen: "gst:monthly", "staff". */
export type Fact = string;

/** Lists of facts; one of the lists has to be true as a whole. */
export type When = readonly (readonly Fact[])[];

interface Entry {
  /** Part of what makes an event's identity in calendars: never changed, never used again. */
  id: string;
  when: When;
  /** `{period}` stands for the time it is about, `{share}` for the part due. */
  title: string;
  /** What to do, in a sentence or two. */
  note: string;
}

/** A day on which the law wants something. */
export interface DueRule extends Entry {
  dates: readonly Yearly[];
  period?: PeriodKind;
  /** By month, where the same duty comes in parts. */
  share?: Readonly<Record<number, string>>;
  authority: string;
  /** Month of the evidence. */
  asOf: string;
  /** The section or rule where it stands. */
  law: string;
  /** Not settled, or known from pages other than the authority's. */
  check?: true;
  /** Days that were moved, by the day that the standing rule gives. */
  moved?: Readonly<Record<Day, Day>>;
}

/** Something a well-kept shop does on certain days of its own will. */
export interface HabitRule extends Entry {
  dates: readonly Yearly[];
}

/** What comes back so regularly that one event repeats. */
export interface RhythmRule extends Entry {
  /** Days of the week, 0 is Sunday; or a day of every month. */
  weekdays?: readonly number[];
  monthDay?: number;
  /** "Every Tuesday". */
  often: string;
}

/** How sure a festival's day is. */
export type Basis = "fixed" | "published" | "computed" | "sighting";

/** A festival or a day on which people buy. */
export interface FestivalDay {
  id: string;
  day: Day;
  title: string;
  /** Absent where it is kept all over India. */
  regions?: readonly string[];
  basis: Basis;
  note?: string;
}

/** All the dates there are. */
export interface DateBook {
  /** First and last day, and the day on which the book was made up. */
  from: Day;
  to: Day;
  edition: Day;
  /** End of the tax year that the evidence is about; later days follow standing rules. */
  knownTo: Day;
  due: readonly DueRule[];
  habits: readonly HabitRule[];
  rhythms: readonly RhythmRule[];
  festivals: readonly FestivalDay[];
  authorities: Readonly<Record<string, Authority>>;
}
