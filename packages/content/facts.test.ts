import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { dateBook } from "@angadi/owner-tools/calendar/dates/all";
import { facts } from "./facts.ts";
import { bankRates } from "@angadi/owner-tools/late-payment/bank-rates";
import { formatIsoDate, formatPercent } from "@angadi/owner-tools/kit/figures/readers";
import { bankRatePages } from "./facts/bank-rate-pages.ts";
import { pages } from "./facts/pages.ts";
import { statePages } from "./facts/state-pages.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const GUIDES = "packages/content/guides";
const POSTS = "packages/content/posts";

const oneSpace = (text: string) => text.replaceAll(/\s+/g, " ");
const cache = new Map<string, string>();
function readText(file: string): string {
  const text = cache.get(file) ?? oneSpace(readFileSync(path.join(ROOT, file), "utf8"));
  cache.set(file, text);
  return text;
}
const listNumbers = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replace(/,$/, ""));
const days = (dates: readonly { months: readonly number[]; day: number | "last" }[]) =>
  dates.flatMap(({ months, day }) => months.map((month) => `${month}-${day}`)).toSorted();

it("each fact has a unique id, a use and valid dates", () => {
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  const lists = [pages, statePages, bankRatePages];
  const cited = new Set<unknown>(lists.flatMap((list) => Object.values(list)));
  for (const fact of facts) {
    expect(fact.isSourceRead, `the fact ${fact.id}`).toBe(cited.has(fact.source));
    expect(fact.source.url, `the fact ${fact.id}`).toMatch(/^https?:\/\//);
    expect(fact.checkedOn, `the fact ${fact.id}`).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(fact.recheckBy, `the fact ${fact.id}`).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(fact.recheckBy > fact.checkedOn, `the fact ${fact.id}`).toBe(true);
    expect(
      fact.due !== undefined || Object.keys(fact.usedIn).length > 0,
      `the fact ${fact.id}`,
    ).toBe(true);
  }
});

it("guides, posts and tools state what the register says", () => {
  for (const { id, value, usedIn } of facts) {
    for (const [file, texts] of Object.entries(usedIn)) {
      for (const text of texts) expect(readText(file), `${id} in ${file}`).toContain(text);
      const textNumbers = listNumbers(texts.join(" "));
      for (const number of listNumbers(value))
        expect(textNumbers, `${id} in ${file}`).toContain(number);
    }
  }
});

describe("every dated fact in a text is in the register", () => {
  const files = [GUIDES, POSTS].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((file) => `${folder}/${file}`),
  );
  it.each(files)("%s", (file) => {
    const known = facts.flatMap(({ usedIn }) => usedIn[file] ?? []);
    const lines = readFileSync(path.join(ROOT, file), "utf8").split("\n").map(oneSpace);
    const dated = lines.filter((line) => /\bas of [A-Z][a-z]+ 20\d\d/i.test(line));
    expect(dated.filter((line) => !known.some((text) => line.includes(text)))).toEqual([]);
  });
});

it("the calendar has the register's dates", () => {
  const rules = Object.groupBy(dateBook.due, ({ id }) => id);
  const known = facts.flatMap(({ due }) => due ?? []);
  expect(known.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(rules).toSorted());
  for (const { rule, dates } of known) {
    const calendarDates = (rules[rule] ?? []).flatMap((entry) => entry.dates);
    expect(days(calendarDates), `the rule ${rule}`).toEqual(days(dates));
  }
});

it("the register has each bank rate used for late payments", () => {
  const known = facts.filter(({ id }) => /^bank-rate-\d{4}-\d\d-/.test(id));
  expect(bankRates.map(({ from }) => `bank-rate-${formatIsoDate(from)}`)).toEqual(
    known.map(({ id }) => id),
  );
  const percents = known.map(({ value }) => `${Number.parseFloat(value)}%`);
  expect(bankRates.map(({ rate }) => formatPercent(rate))).toEqual(percents);
});
