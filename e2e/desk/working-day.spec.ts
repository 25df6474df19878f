import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { application } from "@angadi/tests/affiliate-application";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { findFreePort } from "@angadi/tests/network";
import { expect, test } from "../test.ts";

const MESSAGE = {
  businessId: "angadi",
  name: "Asha Rao",
  email: "asha@shop.test",
  mobileNo: "98480",
  message: "Do you sell wedding cards?",
};
const CONTEXT = { landingPath: "/pricing", utm: { utm_campaign: "diwali" } };

/** Performs a staff member's actions, and counts the clicks and filled fields. */
class Worker {
  readonly page: Page;
  steps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(control: Locator): Promise<void> {
    this.steps += 1;
    await control.click();
  }

  press = (name: string) =>
    this.click(this.page.getByRole("button", { name, exact: true }).first());
  follow = (name: string | RegExp) => this.click(this.page.getByRole("link", { name }).first());

  async fill(label: string, text: string): Promise<void> {
    this.steps += 1;
    await this.page.getByLabel(label, { exact: true }).first().fill(text);
  }

  async select(label: string, option: string): Promise<void> {
    this.steps += 1;
    await this.page.getByLabel(label, { exact: true }).first().selectOption(option);
  }

  /** Opens a page from the menu, which is behind a button on a phone. */
  async openPage(place: string): Promise<void> {
    const menu = this.page.locator("summary", { hasText: "Menu" });
    if (await menu.isVisible()) await this.click(menu);
    await this.click(
      this.page.getByRole("navigation").getByRole("link", { name: place, exact: true }),
    );
    await this.page.waitForLoadState();
  }

  sees = (text: string | RegExp) => expect(this.page.getByText(text).first()).toBeVisible();
}

const send = (url: string, body: object) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

type Task = (worker: Worker) => Promise<void>;

const TASKS: Record<string, Task> = {
  "answers a lead": async (worker) => {
    await worker.openPage("Leads");
    await worker.follow("Asha Rao");
    await worker.fill("Reply", "Hello Asha, we do.");
    await worker.press("Send reply");
    await worker.sees("Reply queued.");
  },
  "approves a partner": async (worker) => {
    await worker.openPage("Affiliates");
    await worker.follow("Ravi Das");
    await worker.press("Approve");
    await worker.sees(/partnerId=/);
  },
  "schedules a post with a picture": async (worker) => {
    await worker.openPage("Posts");
    await worker.press("New post");
    await worker.fill("Title", "Tea and rain");
    await worker.click(worker.page.getByRole("textbox", { name: "Text", exact: true }));
    await worker.page.keyboard.type("It is warm.");
    await worker.press("Picture");
    const dialog = worker.page.getByRole("dialog");
    const cup = sharp({ create: { width: 640, height: 360, channels: 3, background: "#1a6b49" } });
    const buffer = await cup.jpeg().toBuffer();
    const file = { name: "cup.jpg", mimeType: "image/jpeg", buffer };
    await dialog.getByLabel("Or upload one").setInputFiles(file);
    await dialog.getByLabel("Alt text").fill("A cup of tea");
    await worker.press("Insert picture");
    await expect(dialog).toBeHidden();
    await worker.fill("Excerpt", "About tea.");
    await worker.fill("Category", "Marketing");
    await worker.fill("Author", "Mina");
    await worker.fill("Publish at", "2035-01-02T10:00");
    await worker.press("Schedule");
    await worker.sees(/^Scheduled/);
  },
  "changes a price": async (worker) => {
    await worker.openPage("Plans");
    const plan = worker.page.getByRole("group", { name: /AI Powerhouse/ });
    await worker.click(plan.getByLabel("Monthly price"));
    await plan.getByLabel("Monthly price").fill("5499");
    await worker.press("Save plans");
    await worker.sees("Saved. The public site shows it now.");
  },
  "invites a colleague, and revokes the invitation": async (worker) => {
    await worker.openPage("People");
    await worker.fill("Email", "ravi@angadi.test");
    await worker.press("Invite");
    await worker.sees("The link is ready");
    await worker.follow("Back to People");
    await worker.click(worker.page.getByRole("button", { name: /^Revoke/ }));
    await worker.sees(/revoked/);
  },
  "restores an earlier version of a post": async (worker) => {
    await worker.openPage("Posts");
    await worker.follow("Tea and rain");
    await worker.fill("Excerpt", "About tea and more.");
    await worker.press("Save draft");
    await worker.sees(/^Saved/);
    await worker.click(worker.page.getByRole("link", { name: /^Version / }).last());
    await worker.press("Restore this version");
    await worker.sees(/restored/);
  },
  "exports the leads of one campaign": async (worker) => {
    await worker.openPage("Leads");
    await worker.select("Campaign", "diwali");
    await worker.press("Apply");
    await worker.follow("Export CSV");
    await worker.fill("Your password", "blue kettle seventeen");
    const download = worker.page.waitForEvent("download");
    await worker.press("Export CSV");
    await download;
  },
  "deletes a person's data": async (worker) => {
    await worker.openPage("Leads");
    await worker.follow("Late Lata");
    await worker.follow("Delete this person’s data");
    await worker.press("Delete permanently");
    await worker.sees("This person’s data is deleted.");
  },
  "finds a mail that failed": async (worker) => {
    await worker.openPage("Today");
    await worker.follow(/^Failed jobs/);
    await worker.sees("550 No such mailbox");
  },
  "reads the numbers of the last four weeks": async (worker) => {
    await worker.openPage("Numbers");
    await worker.sees("Visits");
  },
};

for (const width of [1440, 390]) {
  test(
    `a new staff member completes a working day's tasks at ${width} px`,
    { tag: "@long" },
    async ({ page, context }) => {
      test.setTimeout(300_000);
      page.setDefaultTimeout(15_000);
      const desk = await startBuiltDesk({
        SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
        LEADS_TO: "team@angadi.test",
      });
      const owner = await desk.join(context, "Mina", "owner");
      await owner.signIn();
      await send(`${desk.siteUrl}/api/business/contact`, { ...MESSAGE, context: CONTEXT });
      await send(`${desk.siteUrl}/api/business/contact`, {
        ...MESSAGE,
        name: "Late Lata",
        email: "lata@shop.test",
      });
      await send(`${desk.siteUrl}/admin/affiliate-partner/create`, application);
      await desk.db
        .updateTable("job_queue")
        .set({
          state: "failed",
          last_error: "550 No such mailbox",
          finished_at: new Date().toISOString(),
        })
        .where("subject", "is not", null)
        .execute();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(desk.url);
      const worker = new Worker(page);
      for (const [name, task] of Object.entries(TASKS)) {
        worker.steps = 0;
        await test.step(name, () => task(worker));
        process.stdout.write(`${width} px, ${name}: ${worker.steps} steps\n`);
        await page.screenshot({ path: `test-results/desk/${width} ${name}.png`, fullPage: true });
      }
      await desk.stop();
    },
  );
}
