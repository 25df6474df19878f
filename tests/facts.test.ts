import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { getDueDates, getFactValue, getFactHistory, facts } from "@angadi/content/facts";
import { toHtml } from "@angadi/content/markdown/parse-markdown";
import { listSources, resolveReferences } from "@angadi/content/markdown/references";

const CONTENT = path.resolve(import.meta.dirname, "../packages/content");

it("each fact is due for a recheck after its last check", () => {
  for (const { id, checked, recheck } of facts) {
    expect(recheck > checked, `the fact ${id}`).toBe(true);
  }
});

describe("every dated fact in a text refers to a fact", () => {
  const files = ["guides", "posts"].flatMap((folder) =>
    readdirSync(path.join(CONTENT, folder)).map((file) => `${folder}/${file}`),
  );
  it.each(files)("%s", (file) => {
    const lines = readFileSync(path.join(CONTENT, file), "utf8").split("\n");
    const unsourced = lines.filter((line) => {
      const { text, usedFacts } = resolveReferences(line);
      return /\bas of [A-Z][a-z]+ 20\d\d/i.test(text) && usedFacts.length === 0;
    });
    expect(unsourced).toEqual([]);
  });
});

describe("references", () => {
  it("insert a fact's value, or cite it without text", () => {
    const { text, usedFacts } = resolveReferences(
      "It costs {fact:tm-fee.1}. Renew it{source:tm-renewal} for {fact:tm-fee.2}.",
    );
    expect(text).toBe("It costs ₹4,500. Renew it for ₹9,000.");
    expect(usedFacts.map(({ id }) => id)).toEqual(["tm-fee", "tm-renewal"]);
  });

  it.each([
    "{fact:unknown}",
    "{source:unknown}",
    "{fact:tm-fee}",
    "{fact:tm-fee.0}",
    "{fact:tm-fee.3}",
    "{fact:tm-renewal.1}",
    "{facts:tm-renewal}",
    "{fact:}",
    "{fact:__proto__}",
  ])("to %s throw", (reference) => {
    expect(() => resolveReferences(`It costs ${reference}.`)).toThrow(
      /^(?:There is no fact|The fact .* has no value|Not a reference)/,
    );
  });

  it("in code throw for an unknown fact", () => {
    expect(getFactValue("tm-fee.2")).toBe("₹9,000");
    for (const id of ["unknown", "tm-fee", "tm-fee.3", "tm-renewal.1", "constructor"])
      expect(() => getFactValue(id)).toThrow(/^(?:There is no fact|The fact .* has no value)/);
  });
});

it("each source is listed once, with its oldest check, and says if its page was not read", () => {
  const page = { name: "A page", url: "https://page.example", isRead: true };
  const authority = { name: "An authority", url: "https://authority.example", isRead: false };
  const commonFields = { what: "", value: "", recheck: "2027-01-01" };
  const html = toHtml({
    type: "root",
    children: listSources([
      { ...commonFields, id: "a", source: page, checked: "2026-11-22" },
      { ...commonFields, id: "b", source: authority, checked: "2026-09-05" },
      { ...commonFields, id: "c", source: page, checked: "2026-10-01" },
    ]),
  });
  expect(html.replaceAll("\u00a0", " ").split("<ol>")[1]).toBe(
    '<li><a href="https://page.example">A page</a>, checked on 1 October 2026</li>' +
      "<li>An authority: from our own notes of 5 September 2026, not checked on its page</li></ol>",
  );
  expect(listSources([])).toEqual([]);
});

it("due dates are found by fact, all or one of them", () => {
  expect(getDueDates("due-msme-1")).toHaveLength(2);
  expect(getDueDates("due-gstr-3b-quarterly.2")).toEqual([{ months: [1, 4, 7, 10], day: 24 }]);
  for (const id of ["unknown", "tm-fee", "due-msme-1.3"])
    expect(() => getDueDates(id)).toThrow(id.slice(0, 6));
});

it("a series has its values by day, in order", () => {
  const days = Object.keys(getFactHistory("bank-rate"));
  expect(days).toEqual(days.toSorted());
  expect(getFactHistory("bank-rate")).toMatchObject({ "2015-09-29": "7.75", "2025-06-06": "5.75" });
  expect(() => getFactHistory("bank-rat")).toThrow("bank-rat");
});
