import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const FACTS_FOLDER = path.join(import.meta.dirname, "facts");
const SOURCES_FILE = "sources.yaml";

/** Text without characters that Markdown or quoted front matter would have to escape. */
const textSchema = z.string().regex(/^[^{}<>[\]|"\\*_`\n]+$/);
const sourceSchema = z.strictObject({ name: z.string(), url: z.url({ protocol: /^https?$/ }) });
const integerSchema = z.coerce.number<string>().int();

const sourceTableSchema = z.strictObject({
  pages: z.record(z.string(), sourceSchema),
  authorities: z.record(z.string(), sourceSchema),
});

const factTableSchema = z.record(
  z.string().regex(/^[a-z\d-]+$/),
  z.strictObject({
    what: z.string(),
    /** A list if several values belong together. */
    value: z.union([textSchema, z.array(textSchema).min(2)]),
    /** The unit of the values if they are bare numbers. */
    unit: z.string().optional(),
    /** The state or place where it applies; all of India if omitted. */
    where: z.string().optional(),
    /** A key of `sources.yaml`. */
    source: z.string(),
    checked: z.iso.date(),
    recheck: z.iso.date(),
    /** The days of every year on which something is due. */
    due: z.array(z.strictObject({ months: z.array(integerSchema), day: integerSchema })).optional(),
  }),
);

/** A page that was read, or an authority whose page was not read. */
export interface Source extends z.infer<typeof sourceSchema> {
  isRead: boolean;
}

/** A figure, rate, date or law that the site's texts state. */
export interface Fact extends Omit<z.infer<typeof factTableSchema>[string], "source"> {
  id: string;
  source: Source;
}

/** Reads all values as text, so that 7.00 stays "7.00". */
const readTable = <T>(file: string, schema: z.ZodType<T>): T =>
  schema.parse(parse(readFileSync(path.join(FACTS_FOLDER, file), "utf8"), { schema: "failsafe" }));

const sources = readTable(SOURCES_FILE, sourceTableSchema);

function findSource(key: string): Source {
  const [page, authority] = [sources.pages[key], sources.authorities[key]];
  if (page && !authority) return { ...page, isRead: true };
  if (authority && !page) return { ...authority, isRead: false };
  throw new Error(`No source, or more than one, is called ${key}.`);
}

/** Every figure, rate, date and law that guides, posts and tools state (docs/facts.md). */
export const facts: readonly Fact[] = readdirSync(FACTS_FOLDER)
  .filter((file) => file !== SOURCES_FILE)
  .toSorted()
  .flatMap((file) =>
    Array.from(Object.entries(readTable(file, factTableSchema)), ([id, fields]) => ({
      id,
      ...fields,
      source: findSource(fields.source),
    })),
  );

const factsById = new Map(facts.map((entry) => [entry.id, entry]));
if (factsById.size < facts.length) throw new Error("Two facts have the same id.");

/** Returns the fact with that id, or throws. */
export function getFact(id: string): Fact {
  const result = factsById.get(id);
  if (!result) throw new Error(`There is no fact ${id}.`);
  return result;
}

/**
 * Returns the value of a fact: `getFactValue("tm-renewal")`, or `getFactValue("tm-fee.2")` for the
 * second of a list. Throws if there is no such value. The build replaces each call with it
 * (scripts/inline-facts.ts).
 */
export function getFactValue(reference: string): string {
  const [id = "", position] = reference.split(".");
  const { value } = getFact(id);
  const text = position === undefined ? value : Array.isArray(value) && value[Number(position) - 1];
  if (typeof text !== "string") throw new Error(`The fact ${id} has no value ${reference}.`);
  return text;
}

/**
 * Returns where a fact was read: `getFactSource("sign-karnataka")`. Throws if there is no such
 * fact. The build replaces each call with it, too.
 */
export function getFactSource(id: string): Pick<Source, "name" | "url"> {
  const { name, url } = getFact(id).source;
  return { name, url };
}

/** Lists the facts of a series: the id of each is the series' name and a day. */
export const listSeries = (name: string): Fact[] =>
  facts.filter(
    ({ id }) => id.startsWith(`${name}-`) && /^-\d{4}-\d\d-\d\d$/.test(id.slice(name.length)),
  );

/**
 * Returns the values of a series by their days, in order: `getFactHistory("bank-rate")`. Throws if
 * there are none. The build replaces each call with them, too.
 */
export function getFactHistory(name: string): Record<string, string> {
  const series = listSeries(name);
  if (series.length === 0) throw new Error(`There are no facts ${name} of a day.`);
  return Object.fromEntries(series.map(({ id }) => [id.slice(name.length + 1), getFactValue(id)]));
}

/**
 * Returns the due dates of a fact: `getDueDates("due-tds")`, or `getDueDates("due-tds.2")` for the
 * second alone. Throws if there are none. The build replaces each call with them, too.
 */
export function getDueDates(reference: string): NonNullable<Fact["due"]> {
  const [id = "", position] = reference.split(".");
  const { due = [] } = getFact(id);
  const dates = position === undefined ? due : due.slice(Number(position) - 1, Number(position));
  if (dates.length === 0) throw new Error(`The fact ${id} has no due dates ${reference}.`);
  return dates;
}
