import { expect, it } from "vitest";
import { TODAY } from "./bakery.test-helper.ts";
import { makePlan } from "./engine/make-plan.ts";

const shop = { trade: "solar-installer", name: "Mogra", town: "Surat", month: "2027-03", seed: 0 };

it("says free for a price of nothing, and asks to be asked if only some have prices", () => {
  for (const price of ["₹0", "0", "Rs. 0/-", "FREE", "0.00"]) {
    const offers = [
      { name: "Rooftop solar, 3 kW", price: "" },
      { name: "Site visit", price },
    ];
    const { posts } = makePlan({ ...shop, offers }, TODAY);
    const captions = posts.filter(({ topic }) => ["offer", "list"].includes(topic));
    const text = captions.map(({ caption }) => caption).join("\n");
    expect(text).toMatch(/Site visit[:,] free/);
    expect(text).toContain("Rooftop solar, 3 kW: ask us");
    expect(text).not.toMatch(/₹0|\b0\b/);
  }
  const { input } = makePlan({ ...shop, offers: [{ name: "Pav", price: "10.50" }] }, TODAY);
  expect(input.offers[0]?.price).toBe("₹10.50");
});
