import { expect, it } from "vitest";
import { packTypes, unpackTypes } from "./packed-types.ts";

const createType = (id: string, name: string, subIndustryType: string) => ({
  id,
  name,
  subIndustryType,
});

it("unpacks every type unchanged and in order", () => {
  const types = [
    createType("cyber-cafe-and-csc", "Cyber café & CSC", "Technology"),
    createType("42", "Bakery", "Food"),
    createType("tea-stall", "Tea stall", "Food"),
    createType("", "No id", ""),
    createType("again", "Again", "Technology"),
  ];
  expect(unpackTypes(packTypes(types))).toEqual(types);
  expect(unpackTypes(packTypes([]))).toEqual([]);
});

it("writes each group once, and omits ids that the names imply", () => {
  expect(
    packTypes([createType("tea-stall", "Tea stall", "Food"), createType("cafe", "Café", "Food")]),
  ).toBe("\tFood\nTea stall\nCafé");
});
