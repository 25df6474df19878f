import { expect, hydratePage, openHydrated, test } from "./test.ts";

test("a visit stores only what the privacy policy lists, and no cookie", async ({
  page,
  context,
}) => {
  const cookies: string[] = [];
  const thirdPartyUrls: string[] = [];
  page.on("response", async (response) => {
    const cookie = await response.headerValue("set-cookie").catch(() => null);
    if (cookie !== null) cookies.push(cookie);
  });
  await page.goto("/?via=ravi-1&utm_source=mela");
  const { origin } = new URL(page.url());
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) thirdPartyUrls.push(request.url());
  });
  await hydratePage(page);
  for (const path of ["/contact", "/blog/get-paid-on-time", "/privacy"]) {
    await openHydrated(page, path);
  }
  const storedValues = await page.evaluate(() => ({
    session: Object.keys(sessionStorage).toSorted(),
    local: Object.keys(localStorage).toSorted(),
    visit: Object.keys(JSON.parse(sessionStorage.getItem("visit") ?? "{}")).toSorted(),
  }));
  expect(storedValues).toEqual({
    session: ["scroll", "visit"],
    local: ["partnerId", "partnerIdExpires"],
    visit: ["landingPath", "referrer", "utm"],
  });
  expect(await context.cookies()).toEqual([]);
  expect(cookies).toEqual([]);
  expect(thirdPartyUrls).toEqual([]);
});
