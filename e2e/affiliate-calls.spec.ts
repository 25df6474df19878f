import { openDatabase } from "@angadi/database/connect";
import {
  COMPANY,
  PERSON,
  getDialog,
  expectTyped,
  getField,
  fill,
  fillBothSteps,
  openJoinDialog,
  press,
} from "./affiliate-dialog.ts";
import type { ReceivedRequest } from "@angadi/tests/fake-api";
import { expect, test } from "./test.ts";

const CREATE = "/affiliate-partner/create";
const CONTACT = "/business/contact";
const ACCEPTED = { body: { message: "Taken." }, status: 201 };

/** The idempotency keys with which applications were sent, in order. */
const createKeys = (received: readonly ReceivedRequest[]) =>
  received.flatMap(({ path, idempotencyKey }) => (path === CREATE ? [idempotencyKey] : []));

test("a failed call 6 keeps everything, shows an error, and retries with the same keys", async ({
  page,
  startSite,
  received,
  expectedErrors,
}) => {
  expectedErrors.push(/502/);
  const closed = { body: { message: "Our books are closed." }, status: 500 };
  const url = await startSite({ [CREATE]: ACCEPTED, [CONTACT]: [closed, ACCEPTED] });
  await openJoinDialog(page, `${url}/affiliate`);
  await fillBothSteps(page);
  await press(page, "Submit");

  // Another server's message is logged, not shown.
  await expect(page.getByRole("alert")).toHaveText("Submission failed. Please try again.");
  await expect(page.getByText("Our books are closed.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Submit" })).toBeFocused();
  await expectTyped(page, COMPANY);
  await press(page, "Back");
  await expectTyped(page, PERSON);
  await press(page, "Next");
  await press(page, "Submit");
  await expect(getDialog(page).getByRole("heading", { level: 3 })).toHaveText(/^Thank you/);

  const applicationRequests = received().filter(({ path }) => [CREATE, CONTACT].includes(path));
  expect(applicationRequests.map(({ path }) => path)).toEqual([CREATE, CONTACT, CREATE, CONTACT]);
  const [key] = applicationRequests.map(({ idempotencyKey }) => idempotencyKey);
  expect(key).toMatch(/^[\w-]{8,}$/);
  expect(applicationRequests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    key,
    `${key}-contact`,
    key,
    `${key}-contact`,
  ]);
  expect(applicationRequests[2]?.body).toEqual(applicationRequests[0]?.body);
});

test("a failed call 5 stops the submit, and shows the step of the rejected field @long", async ({
  page,
  startSite,
  received,
  expectedErrors,
}) => {
  expectedErrors.push(/502|422/);
  const rejection = { message: "Not this one.", errors: { email: ["We know this address."] } };
  const url = await startSite({
    [CREATE]: [
      { body: null, status: 500 },
      { body: rejection, status: 409 },
    ],
  });
  await openJoinDialog(page, `${url}/affiliate`);
  await fillBothSteps(page);
  await press(page, "Submit");
  await expect(page.getByRole("alert")).toHaveText("Submission failed. Please try again.");
  await press(page, "Submit");
  await expect(page.getByRole("alert")).toHaveText("Submission failed. Please try again.");
  await expect(getField(page, "Email")).toBeFocused();
  await expect(getField(page, "Email")).toHaveAccessibleDescription("Please check this.");
  await expectTyped(page, PERSON);
  expect(received().some(({ path }) => path === CONTACT)).toBe(false);
});

test("a corrected application, or one with another partner, is sent with new keys @long", async ({
  page,
  startSite,
  received,
  expectedErrors,
}) => {
  expectedErrors.push(/422|502/);
  const rejection = {
    body: { message: "Not this one.", errors: { email: ["No."] } },
    status: 409,
  };
  const failed = { body: null, status: 500 };
  const url = await startSite({ [CREATE]: [rejection, failed, ACCEPTED], [CONTACT]: ACCEPTED });
  await openJoinDialog(page, `${url}/affiliate`);
  await fillBothSteps(page);
  await press(page, "Submit");
  await expect(getField(page, "Email")).toBeFocused();
  await fill(page, { Email: "second@shop.test" });
  await press(page, "Next");
  await press(page, "Submit");
  // The first failure has the same text: wait for the second.
  await expect.poll(() => createKeys(received())).toHaveLength(2);
  await expect(page.getByRole("alert")).toHaveText("Submission failed. Please try again.");
  // As if a partner's link was opened in another tab.
  await page.evaluate(() => localStorage.setItem("partnerId", "ravi-07"));
  await press(page, "Submit");
  await expect(getDialog(page).getByRole("heading", { level: 3 })).toHaveText(/^Thank you/);

  const keys = createKeys(received());
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});

test("our own API stores one application and one contact with its source, and notifies once @long", async ({
  page,
  sqlite,
}) => {
  const name = "Asha of the row";
  await openJoinDialog(page, "/affiliate?via=ravi-07");
  await fillBothSteps(page, "row@shop.test");
  await press(page, "Back");
  await fill(page, { Name: name });
  await press(page, "Next");
  await page.getByRole("checkbox").check();
  await press(page, "Submit");
  await expect(getDialog(page).getByRole("heading", { level: 3 })).toHaveText(/^Thank you/);

  const { db, close } = openDatabase(
    { databaseUrl: undefined, dataDir: sqlite.dataDir },
    () => undefined,
  );
  const [application, ...others] = await db
    .selectFrom("affiliate_applications")
    .selectAll()
    .where("name", "=", name)
    .execute();
  const [contact, ...otherRequests] = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where("name", "=", name)
    .execute();
  const jobs = await db.selectFrom("job_queue").selectAll().execute();
  await close();
  expect([...others, ...otherRequests]).toEqual([]);
  expect(application).toMatchObject({ country_code: "+91", affiliate_type: "Freelancer" });
  expect(contact).toMatchObject({ mobile_no: "+91 98480 00000", message: null });
  for (const row of [application, contact]) {
    expect(JSON.parse(row?.context ?? "{}")).toMatchObject({
      partnerId: "ravi-07",
      marketingOptIn: true,
    });
  }
  const subjects = new Set([application?.id, contact?.id]);
  expect(jobs.filter(({ subject }) => subjects.has(subject ?? ""))).toHaveLength(1);
});
