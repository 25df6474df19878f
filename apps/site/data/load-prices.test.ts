import { expect, it } from "vitest";
import { createApiClient } from "@angadi/contract/client";
import type { SiteContext } from "./context.ts";
import { loadPrices } from "./load-prices.ts";

const price = { planName: "AI Powerhouse", monthlyPrice: 5499, yearlyPrice: 54_990 };
const respondWithPrices = () =>
  Response.json({
    data: [
      {
        plan: { id: "ai-powerhouse", planName: price.planName },
        prices: { monthlySellingPrice: 5499, yearlySellingPrice: 54_990 },
      },
    ],
  });
const rejectResponse = () => Promise.reject(new Error("the API does not respond"));
const neverRespond = () => new Promise<Response>(() => undefined);

/** Loads the prices of one page after another, each with its own API client, as in the server. */
function createPriceLoader() {
  const lastPlans = { prices: [] };
  return async (respond: () => Response | Promise<Response>, { canStream = false } = {}) => {
    const send = async () => respond();
    const page = { canStream, isStreaming: false, hasFailed: false, onWait: () => undefined };
    const api = createApiClient({
      api: "https://api.test",
      admin: "https://admin.test",
      isOwnApi: true,
      isOwnAdmin: true,
      businessId: "angadi",
      countryId: "IN",
      transport: { read: send, write: send },
      lastPlans,
      signal: new AbortController().signal,
      onSkip: () => undefined,
    });
    const site = { api, page, log: { warn: () => undefined } } as Partial<SiteContext>;
    return { prices: await loadPrices(site as SiteContext), page };
  };
}

it("returns the API's prices, without fields that no text uses", async () => {
  const load = createPriceLoader();
  expect(await load(respondWithPrices)).toMatchObject({
    prices: [price],
    page: { hasFailed: false },
  });
});

it("returns no prices if the API never responded, and does not cache the page", async () => {
  const load = createPriceLoader();
  expect(await load(rejectResponse)).toMatchObject({ prices: [], page: { hasFailed: true } });
});

it("returns the last prices if the API fails, or is too slow for a streamed page", async () => {
  const load = createPriceLoader();
  await load(respondWithPrices);
  expect(await load(rejectResponse)).toMatchObject({ prices: [price], page: { hasFailed: true } });
  expect(await load(neverRespond, { canStream: true })).toMatchObject({ prices: [price] });
});
