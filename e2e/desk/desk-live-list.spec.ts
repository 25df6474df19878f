import { startBuiltDesk } from "@angadi/tests/built-desk";
import { sendLead } from "@angadi/tests/send-lead";
import { expect, test } from "../test.ts";

test("clicks on a lead and its checkbox work even if the list changes while the button is down @long", async ({
  page,
  context,
}) => {
  await using desk = await startBuiltDesk();
  const send = (name: string) => sendLead(desk.siteUrl, { name });
  await send("Asha Rao");
  await desk.join(context, "Mina", "owner");

  // The stream's first event makes the page fetch the list again. Nothing has changed, so its rows stay.
  const waitForListRequest = () =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith("/leads") && response.request().resourceType() === "fetch",
    );
  const firstRequest = waitForListRequest();
  await page.goto(`${desk.url}/leads`);
  const lead = page.getByRole("link", { name: "Asha Rao" });
  const row = await lead.elementHandle();
  await (await firstRequest).finished();
  expect(await row?.evaluate((element) => element.isConnected)).toBe(true);

  await lead.hover();
  await page.mouse.down();
  const secondRequest = waitForListRequest();
  await send("Late Lata");
  await (await secondRequest).finished();
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();

  const requestAfterBack = waitForListRequest();
  await page.goBack();
  await (await requestAfterBack).finished();
  await expect(page.getByRole("link", { name: "Late Lata" })).toBeVisible();

  // A checkbox that is pressed meanwhile stays selected.
  const checkbox = page.getByRole("checkbox", { name: "Select Asha Rao" });
  await checkbox.hover();
  await page.mouse.down();
  const thirdRequest = waitForListRequest();
  await send("Third Tara");
  await (await thirdRequest).finished();
  await page.mouse.up();
  const fourthRequest = waitForListRequest();
  await send("Fourth Farah");
  await (await fourthRequest).finished();
  await expect(checkbox).toBeChecked();
  await page.close();
});
