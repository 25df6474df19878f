import { describe, expect, it } from "vitest";
import { EMPTY_BRIEF } from "../model/brief.ts";
import { generateNames } from "../generate.ts";
import KINDS from "../words/kinds.json" with { type: "json" };
import { TRADES } from "../words/trades.ts";

const listWords = (about: string) =>
  generateNames({ ...EMPTY_BRIEF, about, seed: 1 }, 0, 48).flatMap(({ text }) =>
    text.toLowerCase().split(" "),
  );

const NO_WORDS = {
  signs: { modern: "", classic: "", indian: "" },
  tools: "",
  adjectives: "",
  ingredients: "",
  spots: "",
  pictures: "",
  roots: "",
};

describe("the kinds of a trade", () => {
  it.each([
    [
      "Filter coffee and dosa counter near the bus stand",
      "kettle chai tea flush garam tulsi adrak",
    ],
    ["Small cafe with cold coffee in Pune", "kettle chai tea kulhad adrak flush"],
    ["Irani chai and bun maska stall", "coffee café filter chicory bean roast"],
    ["Ice cream parlour", "nimbu salt lime straw straws juices sip"],
    ["Juice centre", "scoop scoops cone kulfi wafer"],
    ["Pizza and burger delivery", "tawa tandoor rasoi phulka handi rasam"],
    ["North Indian thali restaurant", "cheese basil crust bun"],
    ["Handmade silver jewellery", "gold suvarna bangaram gram"],
    ["Gold jewellery shop", "silver gram"],
    ["Guitar and keyboard lessons", "raga taal tanpura sitar tabla riyaaz sargam"],
    ["Carnatic vocal classes", "fret strum key"],
    ["Mobile phone showroom", "radio bass treble antenna channel"],
    ["TV and fridge shop", "sim charger swipe ringtone"],
    ["Spoken English classes", "passport boarding blue"],
    ["Zumba and aerobics for women", "iron chalk barbell dumbbell akhada loha"],
    ["Gym for men", "salsa clap counts"],
    ["Second hand car dealer", "spanner oil grease piston mistri"],
    ["Car repair", "owner papers bargain"],
    ["Homeopathy clinic", "amla brahmi turmeric mortar"],
    ["Ayurvedic clinic", "globules vial pills dose"],
    ["Hostel for girls near college", "plot carpet thirty realty estates"],
    ["Property dealer for plots", "bunk mess laundry"],
    ["Nail art and lashes studio", "kajal kohl ubtan saffron ready"],
    ["Flower shop, bouquets and garlands", "sapling pot potting watering money"],
    ["Travel agency for yatra", "tent camp backpack base"],
    ["Laptop and printer repair", "spin radio"],
  ])("%s: no words of other kinds: %s", (about, wordsOfOtherKinds) => {
    const words = new Set(listWords(about));
    expect(wordsOfOtherKinds.split(" ").filter((word) => words.has(word))).toEqual([]);
  });

  it("are combined if the owner mentions several", () => {
    const words = listWords("Tea and coffee stall");
    expect(words).toEqual(expect.arrayContaining(["kettle"]));
    expect(words.some((word) => ["coffee", "filter", "froth", "roast"].includes(word))).toBe(true);
  });

  it("leave out a rare kind that the owner does not mention", () => {
    expect(listWords("Gym")).not.toContain("salsa");
    expect(listWords("Restaurant")).not.toContain("cheese");
  });

  it.each(Object.entries(KINDS))("have only words of their trade: %s", (name, kinds) => {
    const { signs, tools, adjectives, ingredients, spots, pictures, roots } =
      TRADES[name] ?? NO_WORDS;
    const lists = [...Object.values(signs), tools, adjectives, ingredients, spots, pictures, roots];
    const words = new Set(lists.flatMap((list) => list.toLowerCase().split(/,? /)));
    const kindWords = kinds.flatMap((kind) => kind.words.split(" "));
    expect(kindWords.filter((word) => word !== "" && !words.has(word))).toEqual([]);
  });
});

describe("adjustments", () => {
  it("apply only to their own trade: a vegetarian kitchen is not a bakery", () => {
    const words = listWords("Pure veg thali restaurant");
    expect(words.filter((word) => ["vanilla", "banana", "eggless"].includes(word))).toEqual([]);
  });

  it("address women only if the brief does not mention men", () => {
    expect(listWords("Readymade clothes for men and women")).not.toContain("saheli");
  });
});
