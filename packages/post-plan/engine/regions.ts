import { splitWords } from "@angadi/formats/words";
import places from "./tables/places.json" with { type: "json" };

/**
 * States and towns, as people write them, by the regions of the festival calendar, and by parts of
 * them that keep festivals of their own: "punjab" is a part of "north", and "khalsa" of "punjab".
 */
const PLACES: Readonly<Record<string, string>> = places;

/** The regions of a town or state; empty if it is not known. Patna keeps festivals of two. */
export function findRegions(town: string): readonly string[] {
  const words = splitWords(town);
  return Object.entries(PLACES)
    .filter(([, names]) => names.split(" ").some((name) => words.includes(name)))
    .flatMap(([regions]) => regions.split(" "));
}
