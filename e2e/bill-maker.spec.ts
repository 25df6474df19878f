import type { Page } from "@playwright/test";
import {
  openBillMaker,
  printToText,
  extractPdfText,
  repeatLines,
  findPrintProblems,
} from "@angadi/tests/bill-prints";
import { type BillDraft, LOOKS, SIZES, emptyLine } from "@angadi/owner-tools/bill/draft";
import { exampleDraft } from "@angadi/owner-tools/bill/example.test-helper";
import {
  BILL_MAKER_PATH,
  getBillsRegion,
  getButton,
  getMaker,
  openMaker,
  getBillPreview,
} from "./bill.ts";
import { captureScripts } from "./page-load.ts";
import { expect, openHydrated, test } from "./test.ts";
import { findViolations } from "@angadi/test-kit/violations";

test("makes the first bill by keyboard, and offline once the maker is open", async ({
  page,
  context,
}) => {
  const scripts = captureScripts(page);
  await openHydrated(page, BILL_MAKER_PATH);
  expect(scripts.filter((name) => name.includes("maker"))).toEqual([]);
  let pressCount = 0;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    pressCount += times;
  };
  const typeInto = async (text: string, label: RegExp | string) => {
    await expect(getMaker(page).getByLabel(label).first()).toBeFocused();
    await page.keyboard.type(text);
  };
  await page.getByRole("link", { name: "Make a bill now" }).focus();
  await press("Enter");
  await expect(getMaker(page).getByRole("radio", { name: "Yes", exact: true })).toBeFocused();

  await context.setOffline(true);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await press("Space");
  // Skip the turnover and the section's name.
  await press("Tab", 3);
  await typeInto("Sample Sweets", "Business name");
  await press("Tab");
  await typeInto("36aapfu0939f1zw", "GSTIN");
  await press("Tab");
  await typeInto("Shop 3, Sample Lane, Hyderabad", "Address");
  await press("Tab", 3);
  await typeInto("Sample Desk", "Customer’s name");
  await press("Tab");
  await typeInto("29AAACS1234A1ZY", /^Customer’s GSTIN/);
  await press("Tab");
  await typeInto("40, Sample Road, Bengaluru", "Customer’s address");
  await press("Tab", 5);
  await typeInto("Laddoo box", "Description");
  await press("Tab");
  await typeInto("1704", "HSN or SAC");
  await press("Tab", 3);
  await typeInto("240.50", /^Rate/);
  while (!(await getButton(page, "Issue bill").evaluate(isFocused))) {
    await press("Tab");
    expect(pressCount).toBeLessThan(40);
  }
  await press("Enter");
  await expect(getBillsRegion(page).getByRole("row")).toHaveCount(2);
  await expect(getBillsRegion(page).getByRole("row").nth(1)).toContainText("Sample Desk ₹284");
  await expect(getBillPreview(page)).toContainText("IGST 18% on 240.5043.29");
  await expect(getMaker(page)).toContainText("Rule 46: all 16 particulars are there.");
  expect(pressCount).toBeLessThanOrEqual(40);
  expect(requests).toEqual([]);
  await context.setOffline(false);
});

test("two tabs that issue a bill at the same moment use different numbers", async ({
  page,
  context,
}) => {
  const draft = { ...exampleDraft, number: "" };
  await openMaker(page, draft);
  const otherPage = await context.newPage();
  await openMaker(otherPage, draft);
  const issueBill = (tab: Page) => getButton(tab, "Issue bill").click();
  await Promise.all([issueBill(page), issueBill(otherPage)]);
  for (const tab of [page, otherPage]) {
    const numberCells = getBillsRegion(tab).getByRole("rowheader");
    await expect(numberCells).toHaveCount(2);
    expect((await numberCells.allTextContents()).toSorted()).toEqual(["26-27/001", "26-27/002"]);
  }
});

const isFocused = (element: Element) => element === document.activeElement;

test("the paper and the total stay visible next to the fields, and the maker is accessible @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMaker(page, {
    ...exampleDraft,
    upi: "nobody",
    lines: [emptyLine, ...exampleDraft.lines],
  });
  const total = getMaker(page).getByRole("group", { name: "Total and print" });

  await test.step("the paper shows the line being typed", async () => {
    await getButton(page, "Add a line").click();
    const description = getMaker(page).getByLabel("Description").last();
    await description.evaluate((field) => field.scrollIntoView({ block: "center" }));
    await description.fill("Sesame sweets");
    await expect(getBillPreview(page).getByText("Sesame sweets")).toBeInViewport({ ratio: 1 });
    await getButton(page, "Remove Sesame sweets").click();
  });

  await test.step("missing fields scroll into view, on a phone the total, too", async () => {
    await getButton(page, "Save draft").click();
    await getButton(page, "Print or save as PDF").click();
    await expect(getMaker(page).getByText("3 things are missing")).toBeInViewport();
    await getMaker(page).getByRole("listitem").getByRole("button", { name: "The rate of" }).click();
    await expect(getMaker(page).locator("[name='lines.0.rate']")).toBeFocused();
    await page.setViewportSize({ width: 390, height: 700 });
    await page.keyboard.type("10");
    await expect(total.getByText("₹8,025")).toBeInViewport();
    expect((await total.getByText("Next:").boundingBox())?.width).toBeGreaterThan(20);
    await expect(getButton(page, "Print the draft")).toBeVisible();
    expect((await total.boundingBox())?.height, "one line").toBeLessThan(76);
  });

  await test.step("incomplete, it has no axe violations and fits any width", async () => {
    await getMaker(page).evaluate((form) => {
      for (const details of form.querySelectorAll("details")) details.open = true;
    });
    expect(await findViolations(page, "#make")).toEqual([]);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

test("a sheet of several pages and a roll print completely, without the rest of the page @long", async ({
  page,
}) => {
  // The other looks and sizes are printed in tests/long/bills.long.ts.
  await openMaker(page);
  for (const [look, size] of [
    ["modern", "a5"],
    ["classic", "roll"],
  ] as const) {
    const draft = repeatLines({ ...exampleDraft, look, size }, 30);
    await openBillMaker(page, draft);
    const total = (await getBillPreview(page).getByText("₹").first().textContent()) ?? "";
    const pages = await printToText(page);
    expect(findPrintProblems(pages, draft, total)).toEqual([]);
    expect(pages.join(" ")).not.toMatch(/Make a bill now|Your bills|Draft/);
  }
});

test("if the browser can share files, the shared PDF matches the print @long", async ({ page }) => {
  test.slow();
  const shared: { name: string; bytes: number[] }[] = [];
  await page.exposeFunction("share", (name: string, bytes: number[]) => {
    shared.push({ name, bytes });
  });
  // Rejects the first share, as browsers do if it starts too long after the click.
  await page.addInitScript(() => {
    let isRejected = true;
    const share = async ({ files: [file] = [] }: ShareData) => {
      if (isRejected) {
        isRejected = false;
        throw new DOMException("", "NotAllowedError");
      }
      if (!file) throw new Error("no file");
      const testFunctions = globalThis as unknown as {
        share: (...file: [string, number[]]) => void;
      };
      testFunctions.share(file.name, Array.from(new Uint8Array(await file.arrayBuffer())));
    };
    Object.assign(navigator, { share, canShare: () => true });
  });
  // Small capitals print as capitals, and a browser prints the rows of a roll in visual order.
  const toComparableText = (pages: readonly string[], size: BillDraft["size"]) => {
    const printedText = pages.join("").replaceAll(/\s/g, "").toLowerCase();
    return size === "roll" ? Array.from(printedText).toSorted().join("") : printedText;
  };
  const drafts = LOOKS.map((look, index) =>
    Object.assign({}, exampleDraft, { look, size: SIZES[index] }),
  );
  for (const draft of [...drafts, repeatLines({ ...exampleDraft, look: "modern" }, 60)]) {
    await openMaker(page, draft);
    await getButton(page, "Share as PDF").click();
    await expect(getMaker(page)).toContainText("Press “Share as PDF” once more");
    const shareCount = shared.length;
    await getButton(page, "Share as PDF").click();
    await expect(() => expect(shared).toHaveLength(shareCount + 1)).toPass();
    const pages = await extractPdfText(shared.at(-1)?.bytes ?? []);
    const total = (await getBillPreview(page).getByText("₹").first().textContent()) ?? "";
    expect(findPrintProblems(pages, draft, total)).toEqual([]);
    if (draft.lines.length < 3) {
      expect(toComparableText(pages, draft.size)).toBe(
        toComparableText(await printToText(page), draft.size),
      );
    }
  }
  expect(shared[0]?.name).toBe("Tax invoice 26-27-001 Sample Desk Co-working.pdf");
});
