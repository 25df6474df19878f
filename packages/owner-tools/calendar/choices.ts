import { isRecord } from "@angadi/ui/saved/saved-kind";
import type { Day } from "./dates/due-dates.ts";

const GST_FILINGS = ["none", "monthly", "qrmp", "composition"] as const;
const BUSINESS_TYPES = ["proprietor", "firm", "llp", "company", "opc"] as const;
const ADVANCE_TAX_TYPES = ["none", "four", "one"] as const;
const FOOD_BUSINESSES = ["none", "shop", "maker"] as const;
const HEADCOUNTS = ["1", "10", "20"] as const;

/** A date the owner adds, such as the renewal of a licence. */
export interface OwnDate {
  /** Stays the same when title or day change, so that a second import updates the first. */
  id: string;
  title: string;
  day: Day;
}

export interface CalendarChoices {
  gst: (typeof GST_FILINGS)[number];
  /** State of the principal place of business; only for quarterly filers. */
  state: string;
  above2Crore: boolean;
  tax: boolean;
  business: (typeof BUSINESS_TYPES)[number];
  audit: boolean;
  advance: (typeof ADVANCE_TAX_TYPES)[number];
  tds: boolean;
  registrar: boolean;
  books: boolean;
  staff: boolean;
  heads: (typeof HEADCOUNTS)[number];
  pf: boolean;
  esi: boolean;
  food: (typeof FOOD_BUSINESSES)[number];
  posting: boolean;
  festivals: boolean;
  regions: readonly string[];
  /** How many days before a festival posting starts. */
  lead: number;
  /** When to remind: numbers of days before an event. */
  alarms: readonly number[];
  own: readonly OwnDate[];
  /** Ids of excluded rules and festivals. */
  without: readonly string[];
}

export const LEAD_DAYS: readonly number[] = [7, 10, 14, 21];
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
  const parseStoredFlag = (
    key: "above2Crore" | "tax" | "audit" | "tds" | "registrar" | "books" | "staff",
  ) => parseFlag(stored[key], defaults[key]);
  return {
    gst: parseOption("gst", GST_FILINGS, defaults.gst),
    state: typeof stored["state"] === "string" ? stored["state"].slice(0, 60) : defaults.state,
    above2Crore: parseStoredFlag("above2Crore"),
    tax: parseStoredFlag("tax"),
    business: parseOption("business", BUSINESS_TYPES, defaults.business),
    audit: parseStoredFlag("audit"),
    advance: parseOption("advance", ADVANCE_TAX_TYPES, defaults.advance),
    tds: parseStoredFlag("tds"),
    registrar: parseStoredFlag("registrar"),
    books: parseStoredFlag("books"),
    staff: parseStoredFlag("staff"),
    heads: parseOption("heads", HEADCOUNTS, defaults.heads),
    pf: parseFlag(stored["pf"], defaults.pf),
    esi: parseFlag(stored["esi"], defaults.esi),
    food: parseOption("food", FOOD_BUSINESSES, defaults.food),
    posting: parseFlag(stored["posting"], defaults.posting),
    festivals: parseFlag(stored["festivals"], defaults.festivals),
    regions: parseTexts(stored["regions"], defaults.regions),
    lead: LEAD_DAYS.find((days) => days === stored["lead"]) ?? defaults.lead,
    alarms: Array.isArray(stored["alarms"])
      ? REMINDER_DAYS.filter((days) => (stored["alarms"] as unknown[]).includes(days))
      : defaults.alarms,
    own: Array.isArray(stored["own"])
      ? stored["own"].flatMap(parseOwnDate).slice(0, MAX_OWN_DATES)
      : defaults.own,
    without: parseTexts(stored["without"], defaults.without),
  };
}

const parseFlag = (value: unknown, fallback: boolean) =>
  typeof value === "boolean" ? value : fallback;

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

/** The conditions that are true of a business. */
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
  return new Set(conditions.filter(([, isTrueFact]) => isTrueFact).map(([fact]) => fact));
}
