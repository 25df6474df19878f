import { button } from "../journeys/target.ts";
import type { Visitor } from "../journeys/visitor.ts";
import { ALL_ENGINES, expect, test } from "./test.ts";

/** The back/forward cache: an engine that has it shows the page as it was left. */

/** Leaves by a link to another document and comes back. Returns whether the page had been kept. */
async function leaveAndReturn(visitor: Visitor, path: string): Promise<boolean> {
  await visitor.evaluate(() => {
    Object.assign(globalThis, { wasLeft: true });
    setTimeout(() => location.assign("/terms"));
  });
  await visitor.isAt("/terms");
  await visitor.until(() => document.readyState === "complete");
  await visitor.back();
  await visitor.isAt(path);
  await visitor.until(() => document.readyState === "complete");
  return visitor.evaluate(() => "wasLeft" in globalThis);
}

test(
  "a page that comes back from the cache counts no second visit",
  ALL_ENGINES,
  async ({ pair }) => {
    const { visitor } = pair;
    await visitor.open("/pricing");
    await visitor.evaluate(() => {
      const sent: unknown[] = [];
      navigator.sendBeacon = (_, body) => sent.push(body) > 0;
      Object.assign(globalThis, { sent });
    });
    const isKept = await leaveAndReturn(visitor, "/pricing");
    test.info().annotations.push({ type: isKept ? "kept" : "loaded again" });
    console.log(visitor.engine, isKept);
    if (isKept)
      expect(await visitor.evaluate(() => (globalThis as { sent?: unknown[] }).sent)).toEqual([]);
  },
);

test("controls act once on a page that has come back", ALL_ENGINES, async ({ pair }) => {
  const { visitor } = pair;
  await visitor.open("/");
  await visitor.hydrate();
  await leaveAndReturn(visitor, "/");
  const generate = button("Generate Website", "main");
  await visitor.click(generate);
  await visitor.sees({ css: "dialog:modal" });
  await visitor.press("Escape");
  await visitor.loses({ css: "dialog:modal" });
  expect(await visitor.evaluate(() => document.querySelectorAll("[aria-busy=true]").length)).toBe(
    0,
  );
});

test(
  "what was pressed just before the page was left is not held after Back",
  ALL_ENGINES,
  async ({ pair }) => {
    const { visitor } = pair;
    await visitor.open("/");
    await visitor.evaluate(() => {
      document.querySelector<HTMLElement>("main form button")?.click();
    });
    await leaveAndReturn(visitor, "/");
    await visitor.until(() => document.querySelector("[aria-busy=true]") === null);
    expect(await visitor.url()).toBe(`${visitor.origin}/`);
  },
);
