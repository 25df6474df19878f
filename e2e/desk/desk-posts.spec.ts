import type { Page } from "@playwright/test";
import sharp from "sharp";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { findFreePort } from "@angadi/test-kit/network";
import { jsonToPlainText } from "@angadi/desk/posts/text/plain-text";
import { createOwner, pressButton, tabTo, typeInto } from "./desk-visit.ts";
import { expect, test, typeKeys } from "../test.ts";
import { findViolations } from "@angadi/test-kit/violations";

const POST_TEXT = `## Why tea

It is **warm** and [cheap](https://shop.example/tea).

- Leaves
   - Assam
- Milk

> Two cups a day
> keep rain away.

[Picture: A cup of tea on a counter] PICTURE

Come *soon*.`;

/** Clipboard content from a page, an office program or an attacker. */
const HOSTILE_HTML = `<meta charset="utf-8"><p style="position:fixed" onclick="window.hacked=1">Good
<span style="font-weight:700">bold</span><img src="x" onerror="window.hacked=1">
<a href="javascript:window.hacked=1">words</a></p><script>window.hacked=1</script>
<svg onload="window.hacked=1"><text>no</text></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>
<figure data-picture="javascript:window.hacked=1" data-caption="x"></figure>
<div data-block='{"type":"paragraph","data":{"text":"<img src=x onerror=window.hacked=1>"}}'></div>
<p source="<b onclick='window.hacked=1'>A</b>">A</p><table><tr><td>Tea</td><td>₹20</td></tr></table>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">a.</span>Two</p>`;

const VARIANTS_TEXT = "[Dialogue]\n“Tea?”\n“Yes.”\n\n[Bill]\n- Tea: ₹20";
const PASTED_TEXT = `Good **bold** words

A

- Tea: ₹20

1. One
   1. Two`;

const MARKDOWN = "\uFEFF---\ntitle: Rain\n---\n\n# Rain\n\nIt is ***wet***.";

const paste = (page: Page, type: "text/html" | "text/plain", text: string) =>
  page.evaluate(
    ([type, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, text);
      const event = { clipboardData, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", event));
    },
    [type, text] as const,
  );

test("writes and publishes a post with a picture in the rich editor, by keyboard alone @long", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const port = await findFreePort();
  const deskUrl = `http://localhost:${port}`;
  await using site = await startBuiltServer({ DESK_PORT: String(port) });
  const { keyboard } = page;
  const cup = sharp({ create: { width: 640, height: 360, channels: 3, background: "#1a6b49" } });
  const file = { name: "cup.jpg", mimeType: "image/jpeg", buffer: await cup.jpeg().toBuffer() };
  page.on("filechooser", (chooser) => void chooser.setFiles(file));
  await createOwner(page, site);
  await tabTo(page, page.getByRole("link", { name: "Posts", exact: true }));
  await keyboard.press("Enter");
  await pressButton(page, "New post");
  await typeInto(page, page.getByLabel("Title"), "Tea and rain");

  const editor = page.getByRole("textbox", { name: "Text", exact: true });
  const readText = async () =>
    jsonToPlainText(await page.locator('textarea[name="blocks"]').inputValue());
  const expectText = (text: string) => expect.poll(readText).toBe(text);
  const getTool = (name: string) =>
    page.getByRole("toolbar").getByRole("button", { name, exact: true });
  await tabTo(page, editor);
  // In the toolbar: one Tab stop, arrow keys move between buttons.
  await keyboard.press("Alt+F10");
  await expect(getTool("Heading H2")).toBeFocused();
  await expect(page.getByText("Heading H2 Ctrl+Alt+2")).toBeVisible();
  await keyboard.press("Enter");
  await expect(editor).toBeFocused();
  await expect(getTool("Heading H2")).toHaveAttribute("aria-pressed", "true");
  await typeKeys(page, "Why tea{Enter}It is {Control+b}warm{Control+b} and {Control+k}");
  const dialog = page.getByRole("dialog");
  await typeInto(page, dialog.getByLabel("URL"), "javascript:alert(1)");
  await keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Enter a web address");
  await typeKeys(page, "{Control+a}shop.example/tea");
  await typeInto(page, dialog.getByLabel("Text to display"), "cheap");
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await typeKeys(page, ".{Enter}{Control+Shift+8}Leaves{Enter}{Tab}Assam{Enter}{Shift+Tab}Milk");
  await typeKeys(page, "{Enter}{Enter}> Two cups a day{Shift+Enter}keep rain away.{Enter}");

  await keyboard.press("Control+Alt+p");
  await expect(dialog.getByText("No pictures yet.")).toBeVisible();
  await tabTo(page, dialog.getByLabel("Or upload one"));
  await keyboard.press("Enter");
  await expect(dialog.getByLabel("Or upload one")).toHaveValue(/cup\.jpg$/);
  await typeInto(page, dialog.getByLabel("Alt text"), "A cup of tea on a counter");
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(editor.getByRole("img", { name: "A cup of tea on a counter" })).toBeVisible();
  await keyboard.type("Come *soon*.");

  const [picture = ""] = /\/pictures\/\S+\.webp/.exec(await readText()) ?? [];
  const filledText = POST_TEXT.replace("PICTURE", picture);
  await expectText(filledText);

  // Pasted content cannot run, and only a post's blocks remain; undo restores the post.
  await keyboard.press("Enter");
  await paste(page, "text/html", HOSTILE_HTML);
  await expectText(`${filledText}\n\n${PASTED_TEXT}`);
  await expect(page.getByText("1 picture was left out.")).toContainText("1 table became a list");
  expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
  await keyboard.press("Control+z");
  await expectText(filledText);
  await paste(page, "text/plain", MARKDOWN);
  await expectText(`${filledText}\n\n## Rain\n\nIt is ***wet***.`);
  await expect(page.getByText("1 picture was left out.")).toBeHidden();
  await keyboard.press("Control+z");
  await page.getByLabel("Import Markdown or HTML").setInputFiles({
    name: "rain.md",
    mimeType: "text/markdown",
    buffer: Buffer.from(MARKDOWN),
  });
  await expectText(`${filledText}\n\n## Rain\n\nIt is ***wet***.`);
  await keyboard.press("Control+z");
  await expectText(filledText);

  // Sets the variants dialogue and bill.
  await typeKeys(page, "“Tea?”{Shift+Enter}“Yes.”{Control+Alt+9}");
  await expect(getTool("Dialogue: one line per speaker")).toHaveAttribute("aria-pressed", "true");
  await typeKeys(page, "{Enter}{Control+Shift+8}Tea: ₹20{Control+Alt+8}");
  await expectText(`${filledText}\n\n${VARIANTS_TEXT}`);
  await expect(async () => {
    await keyboard.press("Control+z");
    expect(await readText()).toBe(filledText);
  }).toPass();

  await typeInto(page, page.getByLabel("Excerpt"), "About tea.");
  await typeInto(page, page.getByLabel("Category"), "Marketing");
  await typeInto(page, page.getByLabel("Author"), "Mina");
  // Without a cover, the first picture of the text is the hero.
  await pressButton(page, "Choose picture");
  await tabTo(page, dialog.getByRole("radio"));
  await typeKeys(page, "{Space}{Enter}");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Cover picture" })).toHaveValue(picture);
  await expect(page.getByLabel("Cover alt text")).toHaveValue("A cup of tea on a counter");
  await keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: /^Saved \d+:\d\d/ })).toBeVisible();
  await keyboard.press("Control+s");
  await expect(page.getByText("Nothing new to save")).toBeVisible();
  await pressButton(page, "Publish");
  await expect(page.getByText("Published. The public site shows it now.")).toBeVisible();

  const path = new URL(page.url()).pathname;
  // Arrow keys select a picture as a whole; shortcuts move and remove it.
  await tabTo(page, editor);
  await keyboard.press("Control+End");
  await expect(getTool("Move down")).toBeDisabled();
  await keyboard.press("ArrowUp");
  await expect(getTool("Picture")).toHaveAttribute("aria-pressed", "true");
  await keyboard.press("Alt+Shift+ArrowUp");
  await expect.poll(readText).toMatch(/counter\] \S+\n\n> Two cups/);
  await keyboard.press("Delete");
  await expect.poll(readText).not.toContain("A cup of tea");
  await typeKeys(page, "{Control+z}{Control+z}");
  await expectText(filledText);

  await page.goto(`${site.url}/blog/tea-and-rain`);
  const body = page.getByRole("main");
  await expect(body.getByRole("heading", { level: 2, name: "Why tea" })).toBeVisible();
  await expect(body.locator("p b")).toHaveText("warm");
  const link = body.getByRole("link", { name: "cheap", exact: true });
  await expect(link).toHaveAttribute("href", "https://shop.example/tea");
  await expect(body.locator("ul li li")).toHaveText("Assam");
  await expect(body.locator("blockquote")).toHaveText(/^Two cups a daykeep rain away\.(Copy)?$/);
  const publishedImage = body.getByRole("img", { name: "A cup of tea on a counter" }).last();
  await expect(publishedImage).toBeVisible();
  await expect(publishedImage).toHaveJSProperty(
    "currentSrc",
    site.url + picture.replace(/webp$/, "avif"),
  );
  await expect(body.locator("p i")).toHaveText("soon");

  await page.goto(deskUrl + path);
  for (const name of ["Link", "Picture"]) {
    await getTool(name).click();
    expect([name, await findViolations(page)]).toEqual([name, []]);
    await keyboard.press("Escape");
  }

  // If the dialog is reopened during an upload, it does not show that upload.
  const uploadRelease = Promise.withResolvers<void>();
  await page.route(`${deskUrl}/pictures`, async (route) => {
    if (route.request().method() === "POST") await uploadRelease.promise;
    await route.continue();
  });
  await getTool("Picture").click();
  await dialog.getByLabel("Or upload one").setInputFiles(file);
  await dialog.getByLabel("Alt text").fill("A late cup");
  await dialog.getByRole("button", { name: "Insert picture" }).click();
  await keyboard.press("Escape");
  await getTool("Picture").click();
  await dialog.getByLabel("Alt text").fill("Something else");
  const uploadResponse = page.waitForResponse((response) => response.request().method() === "POST");
  uploadRelease.resolve();
  await (await uploadResponse).finished();
  await expect(dialog.getByRole("button", { name: "Insert picture" })).toBeEnabled();
  await expect(dialog.getByLabel("Alt text")).toHaveValue("Something else");
  expect(await readText()).not.toContain("A late cup");
});
