import { expect, it } from "vitest";
import { listPlansOnSale } from "@angadi/content/plans";
import { buildOffersJsonLd } from "./offers.ts";

const prices = [{ planName: "AI Powerhouse", monthlyPrice: 5499, yearlyPrice: 0 }];
const { offers } = buildOffersJsonLd(listPlansOnSale(prices), "https://www.angadi.test/pricing");

it("has no offer for a billing period without a price", () => {
  const powerhouseOffers = offers.filter(({ name }) => name === "AI Powerhouse");
  expect(powerhouseOffers.map(({ price }) => price)).toEqual([5499]);
});

it("has no offer for custom pricing", () => {
  expect(offers.map(({ name }) => name)).not.toContain("AI Growth Partner");
});
