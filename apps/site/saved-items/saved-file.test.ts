import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { guideShortNames, toolPages } from "@angadi/content/pages/saved";
import { SECOND_TOOL_IDS, TOOL_IDS } from "@angadi/owner-tools/kit/tool-copy";
import { formatFile, parseFile as parse } from "@angadi/ui/saved/saved-file";
import { isKnownItem, listItems } from "./items.ts";
import { countItems } from "./registry.ts";

const saved = {
  nameShortlist: JSON.stringify([{ text: "Rotiwala", figures: {} }]),
  brandKit: JSON.stringify({ version: 1, query: "name=Mogra&trade=Flower+shop" }),
  postPlan: JSON.stringify({ version: 1, query: "trade=Gym&month=2027-01", changes: {} }),
  savedDesigns: "bakery,yoga",
  readGuides: JSON.stringify(["business-loan-guide"]),
  "guide-ticks:seo-beginners-guide": JSON.stringify(["Choose a title"]),
  "guide-tool:loan": JSON.stringify({ version: 1, value: {} }),
};
const parseFile = (text: string) => parse(text, isKnownItem);
const formatContent = (content: object) =>
  JSON.stringify({ format: "angadi-saved", version: 1, saved, ...content });

test("restores what was exported", () => {
  expect(parseFile(formatFile(saved, "2026-11-22"))).toEqual({ saved });
});

test.each([
  ["", "unknown-format"],
  ["null", "unknown-format"],
  ["[]", "unknown-format"],
  ["{", "unknown-format"],
  ["[".repeat(100_000), "unknown-format"],
  [JSON.stringify({ saved }), "unknown-format"],
  [formatContent({ saved: [] }), "unknown-format"],
  [formatContent({ version: "1" }), "unknown-format"],
  [formatContent({ version: 2 }), "newer-version"],
  [formatContent({ saved: {} }), "empty"],
  ["x".repeat(8_000_001), "too-large"],
])("rejects %.40s: %s", (text, problem) => {
  expect(parseFile(text)).toEqual({ problem });
});

test.each([
  ["partnerId", "mallory"],
  ["guide-tool:unknown", JSON.stringify({ version: 1, value: {} })],
  ["guide-tool:constructor", JSON.stringify({ version: 1, value: {} })],
  ["guide-tool:loan", "[]"],
  ["guide-ticks:__proto__", '["a"]'],
  ["guide-ticks:seo-beginners-guide", "[1]"],
  ["brandKit", JSON.stringify({ version: 1, query: "trade=Flower+shop" })],
  ["brandKit", JSON.stringify({ version: 2, query: "name=Mogra" })],
  ["postPlan", JSON.stringify({ version: 1, query: "trade=Gym&month=13" })],
  ["savedDesigns", "<b>bakery</b>"],
  ["savedDesigns", 7],
  ["nameShortlist", '["Rotiwala"]'],
  ["readGuides", `["${"x".repeat(200_000)}"]`],
])("ignores %s with %.40s", (key, value) => {
  const text = `{"format":"angadi-saved","version":1,"saved":{"savedDesigns":"yoga",${JSON.stringify(key)}:${JSON.stringify(value)}}}`;
  const parsed = parseFile(text);
  expect(parsed).toEqual(
    key === "savedDesigns" ? { problem: "empty" } : { saved: { savedDesigns: "yoga" } },
  );
});

test("lists every guide and tool", () => {
  const guides = new URL("../../../packages/content/guides/", import.meta.url);
  const slugs = readdirSync(guides).map((name) => name.replace(".md", ""));
  expect(Object.keys(guideShortNames).toSorted()).toEqual(slugs.toSorted());
  expect(Object.keys(toolPages).toSorted()).toEqual([...TOOL_IDS, ...SECOND_TOOL_IDS].toSorted());
  for (const [tool, { slug, hash: secondTool }] of Object.entries(toolPages)) {
    const line = secondTool ? `secondTool: ${secondTool}` : `tool: ${tool}`;
    expect(readFileSync(new URL(`${slug}.md`, guides), "utf8")).toContain(`\n${line}\n`);
  }
  expect(listItems(saved).map(({ title }) => title)).toEqual([
    "Name shortlist",
    "Brand kit",
    "Month of posts",
    "Saved designs",
    "Loan sheet",
    "SEO: checklist",
    "Guides read to the end",
  ]);
});

test("lists all bills in one row", () => {
  const draft = JSON.stringify({ version: 1, draft: {}, paidOn: "" });
  const bills = { "bill:a": draft, "bill:b": draft };
  expect(listItems({ ...bills, savedDesigns: "yoga" })).toMatchObject([
    { title: "Bills", detail: "2 bills", keys: [] },
    { title: "Saved designs" },
  ]);
  expect(parseFile(formatFile(bills, "2026-11-23"))).toEqual({ saved: bills });
});

test("counts items, not kinds", () => {
  expect(countItems({})).toBe(0);
  expect(countItems(saved)).toBe(8);
  expect(countItems({ "bill:a": "{}", "bill:b": "{}" })).toBe(2);
  expect(countItems({ nameShortlist: "not a list" })).toBe(0);
});
