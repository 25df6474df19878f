import { openDatabase } from "@angadi/database/connect";
import type { BuiltServer } from "@angadi/tests/built-server";
import { expect, hydratePage, waitForHumanDelay, test } from "./test.ts";

const sender = {
  name: "Asha Rao",
  email: "asha@shop.test",
  mobileNo: "+91 98480 00000",
  message: "Do you set up my domain too?",
};

/** Reads the row from the database while the server runs. */
async function findStoredMessage(
  server: BuiltServer,
  databaseUrl: string | undefined,
  name: string,
) {
  const { db, close } = openDatabase({ databaseUrl, dataDir: server.dataDir }, () => undefined);
  const row = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where("name", "=", name)
    .executeTakeFirst();
  const jobs = row
    ? await db.selectFrom("job_queue").selectAll().where("subject", "=", row.id).execute()
    : [];
  await close();
  return { row, jobs };
}

/**
 * Waits until the server has cached the page: on a busy machine its first data may be slow, and
 * slow data streams in by script, which half of these visitors do not have.
 */
async function waitForCachedPage(url: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(url)).headers.get("cache-control"))
    .toContain("public");
}

for (const engine of ["sqlite", "postgres"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    // Each engine and each mode once; every combination in `npm run test:long`.
    const tag = javaScriptEnabled === (engine === "sqlite") ? [] : "@long";
    test.describe(`on ${engine}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, { tag }, () => {
      test.use({ javaScriptEnabled });

      test("a visitor picks a business, reads a post and sends a message", async ({
        page,
        sqlite,
        postgres,
      }) => {
        const server = { sqlite, postgres }[engine];
        const uniqueName = `${sender.name} ${engine} ${javaScriptEnabled}`;
        await waitForCachedPage(server.url);
        await page.goto(server.url);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "All Your Business Tools.",
        );
        if (javaScriptEnabled) await hydratePage(page);

        const picker = page.getByLabel("What kind of business?");
        if (javaScriptEnabled) {
          await picker.fill("sweet");
          await page.getByRole("option", { name: "Sweet shop" }).click();
        } else {
          expect(await picker.locator("option").count()).toBeGreaterThan(120);
          await picker.selectOption("Sweet shop");
        }
        await page.getByRole("main").getByRole("button", { name: "Generate Website" }).click();
        await expect(page).toHaveURL(/\/app\/select-location\?/);
        const handOffParams = new URL(page.url()).searchParams;
        expect(Object.fromEntries(handOffParams)).toEqual({
          businessTypeId: "sweet-shop",
          subIndustryType: "Food & Drink",
        });

        await page.goto(server.url);
        const latest = page.getByRole("region", { name: /Short reads/ }).getByRole("link");
        const title = await latest.first().textContent();
        await latest.first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
        await expect(page.getByRole("article").locator("p").nth(3)).not.toBeEmpty();

        await page.goto(`${server.url}/contact`);
        if (javaScriptEnabled) await hydratePage(page);
        await page.getByPlaceholder("Enter your name").fill(uniqueName);
        await page.getByPlaceholder("Enter your email").fill(sender.email);
        await page.getByPlaceholder("Enter your phone number").fill(sender.mobileNo);
        await page.getByPlaceholder("How can we help you?").fill(sender.message);
        if (javaScriptEnabled) await waitForHumanDelay(page);
        await page.getByRole("button", { name: "Send Message" }).click();
        const status = page.getByText(/Your message has been sent successfully! Your reference is/);
        await expect(status).toBeVisible();
        await expect(page.getByPlaceholder("Enter your name")).toHaveValue("");

        const databaseUrl = engine === "postgres" ? postgresUrl(server) : undefined;
        const { row, jobs } = await findStoredMessage(server, databaseUrl, uniqueName);
        expect(row).toMatchObject({
          email: sender.email,
          mobile_no: sender.mobileNo,
          message: sender.message,
        });
        await expect(status).toContainText(row?.reference ?? "no row");
        expect(jobs).toHaveLength(1);
      });
    });
  }
}

/** The connection string the server was started with. */
function postgresUrl(server: BuiltServer): string {
  const url = server.env["DATABASE_URL"];
  if (!url) throw new Error("This server runs on SQLite.");
  return url;
}
