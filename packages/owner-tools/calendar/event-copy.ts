import { MONTH_NAMES } from "@angadi/formats/format-date";
import { plural } from "../kit/plural.ts";

export const eventCopy = {
  calendarName: "Shop calendar 2026–27",
  months: MONTH_NAMES,
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  formatRange: (first: string, last: string) => `${first} to ${last}`,
  postingTitle: (festival: string) => `Start posting for ${festival}`,
  postingNote: (festival: string, day: string, daysAhead: number) =>
    `${festival} is on ${day}, ${plural(daysAhead, "day")} from today. Show what is in stock for it, with prices.`,
  extended:
    "Due dates are sometimes extended, and a Sunday or holiday does not move them: look at the authority’s site in the week before.",
  afterKnownRules:
    "After 31 March 2027: by the standing rule, since that year’s law may change it.",
  uncertain: "Check this date: our evidence for it is not the authority’s own.",
  basis: {
    fixed: "A fixed day.",
    published: "By published lists, and the same by our own reckoning.",
    computed: "Check: by our own reckoning. Almanacs and states may differ by a day.",
    sighting: "By sighting of the moon: announced the evening before, and may differ by a day.",
  },
  formatSource: ({
    name,
    url,
    asOf,
    law,
  }: {
    name: string;
    url: string;
    asOf: string;
    law: string;
  }) => `${name}, ${url}, as of ${asOf}. ${law}.`,
  compiledFrom: (url: string) =>
    `From ${url}, compiled on 21 November 2026. Not legal or tax advice.`,
  kinds: {
    due: "Due date",
    habit: "Good habit",
    festival: "Festival",
    postingStart: "Start posting",
    own: "Own date",
    recurring: "Every week and month",
  },
};

export type EventCopy = typeof eventCopy;
export type EventKind = keyof EventCopy["kinds"];
