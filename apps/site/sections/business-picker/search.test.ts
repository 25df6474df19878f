import { describe, expect, it } from "vitest";
import { businessTypes } from "@angadi/api/seed/business-types";
import { findMatches } from "@angadi/ui/combobox/match";
import { findTypeWords } from "@angadi/names/type-words";

const options = businessTypes.map(({ id, name, subIndustryType }) => ({
  id,
  name,
  group: subIndustryType,
  synonyms: findTypeWords(name).join(" "),
}));
const findNames = (text: string) =>
  findMatches(options, text).flatMap(([, members]) => members.map(({ name }) => name));

describe("a sentence typed into the business picker", () => {
  it.each([
    ["I sell sarees in Surat", "Saree shop"],
    ["I bake cakes at home in Pune", "Bakery & cake shop"],
    ["coffee near the bus stand", "Café"],
    ["I stitch blouses for ladies", "Tailor & boutique"],
    ["maths tuition for class 10", "Coaching centre"],
    ["I repair mobiles", "Mobile repair"],
    ["I repair ACs in Indore", "AC & fridge repair"],
    ["wedding photography", "Photographer"],
    ["chemist, open all night", "Medical store"],
    ["groceries and vegetables", "Kirana store"],
    ["websites for small shops", "Web agency"],
    ["spectacles and eye testing", "Optical shop"],
    ["I teach guitar", "Music classes"],
    ["second hand cars", "Used car dealer"],
    ["flats and plots in Nagpur", "Property dealer"],
    ["हम मिठाई बेचते हैं", "Sweet shop"],
    ["car mechanic", "Car repair garage"],
  ])("“%s” finds “%s”", (text, type) => {
    expect(findNames(text)).toContain(type);
  });

  it("returns few matches, the best first", () => {
    expect(findNames("I sell sarees in Surat")).toEqual(["Saree shop"]);
    expect(findNames("I repair ACs in Indore")[0]).toBe("AC & fridge repair");
    expect(findNames("I bake cakes at home in Pune")).toHaveLength(1);
  });

  it("does not match inside other words", () => {
    expect(findNames("I teach children at home")).not.toContain("Tea stall");
    expect(findNames("cargo by night")).not.toContain("Car wash & detailing");
    expect(findNames("zzzz of our own")).toEqual([]);
  });

  it("still matches part of a name", () => {
    expect(findNames("shop").every((name) => name.includes("shop"))).toBe(true);
    expect(findNames("")).toHaveLength(options.length);
  });
});
