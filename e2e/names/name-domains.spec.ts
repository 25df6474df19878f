import { BRIEF, mockDomains, getCard, visit, getReasons } from "./names.ts";
import { expect, test } from "../test.ts";

test(
  "looks up domains on request, and explains the results",
  { tag: "@long" },
  async ({ page }) => {
    const requestedLabels = await mockDomains(page, (label) => ({
      json: {
        data: [
          { domain: `${label}.com`, answer: "taken" },
          { domain: `${label}.in`, answer: "no-record" },
          { domain: `${label}.shop`, answer: "unchecked" },
        ],
      },
    }));
    await visit(page, BRIEF);
    await getReasons(page, 0).click();
    expect(requestedLabels).toEqual([]);
    await getCard(page, 0)
      .getByRole("button", { name: /^Check domains/ })
      .click();
    const statuses = getCard(page, 0).getByRole("status");
    await expect(statuses).toContainText(/\.com Taken/);
    await expect(statuses).toContainText(/\.in No record found/);
    await expect(statuses).toContainText(/\.shop Could not check/);
    await expect(statuses).toContainText("No record is no promise");
    expect(requestedLabels).toHaveLength(1);
    await statuses.getByRole("button", { name: "Check again" }).click();
    await expect.poll(() => requestedLabels.length).toBe(2);
    for (const link of await getCard(page, 0).locator('a[target="_blank"]').all()) {
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toContainText("(new tab)");
    }
    await expect(getCard(page, 0).getByRole("link", { name: /^Trade marks/ })).toHaveAttribute(
      "href",
      "https://tmrsearch.ipindia.gov.in/tmrpublicsearch/",
    );
  },
);

test(
  "a failed domain lookup can be retried",
  { tag: "@long" },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const responses = [
      { status: 429, headers: { "Retry-After": "30" }, json: {} },
      { status: 503, json: {} },
      { status: 200, json: { data: "nonsense" } },
      { status: 200, json: { data: [{ domain: "x.com", answer: "taken" }] } },
    ];
    await mockDomains(page, () => responses.shift() ?? {});
    await visit(page, BRIEF);
    await getReasons(page, 0).click();
    const statuses = getCard(page, 0).getByRole("status");
    await getCard(page, 0)
      .getByRole("button", { name: /^Check domains/ })
      .click();
    await expect(statuses).toContainText("Try again in 30 seconds");
    const checkAgain = getCard(page, 0).getByRole("button", { name: /^Check again/ });
    for (const _ of [1, 2]) {
      await checkAgain.click();
      await expect(statuses).toContainText("Could not check");
    }
    await checkAgain.click();
    await expect(statuses).toContainText("x.com Taken");
  },
);
