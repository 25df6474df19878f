import { docxText, unzipped } from "#tests/documents.ts";
import {
  expectSound,
  isXml,
  movedWhileReady,
  openAll,
  openPart,
  openTool,
  saved,
} from "./guide-part.ts";
import { needs } from "#tests/packages.ts";
import { expect, test } from "../test.ts";

const GUIDE = "data-privacy-compliance";
const PATH = `/business-starter-guide/${GUIDE}`;

test("the notice is written while one ticks, and says what it lacks", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  const paper = tool.getByRole("region", { name: "The notice" });
  await expect(paper).toContainText("Rekha Tailors");
  await expect(tool.getByText("Nothing is left empty")).toBeVisible();
  await tool.getByRole("button", { name: "Empty the form" }).click();
  await expect(tool.getByText("A notice needs a person to write to.")).toBeVisible();

  await (
    await openPart(tool, "The business")
  )
    .getByLabel("Name of the business")
    .fill("Asha Clinic");
  const data = await openPart(tool, "What you keep, why, until when");
  await data.getByLabel("Health records", { exact: true }).check();
  await expect(
    paper.getByRole("row", { name: /Health records treat you as long as/ }),
  ).toBeVisible();
  await expect(tool.getByText(/under the older rules of 2011 today already/)).toBeVisible();
  await data.getByLabel("Health records: So that we can").fill("");
  await expect(tool.getByText("Missing for: health records.")).toBeVisible();
  await data.getByLabel("Health records: So that we can").fill("mend your knee");
  await data.getByLabel("Camera pictures", { exact: true }).check();
  await expect(paper.getByRole("heading", { name: "Cameras" })).toBeVisible();
  const receivers = await openPart(tool, "Who else gets it");
  await receivers.getByLabel("Courier", { exact: true }).check();
  await receivers.getByLabel("Courier: Its name, if you like").fill("Hari Couriers");
  await expect(paper).toContainText(
    "The courier who brings your order (name, address, number): Hari Couriers",
  );
  const offers = await openPart(tool, "Offers");
  await offers.getByLabel("SMS").check();
  await expect(paper).toContainText("☐ Yes, send me offers by SMS.");
  await offers.getByLabel("Offers a month").fill("two");
  const contact = await openPart(tool, "Whom people can ask");
  await contact.getByLabel("Who answers questions").fill("Asha Rao");
  await contact.getByLabel("E-mail").fill("asha@clinic.example");
  await contact.getByLabel("Web address").fill("clinic.example/data");
  await contact.getByLabel("Days in which you answer").fill("200");
  await expect(contact.getByLabel("Days in which you answer")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(paper).toContainText("[…] The days within which you answer");
  await contact.getByLabel("Days in which you answer").fill("20");
  await expect(paper).toContainText("We answer within 20 days.");
  await tool.getByLabel("Date and version of this notice").fill("1 December 2026, v1");
  await expect(tool.getByText("Nothing is left empty")).toBeVisible();
  await expect(tool.getByText(/have a lawyer read it/)).toBeVisible();

  await page.reload();
  await openTool(page, GUIDE);
  await expect(paper).toContainText("mend your knee");
});

test(
  "is copied, and saved as Word, text and page",
  { tag: needs("chromium") },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const tool = await openTool(page, GUIDE);
    const business = await openPart(tool, "The business");
    const hostile = `<script>alert(1)</script> & "Asha" \u0007\u202e🪔 धन`;
    await business.getByLabel("Name of the business").fill(hostile);

    await tool.getByRole("button", { name: "Copy the notice" }).click();
    await expect(tool.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`<script>alert(1)</script> & "Asha" 🪔 धन`);
    expect(copied).toContain("complain to the Data Protection Board of India");

    const text = await saved(page, tool.getByRole("button", { name: "Text (.txt)" }));
    expect(text.name).toBe("privacy-notice.txt");
    expect(text.bytes.toString().replaceAll("\r", "")).toBe(copied.replaceAll("\r", ""));

    const html = (
      await saved(page, tool.getByRole("button", { name: "Web page" }))
    ).bytes.toString();
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Asha&quot; 🪔 धन");
    expect(html).not.toContain("<script");

    const word = await saved(page, tool.getByRole("button", { name: "Word (.docx)" }));
    for (const [part, xml] of unzipped(word.bytes)) {
      if (/\.(?:xml|rels)$/.test(part)) expect(await isXml(page, xml), part).toBe(true);
    }
    const written = docxText(word.bytes);
    expect(written).toContain(`<script>alert(1)</script> & "Asha" 🪔 धन`);
    expect(written).toContain("take your order, send the bill and tell you when it is ready");
  },
);

test("is filled in by the keyboard alone", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  await tool.locator("summary").filter({ hasText: "Languages" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(tool.getByLabel("Assamese")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tool.getByRole("region", { name: "The notice" })).toContainText(
    "also there in Assamese and Gujarati",
  );
});

test("what was stored may be anything", async ({ page }) => {
  for (const stored of ["{", '{"version":1,"value":{"data":{"contact":4},"languages":[{}]}}']) {
    await page.addInitScript((stored) => {
      localStorage.setItem("guide-tool:privacy-notice", stored);
    }, stored);
    const tool = await openTool(page, GUIDE);
    await expect(tool.getByRole("region", { name: "The notice" })).toBeVisible();
  }
});

test("the example and its files are there without the script", async ({
  browser,
  sqlite,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
  const page = await context.newPage();
  await page.goto(PATH);
  const tool = page.locator("#tool");
  await expect(tool.getByText("Ask Rekha Patel: 98XXX XXXXX")).toBeVisible();
  await expect(tool.getByText(/have a lawyer read it/)).toBeVisible();
  await expect(tool.getByRole("link", { name: /\.(?:docx|txt|html)/ })).toHaveCount(3);
  await context.close();
  const types = { docx: "wordprocessingml", txt: "text/plain", html: "text/html" };
  for (const [ending, type] of Object.entries(types)) {
    const response = await request.get(`${PATH}/privacy-notice.${ending}`);
    expect(response.headers()["content-type"]).toContain(type);
    expect(response.headers()["content-disposition"]).toContain("attachment");
  }
});

test("is sound, full and empty", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  await openAll(page);
  await expectSound(page);
  await tool.getByRole("button", { name: "Empty the form" }).click();
  await tool.getByLabel("Days in which you answer").fill("x");
  await expectSound(page);
});

test("prints the notice by itself", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  await page.emulateMedia({ media: "print" });
  await expect(tool.getByText("How we use your data")).toBeVisible();
  await expect(tool.getByRole("button", { name: "Copy the notice" })).toBeHidden();
  await expect(tool.locator("summary").first()).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`moves nothing in view while it gets its code at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await movedWhileReady(page, GUIDE)).toBeLessThan(0.01);
  });
}
