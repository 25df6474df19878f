import { splitWords } from "@angadi/formats/words";
import places from "./tables/places.json" with { type: "json" };

/**
 * States and towns, as people write them, by the regions of the festival calendar, and by parts of
 * them that keep festivals of their own: "punjab" is a part of "north", and "khalsa" of "punjab".
 */
const REGIONS_BY_PLACE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(places).flatMap(([regions, names]) =>
    names.split(" ").map((name) => [name, regions.split(" ")]),
  ),
);

/** The regions of a town or state; empty if it is not known. Patna keeps festivals of two. */
export const findRegions = (town: string): readonly string[] => [
  ...new Set(splitWords(town).flatMap((word) => REGIONS_BY_PLACE.get(word) ?? [])),
];
