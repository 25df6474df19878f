import { isRecord } from "@angadi/ui/saved/saved-kind";
import type { Day } from "./dates/due-dates.ts";

const GST = ["none", "monthly", "qrmp", "composition"] as const;
const BUSINESS = ["proprietor", "firm", "llp", "company", "opc"] as const;
const ADVANCE = ["none", "four", "one"] as const;
const FOOD = ["none", "shop", "maker"] as const;
const HEADS = ["1", "10", "20"] as const;

/** A date the owner adds: a licence, a lease, the shop's anniversary. */
export interface OwnDate {
  /** Unchanged by a new title or day, so that a second import updates the first. */
  id: string;
  title: string;
  day: Day;
}

/** The parts of the calendar a business needs. */
export interface Choices {
  gst: (typeof GST)[number];
  /** State of the principal place of business; only for quarterly filers. */
  state: string;
  above2Crore: boolean;
  tax: boolean;
  business: (typeof BUSINESS)[number];
  audit: boolean;
  advance: (typeof ADVANCE)[number];
  tds: boolean;
  registrar: boolean;
  books: boolean;
  staff: boolean;
  heads: (typeof HEADS)[number];
  pf: boolean;
  esi: boolean;
  food: (typeof FOOD)[number];
  posting: boolean;
  festivals: boolean;
  regions: readonly string[];
  /** Number of days before a festival when posting starts. */
  lead: number;
  /** Days before an event with a reminder; none if empty. */
  alarms: readonly number[];
  own: readonly OwnDate[];
  /** Ids of rules and festivals left out. */
  without: readonly string[];
}

export const LEADS: readonly number[] = [7, 10, 14, 21];
export const ALARMS: readonly number[] = [0, 1, 3, 7];
export const MAX_OWN = 12;
/** Maximum length of a date's title, in characters. */
export const MAX_TITLE_LENGTH = 120;

/** Parses stored or received choices of any shape; invalid values are taken from `defaults`. */
export function parseChoices(stored: unknown, defaults: Choices): Choices {
  if (!isRecord(stored)) return defaults;
  const parseOption = <Option extends string>(
    key: string,
    options: readonly Option[],
    fallback: Option,
  ): Option => options.find((option) => option === stored[key]) ?? fallback;
  const isTrue = (key: "above2Crore" | "tax" | "audit" | "tds" | "registrar" | "books" | "staff") =>
    parseFlag(stored[key], defaults[key]);
  return {
    gst: parseOption("gst", GST, defaults.gst),
    state: typeof stored["state"] === "string" ? stored["state"].slice(0, 60) : defaults.state,
    above2Crore: isTrue("above2Crore"),
    tax: isTrue("tax"),
    business: parseOption("business", BUSINESS, defaults.business),
    audit: isTrue("audit"),
    advance: parseOption("advance", ADVANCE, defaults.advance),
    tds: isTrue("tds"),
    registrar: isTrue("registrar"),
    books: isTrue("books"),
    staff: isTrue("staff"),
    heads: parseOption("heads", HEADS, defaults.heads),
    pf: parseFlag(stored["pf"], defaults.pf),
    esi: parseFlag(stored["esi"], defaults.esi),
    food: parseOption("food", FOOD, defaults.food),
    posting: parseFlag(stored["posting"], defaults.posting),
    festivals: parseFlag(stored["festivals"], defaults.festivals),
    regions: texts(stored["regions"], defaults.regions),
    lead: LEADS.find((days) => days === stored["lead"]) ?? defaults.lead,
    alarms: Array.isArray(stored["alarms"])
      ? ALARMS.filter((days) => (stored["alarms"] as unknown[]).includes(days))
      : defaults.alarms,
    own: Array.isArray(stored["own"])
      ? stored["own"].flatMap(parseOwnDate).slice(0, MAX_OWN)
      : defaults.own,
    without: texts(stored["without"], defaults.without),
  };
}

const parseFlag = (value: unknown, fallback: boolean) =>
  typeof value === "boolean" ? value : fallback;

const texts = (value: unknown, fallback: readonly string[]): readonly string[] =>
  Array.isArray(value)
    ? value.filter((text) => typeof text === "string" && text.length < 80).slice(0, 200)
    : fallback;

function parseOwnDate(value: unknown): OwnDate[] {
  if (!isRecord(value)) return [];
  const { id, title, day } = value;
  if (typeof title !== "string" || typeof day !== "string") return [];
  const isKnownId = typeof id === "string" && /^[a-z0-9-]{1,40}$/.test(id);
  return [
    {
      id: isKnownId ? id : newId(),
      title: title.slice(0, MAX_TITLE_LENGTH),
      day: day.slice(0, 10),
    },
  ];
}

/** An id for a new date. */
export const newId = (): string => Math.random().toString(36).slice(2, 12);

/** Whether the text is an existing date. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
  new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** The facts about a business that decide which rules apply. */
export function collectFacts(choices: Choices, quarterlyGroup: string | undefined): Set<string> {
  const facts: [string, boolean][] = [
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
  return new Set(facts.filter(([, isTrueFact]) => isTrueFact).map(([fact]) => fact));
}
