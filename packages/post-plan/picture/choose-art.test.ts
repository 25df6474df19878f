import { TODAY } from "../bakery.test-helper.ts";
import { expect, it } from "vitest";
import { itemPictures } from "@angadi/art/item-pictures";
import { pictures } from "@angadi/art/pictures";
import { findTrade } from "@angadi/drafts/engine/find-trade";
import { TRADES_BY_ID } from "@angadi/drafts/trades/trades";
import { FESTIVALS } from "../engine/festival-table.ts";
import { makePlan } from "../engine/make-plan.ts";
import { findByOffer } from "../engine/offer-words.ts";
import offerArt from "../engine/tables/offer-art.json" with { type: "json" };
import tradeArt from "../engine/tables/trade-art.json" with { type: "json" };
import { chooseArt } from "./draw-post.ts";

it("has each drawing that a festival or an offer names", () => {
  const known = Object.keys({ ...pictures, ...itemPictures });
  const named = [
    ...Object.values(FESTIVALS).flatMap(({ art = [] }) => art),
    ...Object.values(offerArt),
    ...Object.values(tradeArt),
  ];
  expect(known).toEqual(expect.arrayContaining(named.filter(Boolean)));
});

it("draws what an offer names, and words alone if no drawing shows it", () => {
  const listDrawn = (trade: string, names: readonly string[]) => {
    const offers = names.map((name) => ({ name, price: "" }));
    const plan = makePlan({ trade, name: "", town: "", month: "2027-02", offers, seed: 0 }, TODAY);
    return names.map((name) => {
      const post = plan.posts.find(({ topic, offer }) => topic === "offer" && offer?.name === name);
      return post && (chooseArt(plan).get(post.id) ?? "");
    });
  };
  expect(listDrawn("gift-and-toy-shop", ["Set of 20 kites", "Firki"])).toEqual(["kite", ""]);
  expect(listDrawn("sweet-shop", ["Murukku", "Besan barfi"])).toEqual(["", "barfi"]);
  expect(listDrawn("saree-shop", ["Kota saree", "Silk saree"])).toEqual(["saree", ""]);
});

it("draws only what shows that very thing", () => {
  const find = (trade: string, name: string) =>
    findByOffer(
      offerArt,
      name,
      findTrade({ businessTypeId: trade, businessTypeName: "", sentence: "" }),
    );
  const cases = [
    ["tent-house", "Shamiana, 30 by 40", "shamiana"],
    ["tent-house", "Cooler on hire", "cooler"],
    ["trekking-and-camping-operator", "Tent for two", "tent"],
    ["meat-and-fish-shop", "Prawns", "prawn"],
    ["meat-and-fish-shop", "Surmai", "fish"],
    ["dry-fruit-and-spice-shop", "Fish masala, 100 g", ""],
    ["sports-academy", "Cricket coaching", "cricket"],
    ["ladies-wear-shop", "Cardigan", "sweater"],
    ["ladies-wear-shop", "Shawl", "shawl"],
    ["optical-shop", "Sunglasses", "sunglasses"],
    ["handicraft-maker", "Greeting cards, set of 5", ""],
    ["handicraft-maker", "Wall painting, A3", "frame"],
    ["restaurant", "Fish pickle", "jar"],
    ["mobile-phone-shop", "Phone cover", ""],
    ["mobile-phone-shop", "Screen guard", ""],
    ["gold-and-silver-jeweller", "Toe rings", ""],
    ["gold-and-silver-jeweller", "Silver anklet", "anklet"],
    ["gold-and-silver-jeweller", "Diamond ring", "ring"],
    ["car-repair-garage", "Washing", "carwash"],
    ["bike-and-scooter-repair", "Washing", ""],
    ["tv-and-washing-machine-repair", "Washing machine repair", "washer"],
    ["florist", "Rose bouquet, 12 stems", "roses"],
    ["florist", "Rose garland", ""],
    ["sweet-shop", "Kaju katli, 500 g", "katli"],
    ["sweet-shop", "Kaju barfi", ""],
    ["footwear-shop", "Kolhapuri chappal", "kolhapuri"],
    ["footwear-shop", "School shoes", ""],
    ["footwear-shop", "Ladies sandals", ""],
    ["photographer", "Passport photos", "camera"],
    ["photographer", "Engagement shoot", "camera"],
    ["cctv-installer", "CCTV camera", ""],
    ["bakery-and-cake-shop", "Engagement cake", "cake"],
    ["plant-nursery", "Tulsi plant", "potplant"],
    ["plant-nursery", "Potting soil, 5 kg", ""],
    ["plant-nursery", "Cactus plant", ""],
    ["saree-shop", "Silk saree with blouse", "saree"],
    ["cafe", "Cold coffee", ""],
    ["dairy", "Lassi", "lassi"],
    ["homestay", "Family room", "bed"],
  ] as const;
  for (const [trade, name, art] of cases)
    expect([name, find(trade, name) ?? ""]).toEqual([name, art]);
});

it("shows no drawing of another thing on posts about no offer", () => {
  const offers = [
    { name: "Painted tray", price: "" },
    { name: "Greeting cards", price: "" },
  ];
  for (const trade of ["handicraft-maker", "ladies-wear-shop"]) {
    const plan = makePlan({ trade, name: "", town: "", month: "2027-02", offers, seed: 0 }, TODAY);
    const drawn = plan.posts.filter(({ topic }) => topic !== "greeting");
    expect(drawn.map(({ id }) => chooseArt(plan).get(id)).filter(Boolean)).toEqual([]);
  }
});

it("shows one drawing on two of ten posts at most", () => {
  for (const trade of TRADES_BY_ID.values()) {
    const offers = trade.offers.slice(0, 4).map((name) => ({ name, price: "" }));
    const plan = makePlan(
      { trade: trade.id, name: "", town: "Surat", month: "2027-03", offers, seed: 0 },
      TODAY,
    );
    const drawn = [...chooseArt(plan).values()];
    for (const art of drawn) expect(drawn.filter((one) => one === art).length).toBeLessThan(3);
  }
});
