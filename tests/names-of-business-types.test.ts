import { describe, expect, it } from "vitest";
import { businessTypes } from "@angadi/api/seed/business-types";
import { type Brief } from "@angadi/names/engine/model/brief";
import { generateNames } from "@angadi/names/engine/generate";
import { readTrade } from "@angadi/names/engine/reading/trades";

const emptyBrief: Omit<Brief, "about"> = {
  words: [],
  style: "any",
  founder: "",
  place: "",
  length: "any",
  novelty: 0,
  seed: 1,
};

describe("every business type of the picker", () => {
  it.each(businessTypes.map(({ name }) => [name]))("%s has a known trade", (name) => {
    expect(readTrade(name).trades).not.toEqual([]);
  });

  it("gets a first screen of names", () => {
    const typesWithFewNames = businessTypes.filter(
      ({ name }) => generateNames({ ...emptyBrief, about: name }, 0, 24).length < 24,
    );
    expect(typesWithFewNames).toEqual([]);
  });
});
