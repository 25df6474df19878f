import { expect, it } from "vitest";
import { listPlansOnSale } from "@angadi/content/plans";
import { buildOffersJsonLd } from "./offers.ts";

it("omits the offer for a billing period in which a plan has no price", () => {
  const prices = [{ planName: "AI Powerhouse", monthlyPrice: 5499, yearlyPrice: 0 }];
  const offers = buildOffersJsonLd(
    listPlansOnSale(prices),
    "https://www.angadi.test/pricing",
  ).offers;
  const powerhouse = offers.filter(({ name }) => name === "AI Powerhouse");
  expect(powerhouse.map(({ price }) => price)).toEqual([5499]);
  expect(offers.map(({ name }) => name)).not.toContain("AI Growth Partner");
});
