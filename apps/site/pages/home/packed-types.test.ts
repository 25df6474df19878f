import { expect, it } from "vitest";
import { packTypes, unpackTypes } from "./packed-types.ts";

const type = (id: string, name: string, subIndustryType: string) => ({ id, name, subIndustryType });

it("unpacks every type unchanged and in order", () => {
  const types = [
    type("cyber-cafe-and-csc", "Cyber café & CSC", "Technology"),
    type("42", "Bakery", "Food"),
    type("tea-stall", "Tea stall", "Food"),
    type("", "No id", ""),
    type("again", "Again", "Technology"),
  ];
  expect(unpackTypes(packTypes(types))).toEqual(types);
  expect(unpackTypes(packTypes([]))).toEqual([]);
});

it("writes each group once, and no id that the name implies", () => {
  expect(packTypes([type("tea-stall", "Tea stall", "Food"), type("cafe", "Café", "Food")])).toBe(
    "\tFood\nTea stall\nCafé",
  );
});
