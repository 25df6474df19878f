import { BRIEF_PATH, mockDomains, getCard, openNames, getScoresToggle } from "./names.ts";
import { expect, test } from "../test.ts";

test("a failed domain lookup can be retried @long", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const responses = [
    { status: 429, headers: { "Retry-After": "30" }, json: {} },
    { status: 503, json: {} },
    { status: 200, json: { data: "nonsense" } },
    { status: 200, json: { data: [{ domain: "x.com", answer: "taken" }] } },
  ];
  await mockDomains(page, () => responses.shift() ?? {});
  await openNames(page, BRIEF_PATH);
  await getScoresToggle(page, 0).click();
  const status = getCard(page, 0).getByRole("status");
  await getCard(page, 0)
    .getByRole("button", { name: /^Check domains/ })
    .click();
  await expect(status).toContainText("Try again in 30 seconds");
  const checkAgain = getCard(page, 0).getByRole("button", { name: /^Check again/ });
  for (const _ of [1, 2]) {
    await checkAgain.click();
    await expect(status).toContainText("Could not check");
  }
  await checkAgain.click();
  await expect(status).toContainText("x.com Taken");
});
