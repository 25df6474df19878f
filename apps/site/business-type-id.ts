import type { BusinessType } from "@angadi/contract/business-type";

/**
 * The id that a name gives: "Cyber café & CSC" is "cyber-cafe-and-csc". Most types have it, and where
 * one has, the home page leaves its id out: with 176 types that is a twentieth of the page.
 */
export const idFor = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("&", "and")
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .replaceAll(/\s+/g, "-");

/** The type that was chosen, by its id or, where its name gives that, by its name. */
export const chosenType = (
  types: readonly BusinessType[],
  chosen: string | null | undefined,
): BusinessType | undefined =>
  chosen ? types.find(({ id }) => id === chosen || id === idFor(chosen)) : undefined;
