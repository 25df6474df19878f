import { afterAll, describe, expect, it } from "vitest";
import { waitFor } from "./wait-for.ts";
import { plans } from "@angadi/content/plans";
import { formatPaise } from "@angadi/formats/rupees";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { startFakeApi } from "./fake-api.ts";

/** Monthly and yearly prices by plan, in whole rupees. */
type Prices = Readonly<Record<string, readonly [monthly: number, yearly: number]>>;

const BUILT_IN_PRICES: Prices = Object.fromEntries(
  plans.map(({ name, monthlyPrice, yearlyPrice }) => [name, [monthlyPrice, yearlyPrice]]),
);
/** Three times as high, not round, and different from any amount that pages compute from the built-in prices. */
const OTHER_PRICES: Prices = {
  "AI Jumpstart": [0, 0],
  "AI Growth Engine": [6007, 58_801],
  "AI Powerhouse": [15_013, 1_50_007],
  "AI Growth Partner": [0, 0],
};

/** Texts with those prices on each page; the other pages show no price. */
const PRICE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  "/": ["Paid plans begin at ₹6,007 a month", "₹17,715", "costs 34% less."],
  "/pricing": [
    'name="description" content="Start at ₹0. Paid plans from ₹6,007 a month',
    'property="og:description" content="Start at ₹0. Paid plans from ₹6,007 a month',
    ">Start at ₹0. Paid plans from ₹6,007 a month.<",
    "₹15,013",
    "₹58,801",
    "₹1,50,007",
    '"price":6007',
    '"price":58801',
    '"price":15013',
    '"price":150007',
  ],
  "/how-it-works": ["then from ₹6,007 a month"],
  "/customer-stories": ["−₹6,007", "−₹15,013", "₹193", "₹787"],
  "/affiliate": ["10 shops at ₹6,007", "₹60,070", "₹18,021", "₹1,802.10", "₹4,503.90", "₹53,158"],
  "/business-name-generator": ["₹6,007 a month"],
  ...Object.fromEntries(
    ["website", "blog", "brand", "crm", "invoice"].map((tool) => [
      `/ai-${tool}-builder`,
      ["₹6,007 a month"],
    ]),
  ),
  "/social-media": ["₹6,007 a month"],
};

const addGst = (paise: number) => paise + Math.round((paise * 18) / 100);

/** All amounts that pages compute from a plan's prices, in paise. */
function listAmounts([monthly, yearly]: readonly [number, number]): number[] {
  const [month, year] = [monthly * 100, yearly * 100];
  const shops = [1, 5, 10, 25].map((count) => count * month);
  const affiliateEarnings = shops.flatMap((paid) =>
    [1, 12, 36, 60].map((times) => (times * paid * 30) / 100),
  );
  const subscription = [month, year, addGst(month), addGst(year)].flatMap((price) => [
    price,
    Math.round(price / 12),
  ]);
  return [
    ...subscription,
    addGst(month) - month,
    addGst(year) - year,
    12 * month - year,
    12 * addGst(month) - addGst(year),
    ...shops,
    ...affiliateEarnings,
  ];
}

/** Removes tags inside sentences and amounts, such as the element around paise. */
const removeMarkers = (html: string) => html.replaceAll(/<!-- -->|<\/?span\b[^>]*>/g, "");

/** The amounts that a page contains: "₹1,999" in texts, 1999 in data. */
function findAmounts(html: string, prices: Prices): string[] {
  const text = removeMarkers(html);
  const paidPrices = Object.values(prices).filter(([monthly]) => monthly > 0);
  const amountTexts = paidPrices.flatMap(listAmounts).map(formatPaise);
  const plainAmounts = paidPrices
    .flat()
    .flatMap((price) => [`${price}`, price.toLocaleString("en-IN")]);
  return [...new Set([...amountTexts, ...plainAmounts])].filter((amount) =>
    new RegExp(`(?<![\\d,.]|Act, )${RegExp.escape(amount)}(?![\\d]|[,.]\\d)`).test(text),
  );
}

const fetchText = async (url: string) => {
  const response = await fetch(url);
  expect([url, response.status]).toEqual([url, 200]);
  return response.text();
};

/** The paths of all pages in the sitemaps. */
async function listPaths(site: string): Promise<string[]> {
  const fetchLocations = async (path: string) =>
    [...(await fetchText(site + path)).matchAll(/<loc>([^<]+)/g)].map(
      ([, url = ""]) => new URL(url),
    );
  const sitemaps = await fetchLocations("/sitemap.xml");
  const pages = await Promise.all(sitemaps.map(({ pathname }) => fetchLocations(pathname)));
  return pages.flat().map(({ pathname }) => pathname);
}

/** The amounts on each page of the sitemaps, for pages that show any. */
async function findPagesWithPrices(
  site: string,
  prices: Prices,
): Promise<Record<string, string[]>> {
  const amountsByPath: Record<string, string[]> = {};
  for (const path of await listPaths(site)) {
    const amounts = findAmounts(await fetchText(site + path), prices);
    if (amounts.length > 0) amountsByPath[path] = amounts;
  }
  return amountsByPath;
}

/** The expected texts that are missing, as [path, text]. */
async function findMissingPrices(site: string): Promise<string[][]> {
  const missing = [];
  for (const [path, texts] of Object.entries(PRICE_TEXTS)) {
    const html = removeMarkers(await fetchText(site + path));
    missing.push(...texts.filter((text) => !html.includes(text)).map((text) => [path, text]));
  }
  return missing;
}

describe("prices of another server", async () => {
  const post = { id: "tea", title: "Tea sells itself" };
  const api = await startFakeApi({
    "/admin/master/business/industry/sub/all": {
      body: { data: [{ id: "1", name: "Tea stall", subIndustryType: "Food" }] },
    },
    "/business/blog/business": { body: { data: [post] } },
    "/business/blog/tea": { body: { data: post } },
    "/business/subscription": {
      body: {
        data: Object.entries(OTHER_PRICES).map(([planName, [monthly, yearly]]) => ({
          plan: { id: planName, planName },
          prices: { monthlySellingPrice: monthly, yearlySellingPrice: yearly },
        })),
      },
    },
  });
  const site = await startBuiltServer({ DEV_API_URL: api.url, DEV_ADMIN_URL: api.url });
  afterAll(async () => {
    await site.stop();
    await api.stop();
  });

  it("are on every page that shows a price", async () => {
    // On a busy machine a page may be streamed at first, with its prices after the text.
    await waitFor(async () => expect(await findMissingPrices(site.url)).toEqual([]));
  });

  it("are on no other page", async () => {
    expect(Object.keys(await findPagesWithPrices(site.url, OTHER_PRICES)).toSorted()).toEqual(
      Object.keys(PRICE_TEXTS).toSorted(),
    );
  });

  it("leave no built-in price on any page", async () => {
    expect(await findPagesWithPrices(site.url, BUILT_IN_PRICES)).toEqual({});
  });
});
