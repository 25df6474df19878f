import { openDatabase } from "@angadi/database/connect";
import { compareLeads } from "@angadi/tests/compare-leads";
import { sendLead } from "@angadi/tests/send-lead";
import { expect, openHydrated, test } from "../test.ts";
import { validateHtml } from "@angadi/test-kit/valid-html";
import { findViolations } from "@angadi/test-kit/violations";

// The suite's own checks must fail each test except the first (tests/long/suite-fails.long.ts).

test("nothing is broken", async ({ page, request, sharedSite }) => {
  await page.goto("/contact");
  expect(await findViolations(page)).toEqual([]);
  expect(await validateHtml(await (await request.get("/contact")).text())).toEqual([]);
  const { config, acknowledged } = await sendAcknowledgedLead(sharedSite, "Kept");
  expect(await compareLeads(acknowledged, config)).toEqual({ lost: [], duplicated: [] });
});

test("a field without a label", async ({ page }) => {
  await openHydrated(page, "/contact");
  await page.evaluate(() => {
    for (const field of document.querySelectorAll("input, textarea")) {
      document.querySelector(`label[for="${field.id}"]`)?.remove();
      field.removeAttribute("placeholder");
      field.removeAttribute("title");
    }
  });
  expect(await findViolations(page)).toEqual([]);
});

test("invalid HTML", async ({ request }) => {
  const html = await (await request.get("/contact")).text();
  expect(await validateHtml(html.replace("<main", "<p><div></p><main"))).toEqual([]);
});

test("an error in the console", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => console.error("A part is missing"));
});

test("an uncaught error", async ({ page }) => {
  await page.goto("/contact");
  const errorEvent = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("This is not caught");
    });
  });
  await errorEvent;
});

test("a violated policy", async ({ page }) => {
  await page.goto("/contact");
  const violation = page.waitForEvent("console");
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { text: "1" }));
  });
  await violation;
});

test("a lost lead", async ({ sharedSite }) => {
  const { config, acknowledged } = await sendAcknowledgedLead(sharedSite, "Lost");
  const { db, close } = openDatabase(config, () => undefined);
  await db.deleteFrom("contact_messages").where("message", "=", "Lost").execute();
  await close();
  expect((await compareLeads(acknowledged, config)).lost).toEqual([]);
});

test("a duplicated lead", async ({ sharedSite }) => {
  const { config, acknowledged } = await sendAcknowledgedLead(sharedSite, "Twice");
  await sendAcknowledgedLead(sharedSite, "Twice");
  expect((await compareLeads(acknowledged, config)).duplicated).toEqual([]);
});

/** Sends a lead, which must be acknowledged. */
async function sendAcknowledgedLead(
  { url, dataDir }: { url: string; dataDir: string },
  message: string,
) {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const response = await sendLead(url, { message }, headers);
  expect(response.status).toBe(201);
  return { config: { databaseUrl: undefined, dataDir }, acknowledged: [message] };
}
