import type { Page } from "@playwright/test";
import { listLeads } from "@angadi/api/leads/leads";
import { type BuiltServer } from "@angadi/test-kit/built-server";
import { readDatabase } from "@angadi/tests/read-database";
import { holdRequests } from "./hold-requests.ts";
import { expect, hydratePage, openHydrated, waitForHumanDelay, test, typeKeys } from "./test.ts";

const SUCCESS_MESSAGE = "Your message has been sent successfully!";

async function fillForm(page: Page, message: string) {
  await page.getByPlaceholder("Enter your name").fill("Asha Rao");
  await page.getByPlaceholder("Enter your phone number").fill("98480 00000");
  await page.getByPlaceholder("Enter your email").fill("asha@shop.test");
  await page.getByPlaceholder("How can we help you?").fill(message);
}

const readLeads = async (server: BuiltServer, message: string) =>
  (await readDatabase(server, listLeads)).filter((lead) => lead.message === message);

test("missing and invalid fields show a message, which disappears once fixed", async ({ page }) => {
  await openHydrated(page, "/contact");
  const officeCard = page.getByRole("region", { name: "Angadi Technologies Private Limited" });
  const height = (await officeCard.boundingBox())?.height;
  await page.getByText("What we keep, and why").click();
  await expect(page.getByText("We delete it 24 months after")).toBeVisible();
  expect((await officeCard.boundingBox())?.height).toBe(height);
  await page.getByPlaceholder("Enter your name").fill("Asha Rao");
  await page.getByPlaceholder("Enter your email").fill("asha.shop");
  await page.getByRole("button", { name: "Send Message" }).click();
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  for (const name of ["Phone number", "Message"])
    await expect(page.getByRole("textbox", { name })).toHaveAccessibleDescription(
      "Please fill this in.",
    );
  await email.fill("asha@shop.test");
  await expect(email).toHaveAccessibleDescription("");
  await expect(page).toHaveURL("/contact");
});

test("sends a message by keyboard, with a progress state and a lasting confirmation", async ({
  page,
  sharedSite,
}) => {
  await openHydrated(page, "/contact?utm_source=mela&via=ravi-1");
  const text = `By keyboard ${Date.now()}`;
  await page.getByPlaceholder("Enter your name").focus();
  await typeKeys(page, `Asha Rao{Tab}98480 00000{Tab}asha@shop.test{Tab}${text}{Tab}`);
  await expect(page.getByRole("checkbox")).toBeFocused();
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await typeKeys(page, "{Tab}{Tab}");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  await waitForHumanDelay(page);

  const { release } = await holdRequests(page, "**/contact.data*");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  const dialog = page.getByRole("dialog", { name: SUCCESS_MESSAGE });
  await expect(dialog).toBeVisible();
  await expect(page.getByPlaceholder("Enter your name")).toHaveValue("");
  await expect(dialog).toBeHidden({ timeout: 4000 });
  const confirmation = page
    .getByRole("status")
    .filter({ hasText: /successfully! Your reference is [^.]+$/ });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toBeInViewport({ ratio: 1 });

  const [lead] = await readLeads(sharedSite, text);
  expect(lead?.context).toEqual({
    landingPath: "/contact?utm_source=mela",
    utm: { utm_source: "mela" },
    partnerId: "ravi-1",
    marketingOptIn: false,
  });
});

test("double clicks and retries create one lead", async ({ page, sharedSite, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await openHydrated(page, "/contact");
  const text = `Once ${Date.now()}`;
  await fillForm(page, text);
  await waitForHumanDelay(page);
  // The first response is lost.
  let abortedCount = 0;
  await page.route("**/contact.data*", async (route) => {
    if (abortedCount > 0) return route.continue();
    abortedCount += 1;
    await route.fetch();
    await route.abort();
  });
  const button = page.getByRole("button", { name: "Send Message" });
  await button.dblclick();
  await expect(page.getByText("An error occurred. Please try again later.")).toBeVisible();
  await expect(page.getByPlaceholder("How can we help you?")).toHaveValue(text);
  await expect(button).toBeFocused();
  await button.click();
  await expect(page.getByText(/successfully! Your reference/)).toBeVisible();
  expect(await readLeads(sharedSite, text)).toHaveLength(1);
});

test("without JavaScript, repeated submits create one lead", async ({
  plainPage: page,
  sharedSite,
}) => {
  const text = `Plain ${Date.now()}`;
  for (let time = 0; time < 2; time += 1) {
    await page.goto("/contact");
    await fillForm(page, text);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText(/successfully! Your reference is/)).toBeVisible();
  }
  const leads = await readLeads(sharedSite, text);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.context).toEqual({ marketingOptIn: true });
});

test("a form filler that fills in the hidden field is stopped only once", async ({
  page,
  sharedSite,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await page.goto("/contact");
  const text = `Filled ${Date.now()}`;
  await fillForm(page, text);
  const honeypot = page.getByLabel("Leave this field empty");
  await expect(honeypot).not.toBeInViewport();
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = "Asha"));
  const send = page.getByRole("button", { name: "Send Message" });
  await hydratePage(page);
  await waitForHumanDelay(page);
  await send.click();
  await expect(page.getByText("Our spam filter stopped this")).toBeVisible();
  // By keyboard: the page scrolls to the message, so that the button moves.
  await send.press("Enter");
  await expect(page.getByText(/successfully! Your reference is/)).toBeVisible();
  expect((await readLeads(sharedSite, text))[0]?.context).toMatchObject({ honeypotFilled: true });
});

test("the server's own message is shown, and everything typed stays @long", async ({
  page,
  startSite,
  expectedErrors,
}) => {
  expectedErrors.push(/422|502/);
  const responses = {
    "/business/contact": {
      body: { message: "The shop is closed today." } as unknown,
      status: 400,
    },
  };
  const url = await startSite(responses);
  await openHydrated(page, `${url}/contact`);
  await fillForm(page, "Hello");
  await waitForHumanDelay(page);
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  await expect(page.getByRole("alert").getByText("The shop is closed today.")).toBeVisible();
  await expect(page.getByPlaceholder("How can we help you?")).toHaveValue("Hello");

  responses["/business/contact"] = { body: {}, status: 500 };
  await send.click();
  await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
  await expect(page.getByText("The shop is closed today.")).toHaveCount(0);
});

test("contact options are in order of preference, with WhatsApp on a phone's first screen @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/contact");
  const card = page.getByRole("region", { name: "Call, message or write" });
  const terms = page.getByRole("main").getByRole("term");
  await expect(terms).toHaveText(["WhatsApp", "Phone", "Hours", "Email"]);
  await expect(card.getByRole("link", { name: "Write on WhatsApp" })).toBeInViewport({
    ratio: 1,
  });
  for (const link of await card.locator('a[href^="tel:"], a[href*="wa.me"]').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  const cardBox = await card.boundingBox();
  const form = page.getByRole("form", { name: "Write to us" });
  const formBox = await form.boundingBox();
  const addressBox = await page.getByRole("main").locator("address").boundingBox();
  expect(formBox?.y).toBeGreaterThan((cardBox?.y ?? 0) + (cardBox?.height ?? 0));
  expect(addressBox?.y).toBeGreaterThan((formBox?.y ?? 0) + (formBox?.height ?? 0));
});

for (const [width, height] of [
  [1440, 600],
  [390, 620],
] as const) {
  test(`a failure scrolls into view with another way to write, ${width} px @long`, async ({
    page,
    startSite,
    expectedErrors,
  }) => {
    expectedErrors.push(/502/);
    await page.setViewportSize({ width, height });
    const url = await startSite({ "/business/contact": { body: {}, status: 500 } });
    await openHydrated(page, `${url}/contact`);
    await fillForm(page, "Do you deliver?");
    await waitForHumanDelay(page);
    // Aligns the button with the lower edge of the viewport.
    const send = page.getByRole("button", { name: "Send Message" });
    await send.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await send.click();
    const failure = page.getByRole("alert").filter({ hasText: "Failed to send message." });
    await expect(failure).toBeInViewport({ ratio: 1 });
    const whatsappLink = failure.getByRole("link", { name: "Write on WhatsApp" });
    await expect(whatsappLink).toHaveAttribute("href", /wa\.me\/91\d+\?text=Do\+you\+deliver/);
  });
}
