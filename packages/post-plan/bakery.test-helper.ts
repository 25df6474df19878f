import type { PlanInput } from "./plan.ts";

export const TODAY = "2026-11-29";

export const bakery: PlanInput = {
  trade: "bakery-and-cake-shop",
  name: "Meera’s Bakes",
  town: "Hyderabad",
  month: "2027-01",
  offers: [
    { name: "Til laddoo boxes, 500 g", price: "240" },
    { name: "Eggless plum cake", price: "₹720" },
  ],
  seed: 0,
};
