import { BRIEF, answerDomains, card, visit, why } from "./names.ts";
import { expect, test } from "../test.ts";

test("looks up domains on request, and explains the results", async ({ page }) => {
  const requestedLabels = await answerDomains(page, (label) => ({
    json: {
      data: [
        { domain: `${label}.com`, answer: "taken" },
        { domain: `${label}.in`, answer: "no-record" },
        { domain: `${label}.shop`, answer: "unchecked" },
      ],
    },
  }));
  await visit(page, BRIEF);
  await why(page, 0).click();
  expect(requestedLabels).toEqual([]);
  await card(page, 0)
    .getByRole("button", { name: /^Check domains/ })
    .click();
  const answers = card(page, 0).getByRole("status");
  await expect(answers).toContainText(/\.com Taken/);
  await expect(answers).toContainText(/\.in No record found/);
  await expect(answers).toContainText(/\.shop Could not check/);
  await expect(answers).toContainText("No record is no promise");
  expect(requestedLabels).toHaveLength(1);
  await answers.getByRole("button", { name: "Check again" }).click();
  await expect.poll(() => requestedLabels.length).toBe(2);
  for (const link of await card(page, 0).locator('a[target="_blank"]').all()) {
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toContainText("(new tab)");
  }
  await expect(card(page, 0).getByRole("link", { name: /^Trade marks/ })).toHaveAttribute(
    "href",
    "https://tmrsearch.ipindia.gov.in/tmrpublicsearch/",
  );
});

test(
  "a failed domain lookup can be retried",
  { tag: "@long" },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const queuedResponses = [
      { status: 429, headers: { "Retry-After": "30" }, json: {} },
      { status: 503, json: {} },
      { status: 200, json: { data: "nonsense" } },
      { status: 200, json: { data: [{ domain: "x.com", answer: "taken" }] } },
    ];
    await answerDomains(page, () => queuedResponses.shift() ?? {});
    await visit(page, BRIEF);
    await why(page, 0).click();
    const answers = card(page, 0).getByRole("status");
    await card(page, 0)
      .getByRole("button", { name: /^Check domains/ })
      .click();
    await expect(answers).toContainText("Try again in 30 seconds");
    const again = card(page, 0).getByRole("button", { name: /^Check again/ });
    for (const _ of [1, 2]) {
      await again.click();
      await expect(answers).toContainText("Could not check");
    }
    await again.click();
    await expect(answers).toContainText("x.com Taken");
  },
);
