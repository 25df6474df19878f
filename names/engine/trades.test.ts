import { describe, expect, it } from "vitest";
import { readTrade } from "./trades.ts";

describe("readTrade", () => {
  it.each([
    ["I bake eggless cakes at home in Pune", "bakery"],
    ["GST accountant", "accounts"],
    ["saree shop", "sarees"],
    ["yoga classes for seniors", "yoga"],
    ["Ayurvedic clinic", "ayurveda"],
    ["Music classes", "music"],
    ["Mobile repair", "repair"],
    ["Mobile phone shop", "electronics"],
    ["play school", "playschool"],
    ["Driving school", "driving"],
    ["packers & movers", "moving"],
    ["Ice cream parlour", "coolers"],
    ["Interior designer", "interiors"],
    ["Fashion designer", "tailoring"],
    ["we photograph weddings", "events"],
  ])("%s is of %s", (about, trade) => {
    expect(readTrade(about).trades).toContain(trade);
  });

  it("puts the trade before the word any trade may use", () => {
    expect(readTrade("Physiotherapy clinic").trades[0]).toBe("physio");
    expect(readTrade("Dental clinic").trades).toEqual(["dental"]);
  });

  it("keeps the owner's nouns where it knows no trade", () => {
    expect(readTrade("we restore old clocks")).toMatchObject({
      trades: [],
      nouns: ["restore", "clock"],
    });
  });
});
