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
import { expect, test } from "../test.ts";

const GUIDE = "business-plan-template";

test("writes a plan by keyboard, saves it as Word, and remembers it", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  const paper = tool.getByRole("region", { name: "The document" });
  const hostile = `</w:t><script>alert(1)</script> & <!-- ]]> \u0007\u202e🪔 שלום`;
  const longText = "धन🪔 ".repeat(2000).trim();
  const business = await openPart(tool, "The business");
  await business.getByLabel("Name of the business").fill(hostile);
  await expect(paper.getByRole("heading", { level: 3 })).toContainText("<script>alert(1)</script>");
  await business.getByLabel("What do they do today").fill(longText);
  await tool.locator("summary").filter({ hasText: "What it costs" }).press("Enter");
  await tool.getByRole("button", { name: "Add a line" }).first().press("Enter");
  const lines = tool.getByLabel("For", { exact: true });
  await expect(lines).toHaveCount(4);
  await lines.first().fill("Signboard");
  await tool.getByLabel("Rupees").first().fill("1.5 lakh");
  await expect(paper.getByRole("row", { name: "Signboard ₹1,50,000" })).toBeVisible();

  await test.step("hostile text stays plain text in the file, which is valid XML", async () => {
    const link = tool.getByRole("link", { name: "Your plan (.docx)" });
    const { name, bytes } = await readSaved(page, link);
    expect(name).toBe("business-plan.docx");
    for (const [part, xml] of unzip(bytes)) {
      if (/\.(?:xml|rels)$/.test(part)) expect(await isXml(page, xml), part).toBe(true);
    }
    const document = unzip(bytes).get("word/document.xml") ?? "";
    expect(document).toContain(
      "&lt;/w:t&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;!-- ]]",
    );
    expect(document).toContain(longText);
    for (const controlCharacter of ["\u0007", "\u202e"])
      expect(document).not.toContain(controlCharacter);
    expect(extractDocxText(bytes)).toContain("₹1,50,000");
  });

  await page.reload();
  await openTool(page, GUIDE);
  await expect(paper.getByRole("row", { name: "Signboard ₹1,50,000" })).toBeVisible();
});

test(
  "a plan’s page is accessible with figures and a mistake, and prints only the plan",
  { tag: "@long" },
  async ({ page }) => {
    const tool = await openTool(page, GUIDE);
    await tool.getByRole("button", { name: "Show the laundry" }).click();

    await test.step("it prints the plan without the form", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(tool.getByText("Patia Laundry")).toBeVisible();
      await expect(tool.locator("summary").first()).toBeHidden();
      await expect(tool.getByRole("button", { name: "Your plan (.docx)" })).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    });

    await openAll(page);
    await tool.getByLabel("A unit costs (₹)").fill("x");
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
