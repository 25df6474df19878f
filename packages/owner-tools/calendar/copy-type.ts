import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";
import type { Choices } from "./choices.ts";
import type { Basis } from "./date-rules.ts";

export type EventKind = "due" | "habit" | "festival" | "lead" | "own" | "rhythm";

/** Copy of events, in the list and in the file. */
export interface EventCopy {
  calendarName: string;
  months: readonly string[];
  weekdays: readonly string[];
  fromTo: (first: string, last: string) => string;
  leadTitle: (festival: string) => string;
  leadNote: (festival: string, day: string, lead: number) => string;
  extended: string;
  standing: string;
  unsettled: string;
  basis: Record<Basis, string>;
  source: (source: { name: string; url: string; asOf: string; law: string }) => string;
  from: (url: string) => string;
  categories: Record<EventKind, string>;
}

/** The list on the page. */
export interface CalendarListCopy {
  heading: string;
  count: (events: number, rhythms: number) => string;
  rhythms: string;
  edition: string;
  more: string;
  none: string;
  openAll: string;
  closeAll: string;
  check: string;
  source: (name: string, asOf: string) => string;
  kinds: Record<EventKind, string>;
  leaveOut: string;
  leftOut: string;
  putBack: (title: string) => string;
}

interface Options<Key extends keyof Choices> {
  legend: string;
  options: readonly { value: Choices[Key] & string; label: string }[];
}

/** Names of the parts, in their usual order. */
export type CalendarStep = "gst" | "tax" | "staff" | "food" | "books" | "posts" | "own" | "alarms";

/** Copy of the choices. */
export interface CalendarStepCopy {
  label: string;
  titles: Record<CalendarStep, string>;
  nothing: string;
  gst: Options<"gst"> & {
    answers: Record<Choices["gst"], string>;
    state: string;
    stateHint: string;
    noState: string;
    groups: Record<"22" | "24", string>;
    above2Crore: string;
  };
  tax: {
    on: string;
    business: Options<"business">;
    audit: string;
    advance: Options<"advance">;
    tds: string;
    tdsHint: string;
    registrar: string;
    answers: { tax: string; tds: string; registrar: string };
  };
  staff: {
    on: string;
    heads: Options<"heads">;
    pf: string;
    esi: string;
    professionalTax: string;
    answers: { on: string; pf: string; esi: string };
  };
  food: Options<"food"> & { answers: Record<Choices["food"], string>; fee: string };
  books: { on: string; hint: string; answer: string };
  posts: {
    on: string;
    onHint: string;
    festivals: string;
    regions: { legend: string; options: readonly { value: string; label: string }[] };
    lead: string;
    days: (days: number) => string;
    answers: { posts: string; festivals: string };
  };
  own: {
    intro: string;
    title: string;
    day: string;
    add: string;
    remove: (title: string) => string;
    noTitle: string;
    noDay: string;
    full: string;
    answer: (count: number) => string;
  };
  alarms: {
    legend: string;
    hint: string;
    days: (days: number) => string;
    answer: (days: readonly number[]) => string;
  };
}

/** All copy of the tool except for the events. */
export interface CalendarCopy extends ToolFrameCopy {
  ics: string;
  text: string;
  blocked: string;
  steps: CalendarStepCopy;
  list: CalendarListCopy;
  /** The order of the parts, by guide. */
  orders: Readonly<Record<string, readonly CalendarStep[]>>;
}
