import { findLeadsByEmail } from "@angadi/api/leads/leads";
import { draftMakerCopy as copy } from "@angadi/drafts/maker/copy";
import type { BuiltServer } from "@angadi/test-kit/built-server";
import { readDatabase } from "@angadi/tests/read-database";
import { expect, openHydrated, test, waitForHumanDelay } from "./test.ts";

const readLeads = (server: BuiltServer, email: string) =>
  readDatabase(server, (db) => findLeadsByEmail(db, email));

test("if no app is configured, a page shows the visitor's draft and choices, and sends the draft", async ({
  page,
  sharedSite,
}) => {
  await openHydrated(page, "/ai-website-builder#try");
  await page.getByLabel(copy.fields.sentence.label).fill("Home bakery in Nellore");
  await expect(page).toHaveURL(/#try\?sentence=Home/);
  const hostile = "<img src=x onerror=alert(1)>";
  const query = new URLSearchParams({ id: "ai-powerhouse", ia: "true", coupon: `${hostile}\0` });
  await openHydrated(page, `/app/website-type?${query}`);
  await expect(page.frameLocator("#try iframe").locator("body")).toContainText("Nellore");
  const handedOverList = page.locator("dl");
  for (const [term, value] of [
    ["Next step in the app", "Choose the type of website"],
    ["Plan", "ai-powerhouse"],
    ["Paid yearly", "Yes"],
    ["coupon", hostile],
  ] as const) {
    await expect(
      handedOverList.locator("div", { has: page.getByText(term, { exact: true }) }),
    ).toContainText(value);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  const email = `meera-${Date.now()}@shop.test`;
  const send = page.getByRole("button", { name: "Send my draft" });
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill("meera.shop");
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/valid email/);
  await field.fill(email);
  await waitForHumanDelay(page);
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeFocused();
  const [lead] = await readLeads(sharedSite, email);
  expect(lead).toMatchObject({
    kind: "waitlist",
    context: { draft: expect.stringMatching(/#try\?sentence=Home\+bakery\+in\+Nellore/) },
  });

  await test.step("without JavaScript, it sends a draft of the chosen type", async () => {
    const path = `${sharedSite.url}/app/select-location?businessTypeId=bakery`;
    const html = await (await fetch(path)).text();
    const [, draft = ""] = /name="draft" value="([^"]*)"/.exec(html) ?? [];
    const response = await fetch(path, {
      method: "POST",
      body: new URLSearchParams({ email: `plain-${email}`, mobileNo: "", draft }),
    });
    expect([response.status, await response.text()]).toEqual([
      201,
      expect.stringContaining("Your reference is"),
    ]);
    const [plainLead] = await readLeads(sharedSite, `plain-${email}`);
    expect(plainLead?.context.draft).toMatch(/#try\?businessTypeId=bakery$/);
  });
});
