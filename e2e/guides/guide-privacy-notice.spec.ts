import { extractDocxText, unzip } from "@angadi/tests/documents";
import {
  expectValidPage,
  isXml,
  measureShiftWhileReady,
  openAll,
  openPart,
  openTool,
  readSaved,
} from "./guide-part.ts";
import { needs } from "@angadi/tests/packages";
import { expect, test } from "../test.ts";

const GUIDE = "data-privacy-compliance";

test(
  "fills in a notice by keyboard, copies, saves, prints and remembers it",
  { tag: needs("chromium") },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const tool = await openTool(page, GUIDE);
    const paper = tool.getByRole("region", { name: "The notice" });

    await test.step("keyboard", async () => {
      await tool.locator("summary").filter({ hasText: "Languages" }).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(tool.getByLabel("Assamese")).toBeFocused();
      await page.keyboard.press("Space");
      await expect(paper).toContainText("also there in Assamese and Gujarati");
    });

    await test.step("copy and Word", async () => {
      const business = await openPart(tool, "The business");
      const hostile = `<script>alert(1)</script> & "Asha" \u0007\u202e🪔 धन`;
      await business.getByLabel("Name of the business").fill(hostile);
      await tool.getByRole("button", { name: "Copy the notice" }).click();
      await expect(tool.getByRole("button", { name: "Copied" })).toBeVisible();
      const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
      expect(clipboardText).toContain(`<script>alert(1)</script> & "Asha" 🪔 धन`);
      const word = await readSaved(page, tool.getByRole("link", { name: "Word (.docx)" }));
      for (const [part, xml] of unzip(word.bytes)) {
        if (/\.(?:xml|rels)$/.test(part)) expect(await isXml(page, xml), part).toBe(true);
      }
      expect(extractDocxText(word.bytes)).toContain(`<script>alert(1)</script> & "Asha" 🪔 धन`);
    });

    await test.step("print", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(tool.getByText("How we use your data")).toBeVisible();
      await expect(tool.getByRole("button", { name: "Copy the notice" })).toBeHidden();
      await expect(tool.locator("summary").first()).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    });

    await page.reload();
    await openTool(page, GUIDE);
    await expect(paper).toContainText("also there in Assamese and Gujarati");
  },
);

test(
  "a notice’s page is accessible, complete and with missing fields",
  { tag: "@long" },
  async ({ page }) => {
    const tool = await openTool(page, GUIDE);
    await openAll(page);
    await expectValidPage(page);
    await tool.getByRole("button", { name: "Clear the form" }).click();
    await tool.getByLabel("Days in which you answer").fill("x");
    await expectValidPage(page);
  },
);

for (const width of [1440, 390]) {
  test(
    `shifts no layout while its code loads at ${width} px`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureShiftWhileReady(page, GUIDE)).toBeLessThan(0.01);
    },
  );
}
