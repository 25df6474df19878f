import type { Page } from "@playwright/test";
import { publishPost } from "@angadi/api/posts/states";
import { EMPTY_POST } from "@angadi/contract/post-document";
import { application } from "@angadi/tests/affiliate-application";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { createPost } from "@angadi/tests/create-post";
import { sendApplication, sendLead } from "@angadi/tests/send-lead";
import { expect, test } from "../test.ts";

/** Names without a line break opportunity, or that reverse the text around them. */
const NAMES = [
  "W".repeat(190),
  "ह".repeat(200),
  `\u202Egnp.${"x".repeat(150)}`,
  "👩\u200D👩\u200D👧\u200D👦".repeat(18),
];
const [WIDE_NAME = ""] = NAMES;

const DESK_PAGES =
  "/ /account /setup /leads /leads?q=w /affiliates /posts /posts?done=bulk-published&count=1 " +
  "/pictures /jobs /plans /types /types/bakery /numbers /people /log";

type Desk = Awaited<ReturnType<typeof startBuiltDesk>>;

/** Seeds leads, posts, pictures, staff, plans and types with hostile names. Returns a lead's id. */
async function seedNames({ siteUrl, db }: Desk): Promise<string> {
  for (const name of NAMES) {
    const sender = {
      name,
      email: `${"m".repeat(60)}@${"d".repeat(60)}.test`,
      mobileNo: "9".repeat(40),
    };
    const context = { landingPath: `/${"p".repeat(400)}`, utm: { utm_campaign: "c".repeat(150) } };
    await sendLead(siteUrl, { ...sender, message: name, context });
    await sendApplication(siteUrl, {
      name,
      companyName: name,
      email: sender.email,
      additionalDetails: {
        ...application.additionalDetails,
        websiteUrl: `https://${"w".repeat(200)}.test/`,
      },
    });
    const id = await createPost(db, name);
    const document = {
      ...EMPTY_POST,
      title: name,
      excerpt: name,
      category: name.slice(0, 100),
      author: name,
      slug: `hostile-${NAMES.indexOf(name)}`,
      tags: [name.slice(0, 60)],
      blocks: [{ type: "paragraph" as const, html: name }],
    };
    await publishPost(
      db,
      id,
      { document, base: 1, savedBy: name, page: "" },
      {
        shouldPurge: false,
      },
    );
    await db
      .insertInto("pictures")
      .values({
        id: `${NAMES.indexOf(name)}`.repeat(32),
        name,
        alt: name,
        uploaded_by: name,
        width: 100,
        height: 100,
        created_at: new Date().toISOString(),
      })
      .execute();
  }
  const lead = await db.selectFrom("contact_messages").select("id").executeTakeFirstOrThrow();
  await db
    .updateTable("staff")
    .set({ name: WIDE_NAME.slice(0, 100) })
    .execute();
  await db
    .insertInto("staff_log")
    .values({
      id: "hostile",
      at: new Date().toISOString(),
      staff_name: WIDE_NAME.slice(0, 100),
      action: "post-published",
      subject: WIDE_NAME,
      before: WIDE_NAME,
      after: WIDE_NAME,
    })
    .execute();
  await db
    .updateTable("plans")
    .set({ tagline: WIDE_NAME.slice(0, 160) })
    .execute();
  await db
    .updateTable("plans")
    .set({ plan_name: WIDE_NAME.slice(0, 100) })
    .where("id", "=", "ai-powerhouse")
    .execute();
  await db
    .updateTable("business_types")
    .set({ name: WIDE_NAME.slice(0, 100) })
    .where("position", "<", 3)
    .execute();
  await db
    .updateTable("job_queue")
    .set({ state: "failed", last_error: WIDE_NAME, finished_at: new Date().toISOString() })
    .execute();
  return lead.id;
}

async function expectNoSidewaysScroll(page: Page, url: string): Promise<void> {
  await page.goto(url);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft([url, width, scrollWidth]).toEqual([url, width, width]);
  }
}

test("no name makes a page of the desk or the site scroll sideways @long", async ({
  page,
  context,
  expectedErrors,
}) => {
  test.setTimeout(180_000);
  // The pictures have no files.
  expectedErrors.push(/404/);
  await using desk = await startBuiltDesk();
  await desk.join(context, "Owner", "owner");
  const lead = await seedNames(desk);
  for (const path of DESK_PAGES.split(" ")) await expectNoSidewaysScroll(page, desk.url + path);
  await expectNoSidewaysScroll(page, `${desk.url}/leads/${lead}`);
  await expectNoSidewaysScroll(page, `${desk.url}/leads/${lead}/forget`);
  for (const list of ["/affiliates", "/posts"]) {
    await page.goto(desk.url + list);
    const entry = page.locator("[data-rows] a").first();
    await expectNoSidewaysScroll(
      page,
      new URL((await entry.getAttribute("href")) ?? "", desk.url).href,
    );
  }
  await expect.poll(async () => (await fetch(`${desk.siteUrl}/blog`)).text()).toContain(WIDE_NAME);
  for (const path of [
    "/",
    "/pricing",
    "/blog",
    ...NAMES.map((_, index) => `/blog/hostile-${index}`),
    "/ai-website-builder",
    `/app/website-type?businessName=${WIDE_NAME}`,
    `/business-name-generator?brief=${WIDE_NAME}`,
  ])
    await expectNoSidewaysScroll(page, desk.siteUrl + path);
});
