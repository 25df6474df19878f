import type { Page } from "@playwright/test";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { startMailServer } from "@angadi/tests/mail-server";
import { findFreePort } from "@angadi/test-kit/network";
import { sendApplication, sendLead } from "@angadi/tests/send-lead";
import { createOwner, checkScreen, pressButton, tabTo, typeInto } from "./desk-visit.ts";
import { expect, test, typeKeys } from "../test.ts";

/** Presses `g` and a letter to open a page of the menu. */
async function goToScreen(page: Page, letter: string, title: string): Promise<void> {
  await page.keyboard.type(`g${letter}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("a day at the desk by keyboard alone: the owner's link, a reply, a partner", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await using mail = await startMailServer();
  const port = await findFreePort();
  const deskUrl = `http://localhost:${port}`;
  await using site = await startBuiltServer({
    DESK_PORT: String(port),
    SMTP_URL: mail.url,
    LEADS_TO: "team@angadi.test",
  });
  await sendLead(site.url);
  await sendApplication(site.url);
  expect((await fetch(`${site.url}/desk`)).status).toBe(404);
  expect((await fetch(`${site.url}/sign-in`)).status).toBe(404);

  await createOwner(page, site);
  const fetchEncoding = async (path: string) =>
    (await page.request.get(deskUrl + path)).headers()["content-encoding"];
  const script = (await page.locator("script").getAttribute("src")) ?? "";
  expect([await fetchEncoding(script), await fetchEncoding("/leads")]).toEqual(["br", undefined]);

  const icon = (await page.locator('link[rel="icon"]').getAttribute("href")) ?? "";
  expect((await page.request.get(deskUrl + icon)).headers()["content-type"]).toContain("image/svg");

  await goToScreen(page, "l", "Leads");
  // A lead that arrives while the list is open appears without a reload.
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await sendLead(site.url, { name: "Late Lata", message: "Later" });
  await expect(page.getByRole("link", { name: "Late Lata" })).toBeVisible();
  expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);

  await typeKeys(page, "{/}kites{Enter}");
  await expect(page.getByText("No leads match these filters.")).toBeVisible();
  await typeKeys(page, "{/}wedding{Enter}");
  await expect(page.getByRole("link", { name: "Asha Rao" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Late Lata" })).toBeHidden();
  await typeKeys(page, "{j}{Enter}");
  await expect(page.getByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
  await tabTo(page, page.getByLabel("Reply", { exact: true }));
  await typeKeys(page, "{Control+End}We do.");
  await pressButton(page, "Send reply");
  await expect(page.getByText("Reply queued.")).toBeVisible();
  await expect
    .poll(() => mail.received.filter(({ raw }) => raw.includes("We do.")).map(({ to }) => to))
    .toEqual([["asha@shop.test"]]);
  await typeInto(page, page.getByLabel("Note"), "She calls again on Monday.");
  await pressButton(page, "Add note");
  await expect(page.getByText("She calls again on Monday.")).toBeVisible();
  await tabTo(page, page.getByLabel("Status"));
  await page.keyboard.type("Closed");
  await pressButton(page, "Save status");
  await expect(page.getByText("Status: Answered → Closed")).toBeVisible();

  await goToScreen(page, "a", "Affiliates");
  await typeKeys(page, "{j}{Enter}");
  await expect(page.getByRole("heading", { level: 1, name: "Ravi Das" })).toBeVisible();
  await pressButton(page, "Approve");
  await expect(page.getByText(/partnerId=ravi-co$/)).toBeVisible();
  await expect
    .poll(() => mail.received.filter(({ raw }) => raw.includes("partnerId=")).length)
    .toBe(1);
  await typeInto(page, page.getByLabel("Reason"), "This and then no more.");
  let wasPrompted = false;
  page.on("dialog", (dialog) => {
    wasPrompted = dialog.type() === "beforeunload";
    void dialog.dismiss();
  });
  await page.getByRole("link", { name: "Log" }).click();
  await expect.poll(() => wasPrompted).toBe(true);

  // On a phone the menu is behind a button.
  page.removeAllListeners("dialog");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${deskUrl}/log`);
  const leadsLink = page.getByRole("link", { name: "Leads" });
  await expect(leadsLink).toBeHidden();
  await tabTo(page, page.locator("summary", { hasText: "Menu" }));
  await page.keyboard.press("Enter");
  await expect(leadsLink).toBeVisible();
  await checkScreen(page, "the open menu");
});
