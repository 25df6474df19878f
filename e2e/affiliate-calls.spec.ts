import {
  COMPANY,
  PERSON,
  getJoinDialog,
  expectValues,
  getField,
  fillFields,
  fillBothSteps,
  openJoinDialog,
  pressButton,
} from "./affiliate-dialog.ts";
import type { ReceivedRequest } from "@angadi/tests/fake-api";
import { expect, test } from "./test.ts";

const CREATE = "/affiliate-partner/create";
const CONTACT = "/business/contact";
const ACCEPTED = { body: { message: "Taken." }, status: 201 };

/** The idempotency keys with which applications were sent, in order. */
const listKeys = (received: readonly ReceivedRequest[]) =>
  received.flatMap(({ path, idempotencyKey }) => (path === CREATE ? [idempotencyKey] : []));

test("a failed contact call keeps everything, shows an error, and is retried with the same keys", async ({
  page,
  startSite,
  received,
  expectedErrors,
}) => {
  expectedErrors.push(/502/);
  const failure = { body: { message: "Our books are closed." }, status: 500 };
  const url = await startSite({ [CREATE]: ACCEPTED, [CONTACT]: [failure, ACCEPTED] });
  await openJoinDialog(page, `${url}/affiliate`);
  await fillBothSteps(page);
  await expect(page.getByRole("checkbox")).toHaveAttribute("name", "marketingOptIn");
  await pressButton(page, "Submit");

  // Another server's message is logged, not shown.
  await expect(page.getByRole("alert")).toHaveText("Submission failed. Please try again.");
  await expect(page.getByText("Our books are closed.")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Submit" })).toBeFocused();
  await expectValues(page, COMPANY);
  await pressButton(page, "Back");
  await expectValues(page, PERSON);
  await pressButton(page, "Next");
  await pressButton(page, "Submit");
  await expect(getJoinDialog(page).getByRole("heading", { level: 3 })).toHaveText(/^Thank you/);

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
  const failure = { body: null, status: 500 };
  const url = await startSite({ [CREATE]: [rejection, failure, ACCEPTED], [CONTACT]: ACCEPTED });
  await openJoinDialog(page, `${url}/affiliate`);
  await fillBothSteps(page);
  await pressButton(page, "Submit");
  await expect(getField(page, "Email")).toBeFocused();
  await expect(getField(page, "Email")).toHaveAccessibleDescription("Please check this.");
  await expectValues(page, PERSON);
  await fillFields(page, { Email: "second@shop.test" });
  await pressButton(page, "Next");
  await pressButton(page, "Submit");
  // The first failure has the same text: wait for the second.
  await expect.poll(() => listKeys(received())).toHaveLength(2);
  await expect(page.getByRole("alert")).toHaveText("Submission failed. Please try again.");
  // As if a partner's link was opened in another tab.
  await page.evaluate(() => localStorage.setItem("partnerId", "ravi-07"));
  await pressButton(page, "Submit");
  await expect(getJoinDialog(page).getByRole("heading", { level: 3 })).toHaveText(/^Thank you/);

  const keys = listKeys(received());
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});
