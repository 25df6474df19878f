import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { type BillDraft, LOOKS, SIZES } from "@angadi/owner-tools/bill/draft";
import { exampleDraft } from "@angadi/owner-tools/bill/example.test-helper";
import { findMisreadPayments } from "@angadi/owner-tools/bill/upi.test-helper";
import { openBillMaker, printToText, repeatLines, findPrintProblems } from "../bill-prints.ts";
import { findChromium } from "@angadi/test-kit/chromium";
import { createMetricLogger } from "./metrics.ts";
import { scaleCount } from "./scale.ts";
import { startSite } from "./site.ts";

const LINE_COUNTS = [1, 12, 60, 200].filter((count) => count <= scaleCount(200, 12));
const untaxedLines = exampleDraft.lines.map((line) => Object.assign({}, line, { tax: "0" }));
const KINDS: Readonly<Record<string, BillDraft>> = {
  "tax invoice": exampleDraft,
  "bill of supply, exempt": { ...exampleDraft, lines: untaxedLines },
  "bill of supply, composition": { ...exampleDraft, registration: "composition" },
  bill: { ...exampleDraft, registration: "none" },
};

test("bills of every kind and size, with up to 200 lines, print completely", async (context) => {
  const note = createMetricLogger(context);
  const site = await startSite();
  const browser = await chromium.launch(findChromium());
  const page = await browser.newPage();
  await page.goto(`${site.url}/ai-invoice-builder`);
  const failures: string[] = [];
  let pageCount = 0;
  for (const [kind, kindDraft] of Object.entries(KINDS)) {
    for (const look of LOOKS) {
      for (const size of SIZES) {
        for (const count of LINE_COUNTS) {
          const draft = repeatLines({ ...kindDraft, look, size }, count);
          await openBillMaker(page, draft);
          const total = await page.locator("#make [data-part=total] strong").textContent();
          const pages = await printToText(page);
          pageCount += pages.length;
          const problems = findPrintProblems(pages, draft, total ?? "");
          if (problems.length > 0)
            failures.push(`${kind}, ${look}, ${size}, ${count}: ${problems[0]}`);
        }
      }
    }
  }
  await browser.close();
  note("prints", Object.keys(KINDS).length * LOOKS.length * SIZES.length * LINE_COUNTS.length);
  note("printed pages", pageCount);
  note("with problems", failures.length);
  expect(failures).toEqual([]);
});

test("UPI codes can be read by an independent library", (context) => {
  const failures = findMisreadPayments(scaleCount(1000, 20));
  createMetricLogger(context)("read wrong", failures.length);
  expect(failures).toEqual([]);
});
