import { expect, it } from "vitest";
import { businessTypes } from "@angadi/api/seed/business-types";
import { toTradeTitle } from "./trades.ts";

it("spells every business type as the catalogue does", () => {
  for (const { id, name } of businessTypes)
    expect(toTradeTitle(id)).toBe(name.replaceAll("&", "and").replaceAll("'", "’"));
});

it("knows the abbreviations and proper adjectives in labels", () => {
  const titles = businessTypes.map(({ id }) => toTradeTitle(id));
  const isSpelled = (title: string) => /.\p{Lu}|’|é/u.test(title);
  expect(titles.filter(isSpelled).toSorted()).toEqual([
    "AC and fridge repair",
    "CA firm",
    "CCTV installer",
    "Café",
    "Cyber café and CSC",
    "DJ and sound system",
    "GST and tax consultant",
    "Kids’ wear shop",
    "Ladies’ wear shop",
    "Men’s wear shop",
    "NGO",
    "PG hostel",
    "RO water service",
    "Spoken English classes",
    "TV and washing machine repair",
    "YouTuber",
  ]);
});

it("corrects a label that was typed", () => {
  expect(toTradeTitle("Ca firm")).toBe("CA firm");
  expect(toTradeTitle("ac repair and pg for men")).toBe("AC repair and PG for men");
  expect(toTradeTitle("3d printing, indian sweets")).toBe("3D printing, Indian sweets");
  expect(toTradeTitle("women-led group")).toBe("Women-led group");
  expect(toTradeTitle("iPhone repair")).toBe("iPhone repair");
});
