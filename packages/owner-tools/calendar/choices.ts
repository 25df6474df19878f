import { isRecord } from "@angadi/ui/saved/saved-kind";
import { mapToRecord } from "../kit/frame/parse-shape.ts";
import type { Day } from "./dates/due-dates.ts";

const GST_FILINGS = ["none", "monthly", "qrmp", "composition"] as const;
const BUSINESS_TYPES = ["proprietor", "firm", "llp", "company", "opc"] as const;
const ADVANCE_TAX_TYPES = ["none", "four", "one"] as const;
const FOOD_BUSINESSES = ["none", "shop", "maker"] as const;
const FLAG_IDS = [
  "above2Crore",
  "tax",
  "audit",
  "tds",
  "registrar",
  "books",
  "staff",
  "pf",
  "esi",
  "posting",
  "festivals",
] as const;
export type FlagId = (typeof FLAG_IDS)[number];
const HEADCOUNTS = ["1", "10", "20"] as const;

/** A date the owner adds, such as the renewal of a licence. */
export interface OwnDate {
  /** Stays the same if title or day change, so that a second import updates the first. */
  id: string;
  title: string;
  day: Day;
}

export interface CalendarChoices extends Record<FlagId, boolean> {
  gst: (typeof GST_FILINGS)[number];
  /** State of the principal place of business; only for quarterly filers. */
  state: string;
  business: (typeof BUSINESS_TYPES)[number];
  advance: (typeof ADVANCE_TAX_TYPES)[number];
  /** Least number of employees in the chosen range. */
  heads: (typeof HEADCOUNTS)[number];
  food: (typeof FOOD_BUSINESSES)[number];
  regions: readonly string[];
  /** Days between the start of posting and the festival. */
  lead: number;
  /** When to remind the owner: numbers of days before an event. */
  alarms: readonly number[];
  own: readonly OwnDate[];
  /** Ids of excluded rules and festivals. */
  without: readonly string[];
}

export const POSTING_DAYS_AHEAD: readonly number[] = [7, 10, 14, 21];
export const REMINDER_DAYS: readonly number[] = [0, 1, 3, 7];
export const MAX_OWN_DATES = 12;
export const MAX_TITLE_LENGTH = 120;

/** Parses stored or received choices of any shape; invalid values are taken from `defaults`. */
export function parseChoices(stored: unknown, defaults: CalendarChoices): CalendarChoices {
  if (!isRecord(stored)) return defaults;
  const parseOption = <Option extends string>(
    key: string,
    options: readonly Option[],
    fallback: Option,
  ): Option => options.find((option) => option === stored[key]) ?? fallback;
  return {
    ...mapToRecord(FLAG_IDS, (id) => {
      const value = stored[id];
      return typeof value === "boolean" ? value : defaults[id];
    }),
    gst: parseOption("gst", GST_FILINGS, defaults.gst),
    state: typeof stored["state"] === "string" ? stored["state"].slice(0, 60) : defaults.state,
    business: parseOption("business", BUSINESS_TYPES, defaults.business),
    advance: parseOption("advance", ADVANCE_TAX_TYPES, defaults.advance),
    heads: parseOption("heads", HEADCOUNTS, defaults.heads),
    food: parseOption("food", FOOD_BUSINESSES, defaults.food),
    regions: parseTexts(stored["regions"], defaults.regions),
    lead: POSTING_DAYS_AHEAD.find((days) => days === stored["lead"]) ?? defaults.lead,
    alarms: Array.isArray(stored["alarms"])
      ? REMINDER_DAYS.filter((days) => (stored["alarms"] as unknown[]).includes(days))
      : defaults.alarms,
    own: Array.isArray(stored["own"])
      ? stored["own"].flatMap(parseOwnDate).slice(0, MAX_OWN_DATES)
      : defaults.own,
    without: parseTexts(stored["without"], defaults.without),
  };
}

const parseTexts = (value: unknown, fallback: readonly string[]): readonly string[] =>
  Array.isArray(value)
    ? value.filter((text) => typeof text === "string" && text.length < 80).slice(0, 200)
    : fallback;

function parseOwnDate(value: unknown): OwnDate[] {
  if (!isRecord(value)) return [];
  const { id, title, day } = value;
  if (typeof title !== "string" || typeof day !== "string") return [];
  const isValidId = typeof id === "string" && /^[a-z0-9-]{1,40}$/.test(id);
  return [
    {
      id: isValidId ? id : createDateId(),
      title: title.slice(0, MAX_TITLE_LENGTH),
      day: day.slice(0, 10),
    },
  ];
}

export const createDateId = (): string => Math.random().toString(36).slice(2, 12);

/** Whether the text is an existing date. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
  new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** The conditions that are true of the owner's business. */
export function collectConditions(
  choices: CalendarChoices,
  quarterlyGroup: string | undefined,
): Set<string> {
  const conditions: [string, boolean][] = [
    ["always", true],
    [`gst:${choices.gst}`, true],
    [`group:${quarterlyGroup}`, quarterlyGroup !== undefined],
    ["gst:above-2-crore", choices.above2Crore],
    ["itr", choices.tax],
    [`business:${choices.business}`, true],
    [`audit:${choices.audit ? "yes" : "no"}`, true],
    [`advance:${choices.advance}`, choices.tax],
    ["tds", choices.tds],
    ["mca", choices.registrar],
    ["books", choices.books],
    ["staff", choices.staff],
    ["staff:10", choices.heads !== "1"],
    ["staff:20", choices.heads === "20"],
    ["pf", choices.pf],
    ["esi", choices.esi],
    [`food:${choices.food}`, true],
    ["posting", choices.posting],
  ];
  return new Set(conditions.filter(([, isTrue]) => isTrue).map(([condition]) => condition));
}
