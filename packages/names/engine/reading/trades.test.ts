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
    ["Mobile repair", "mobilerepair"],
    ["Mobile phone shop", "electronics"],
    ["play school", "playschool"],
    ["Driving school", "driving"],
    ["packers & movers", "moving"],
    ["Ice cream parlour", "coolers"],
    ["Interior designer", "interiors"],
    ["Fashion designer", "tailoring"],
    ["we photograph weddings", "photo"],
    ["TV and fridge shop", "electronics"],
    ["Medical shop, open all night", "pharmacy"],
    ["Tiles and bathroom fittings", "hardware"],
    ["Second hand car dealer", "garage"],
    ["Cycle repair shop in Nagpur", "cycles"],
    ["xerox and lamination", "xerox"],
    ["tiffin service for offices", "tiffinservice"],
    ["cracker shop in Sivakasi", "crackers"],
    ["borewell drilling", "borewells"],
    ["hamari biryani ki dukan Hyderabad mein", "biryani"],
    ["Meera's pickles", "pickles"],
    ["हमारी मिठाई की दुकान", "sweets"],
  ])("recognises %s as %s", (about, trade) => {
    expect(readTrade(about).trades).toContain(trade);
  });

  it("ranks the trade above a word that any trade may use", () => {
    expect(readTrade("Physiotherapy clinic").trades[0]).toBe("physio");
    expect(readTrade("Dental clinic").trades).toEqual(["dental"]);
  });

  it.each([
    ["Wedding photographer in Udaipur", ["photo"]],
    ["Fresh fish home delivery in Kochi", ["fish"]],
    ["I repair ACs in Indore", ["cooling"]],
    ["Laptop and printer repair at your home", ["repair"]],
    ["Passport photo and xerox shop", ["photo", "xerox"]],
  ])("ignores occasions and errands: %s", (about, trades) => {
    expect(readTrade(about).trades).toEqual(trades);
  });

  it("returns the owner's nouns if no trade is recognised", () => {
    expect(readTrade("we rent camels out")).toMatchObject({
      trades: [],
      nouns: ["camel"],
    });
  });
});

describe("a brief's other words", () => {
  it.each([
    ["Cycle repair shop in Nagpur", "Nagpur", ""],
    ["cycle repair in nagpur", "Nagpur", ""],
    ["Sweets & savouries near Jubilee Hills", "Jubilee Hills", ""],
    ["hamari dukan Pune mein", "Pune", ""],
    ["Meera's pickles", "", "Meera"],
    ["Tailoring by Ramesh Kumar from Guntur", "Guntur", "Ramesh Kumar"],
    ["Women's wear at home", "", ""],
    ["Tea stall near the court", "", ""],
    ["Kashmiri shawls", "", ""],
  ])("%s: place %j, person %j", (about, place, person) => {
    const reading = readTrade(about);
    expect([reading.place, reading.person]).toEqual([place, person]);
  });

  it("are not the trade if they name the audience", () => {
    expect(readTrade("tiffin for schools").trades).toEqual(["tiffinservice"]);
  });

  it("are not nouns if they are only joining words, in any language", () => {
    expect(readTrade("hamari dukan mein umbrella bechte hain").nouns).toEqual(["umbrella"]);
    expect(readTrade("maa kottu lo umbrella ammutam").nouns).toEqual(["umbrella"]);
  });
});
