import { openWith, printed, textOf, withLines, wrongIn } from "#tests/bill-prints.ts";
import { type Draft, LOOKS, SIZES, emptyLine } from "#tools/bill/draft.ts";
import { exampleDraft } from "#tools/bill/example.ts";
import { PATH, bills, button, maker, open, paper } from "./bill.ts";
import { scriptsOf } from "./reading.ts";
import { expect, hydrated, test } from "./test.ts";
import { violationsIn } from "./violations.ts";

/** All looks are shared with `npm run test:long`, one in each `npm test`. */
const IS_LONG = Boolean(process.env["LONG"]);

test("the first bill by keyboard, with the network cut once the maker is open", async ({
  page,
  context,
}) => {
  const scripts = scriptsOf(page);
  await page.goto(PATH);
  await hydrated(page);
  expect(scripts.filter((name) => name.includes("maker"))).toEqual([]);
  let presses = 0;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    presses += times;
  };
  const typed = async (text: string, label: RegExp | string) => {
    await expect(maker(page).getByLabel(label).first()).toBeFocused();
    await page.keyboard.type(text);
  };
  await page.getByRole("link", { name: "Make a bill now" }).focus();
  await press("Enter");
  await expect(maker(page).getByRole("radio", { name: "Yes", exact: true })).toBeFocused();

  await context.setOffline(true);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await press("Space");
  // Past the turnover and the name of the part.
  await press("Tab", 3);
  await typed("Sample Sweets", "Business name");
  await press("Tab");
  await typed("36aapfu0939f1zw", "GSTIN");
  await press("Tab");
  await typed("Shop 3, Sample Lane, Hyderabad", "Address");
  await press("Tab", 3);
  await typed("Sample Desk", "Customer’s name");
  await press("Tab");
  await typed("29AAACS1234A1ZY", /^Customer’s GSTIN/);
  await press("Tab");
  await typed("40, Sample Road, Bengaluru", "Customer’s address");
  await press("Tab", 5);
  await typed("Laddoo box", "Description");
  await press("Tab");
  await typed("1704", "HSN or SAC");
  await press("Tab", 3);
  await typed("240.50", /^Rate/);
  while (!(await button(page, "Save the bill").evaluate(isFocused))) {
    await press("Tab");
    expect(presses).toBeLessThan(40);
  }
  await press("Enter");
  await expect(bills(page).getByRole("row")).toHaveCount(2);
  await expect(bills(page).getByRole("row").nth(1)).toContainText("Sample Desk ₹284");
  await expect(paper(page)).toContainText("IGST43.29");
  await expect(maker(page)).toContainText("It has all that the rules ask for.");
  expect(presses).toBeLessThanOrEqual(40);
  expect(requests).toEqual([]);
  await context.setOffline(false);
});

const isFocused = (element: Element) => element === document.activeElement;

test("a mistyped GSTIN is told at its field, and the paper is a draft until it is right", async ({
  page,
}) => {
  await open(page, { ...exampleDraft, seller: { ...exampleDraft.seller, gstin: "" } });
  await expect(paper(page)).toContainText("Draft");
  const clear = "rgba(0, 0, 0, 0)";
  const start = page.locator("header [data-primary]:visible");
  await expect(start).not.toHaveCSS("background-color", clear);
  await button(page, "Your GSTIN").click();
  const field = maker(page).getByLabel("GSTIN", { exact: true });
  await expect(field).toBeFocused();
  await field.fill("36AAPFU0939F1ZV");
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/15th character of this GSTIN should be W/);
  await expect(paper(page)).toContainText("₹8,014");
  await field.fill("36AAPFU0939F1ZW");
  await expect(paper(page)).not.toContainText("Draft");
  // Now the print is the one button in full colour.
  await expect(start).toHaveCSS("background-color", clear);
});

test("the paper stays in view beside the line that is typed", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await button(page, "Add a line").click();
  const description = maker(page).getByLabel("Description").last();
  await description.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await description.fill("Sesame sweets");
  await expect(paper(page).getByText("Sesame sweets")).toBeInViewport({ ratio: 1 });
});

test("nobody is told off before asking for a print, and then is told where", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute("data-printed", "");
  });
  await open(page, { ...exampleDraft, lines: [emptyLine, ...exampleDraft.lines] });
  const total = maker(page).getByRole("group", { name: "Total and print" });
  await expect(total).toContainText("₹8,014");
  await expect(maker(page)).not.toContainText("missing");
  await button(page, "Print or save as PDF").click();
  await expect(maker(page).getByText("3 things are missing")).toBeInViewport();
  await expect(page.locator("[data-printed]")).toHaveCount(0);
  // The line that lacks it is unfolded.
  await maker(page).getByRole("listitem").getByRole("button", { name: "The rate of" }).click();
  await expect(maker(page).locator("[name='lines.0.rate']")).toBeFocused();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.keyboard.type("10");
  await expect(total.getByText("₹8,025")).toBeInViewport();
  await button(page, "Print the draft").click();
  await expect(page.locator("[data-printed]")).toHaveCount(1);
});

test("bills are kept, counted on, opened, paid, deleted and brought back", async ({ page }) => {
  const number = maker(page).locator("[name=number]");
  await open(page);
  await button(page, "Save the bill").click();
  await button(page, "New bill").click();
  await expect(number).toHaveValue("26-27/002");
  await expect(maker(page).getByLabel("Business name")).toHaveValue("Sample Sweets and Bakes");
  const customer = maker(page).getByLabel("Customer’s name");
  await expect(customer).toBeFocused();
  await expect(customer).toHaveValue("");
  // What stood on the form comes back, and what was typed over it, too.
  await customer.fill("Typed Too Early");
  await button(page, "Undo").click();
  await expect(number).toHaveValue("26-27/001");
  await expect(customer).toHaveValue("Sample Desk Co-working");
  await button(page, "Undo").click();
  await expect(customer).toHaveValue("Typed Too Early");
  const row = bills(page).getByRole("row", { name: /26-27\/001/ });
  await row.getByRole("checkbox").check();
  await expect(bills(page)).not.toContainText("Not paid yet");
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await button(page, "Undo").click();
  await row.getByRole("button", { name: "Open" }).click();
  await expect(number).toHaveValue("26-27/001");
  await expect(row.getByRole("checkbox")).toBeChecked();
  await button(page, "Undo").click();
  await expect(customer).toHaveValue("Typed Too Early");
  await row.getByRole("button", { name: "Copy" }).click();
  await expect(number).toHaveValue("26-27/002");
});

test("all bills go out as one file and come back from it", async ({ page }) => {
  await open(page);
  await button(page, "Save the bill").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bills(page)
      .getByText("Save your bills as files, or bring them back")
      .click()
      .then(() => bills(page).getByRole("button", { name: "Save all as a file" }).click()),
  ]);
  const file = await download.path();
  await bills(page).getByRole("button", { name: "Delete" }).click();
  await expect(bills(page)).toContainText("No bill is saved yet.");
  const input = bills(page).locator("input[type=file]");
  await input.setInputFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await expect(maker(page)).toContainText("not a file of bills");
  await input.setInputFiles(file);
  await expect(bills(page).getByRole("row", { name: /26-27\/001/ })).toContainText("₹8,014");
});

test("nothing in it bars anybody, lacking, unfolded and with bills, nor scrolls sideways", async ({
  page,
}) => {
  await open(page, { ...exampleDraft, upi: "nobody", lines: [emptyLine] });
  await button(page, "Save the bill").click();
  await button(page, "Print or save as PDF").click();
  expect(await violationsIn(page, "#make")).toEqual([]);
  await maker(page).evaluate((make) => {
    for (const details of make.querySelectorAll("details")) details.open = true;
  });
  expect(await violationsIn(page, "#make")).toEqual([]);
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("each paper prints whole, alone, with its own name", async ({ page }) => {
  await open(page);
  for (const [index, size] of SIZES.entries()) {
    const draft = withLines({ ...exampleDraft, look: LOOKS[index] ?? "clean", size }, 30);
    await openWith(page, draft);
    const total = (await paper(page).getByText("₹").first().textContent()) ?? "";
    const pages = await printed(page);
    expect(wrongIn(pages, draft, total)).toEqual([]);
    expect(pages.join(" ")).not.toMatch(/Make a bill now|Your bills|Draft/);
  }
  // As long as it is printed, the page has the bill's name.
  const titles = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    const during = document.title;
    dispatchEvent(new Event("afterprint"));
    return [during, document.title];
  });
  expect(titles[0]).toBe("Tax invoice 26-27-001 Sample Desk Co-working");
  expect(titles[1]).toContain("AI invoice builder");
});

test(
  "where the browser shares files, the PDF to share says what the print says",
  { tag: IS_LONG ? "@long" : [] },
  async ({ page }) => {
    test.slow();
    const shared: { name: string; bytes: number[] }[] = [];
    await page.exposeFunction("share", (name: string, bytes: number[]) => {
      shared.push({ name, bytes });
    });
    // The first time it took too long after the press, which browsers refuse.
    await page.addInitScript(() => {
      let isRefused = true;
      const share = async ({ files: [file] = [] }: ShareData) => {
        if (isRefused) {
          isRefused = false;
          throw new DOMException("", "NotAllowedError");
        }
        if (!file) throw new Error("no file");
        const sink = globalThis as unknown as { share: (...file: [string, number[]]) => void };
        sink.share(file.name, Array.from(new Uint8Array(await file.arrayBuffer())));
      };
      Object.assign(navigator, { share, canShare: () => true });
    });
    // Small capitals come out as capitals; a browser prints the rows of a roll in the order of its style.
    const letters = (pages: readonly string[], size: Draft["size"]) => {
      const all = pages.join("").replaceAll(/\s/g, "").toLowerCase();
      return size === "roll" ? Array.from(all).toSorted().join("") : all;
    };
    const looks = IS_LONG ? LOOKS : LOOKS.slice(0, 1);
    const short = looks.map((look, index) =>
      Object.assign({}, exampleDraft, { look, size: SIZES[index] }),
    );
    for (const draft of [...short, withLines({ ...exampleDraft, look: "modern" }, 60)]) {
      await open(page, draft);
      await button(page, "Share as PDF").click();
      await expect(maker(page)).toContainText("Press “Share as PDF” once more");
      const before = shared.length;
      await button(page, "Share as PDF").click();
      await expect(() => expect(shared).toHaveLength(before + 1)).toPass();
      const pages = await textOf(shared.at(-1)?.bytes ?? []);
      const total = (await paper(page).getByText("₹").first().textContent()) ?? "";
      expect(wrongIn(pages, draft, total)).toEqual([]);
      if (draft.lines.length < 3) {
        expect(letters(pages, draft.size)).toBe(letters(await printed(page), draft.size));
      }
    }
    expect(shared[0]?.name).toBe("Tax invoice 26-27-001 Sample Desk Co-working.pdf");
    await open(page, { ...exampleDraft, buyer: { ...exampleDraft.buyer, name: "मीरा" } });
    await button(page, "Share as PDF").click();
    await expect(maker(page)).toContainText("has Latin letters only");
  },
);

for (const registration of ["regular", "composition"] as const) {
  test(`${registration}: a paper that has lost a part the rules ask for prints as a draft`, async ({
    page,
  }) => {
    await open(page, { ...exampleDraft, registration });
    const unmarked = await page.evaluate(() => {
      const isDraft = () => {
        dispatchEvent(new Event("beforeprint"));
        const text = document.querySelector("body > .bill-print")?.textContent ?? "";
        dispatchEvent(new Event("afterprint"));
        return text.includes("Draft");
      };
      const parts = Array.from(document.querySelectorAll<HTMLElement>("#make [data-part]"));
      const without = (part: HTMLElement) => {
        part.removeAttribute("data-part");
        const wasDraft = isDraft();
        part.setAttribute("data-part", part.title);
        return wasDraft;
      };
      for (const part of parts) part.title = part.dataset["part"] ?? "";
      return [isDraft() && "whole", ...parts.map((part) => !without(part) && part.title)];
    });
    // The sums repeat what the total says.
    expect(unmarked.filter(Boolean)).toEqual(["sums"]);
  });
}
