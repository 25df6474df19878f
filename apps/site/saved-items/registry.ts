import { savedKits } from "@angadi/brand-kit/maker/saved-kit";
import { savedNames } from "@angadi/names/dialog/saved-kind";
import { savedBills } from "@angadi/owner-tools/bill/saved-kind";
import { savedToolFields } from "@angadi/owner-tools/kit/frame/saved-kind";
import type { SavedKind } from "@angadi/ui/saved/saved-kind";
import { type SavedTexts, readTexts } from "@angadi/ui/saved/storage";
import { savedTicks } from "./guide-ticks.ts";
import { savedReadGuides } from "./read-guides-kind.ts";
import { savedDesigns } from "../sections/design-gallery/saved-kind.ts";

/**
 * Everything that visitors can save, in the order of the page "Saved". The first kind that owns a key
 * wins.
 */
const KINDS = {
  bills: savedBills,
  names: savedNames,
  kits: savedKits,
  designs: savedDesigns,
  figures: savedToolFields,
  ticks: savedTicks,
  readGuides: savedReadGuides,
} satisfies Record<string, SavedKind>;

export type KindName = keyof typeof KINDS;

/** Returns the kind that owns a key; undefined if none does. */
const findKind = (key: string): KindName | undefined =>
  (Object.keys(KINDS) as KindName[]).find((name) => KINDS[name].hasKey(key));

/** Returns all saved items; empty if the browser blocks storage. */
export function readItems(): SavedTexts {
  const saved = readTexts((key) => findKind(key) !== undefined);
  // An emptied list is stored as an empty list.
  return Object.fromEntries(
    Object.entries(saved).filter(([, text]) => text !== "" && text !== "[]"),
  );
}

/** Groups the saved texts by kind, in the registry's order, without empty kinds. */
export function groupByKind(saved: SavedTexts): [KindName, SavedTexts][] {
  const groups = Object.groupBy(Object.entries(saved), ([key]) => findKind(key) ?? "");
  return (Object.keys(KINDS) as KindName[]).flatMap((name) => {
    const entries = groups[name];
    return entries ? [[name, Object.fromEntries(entries)] as const] : [];
  }) as [KindName, SavedTexts][];
}

/**
 * Counts the saved items: each name, kit, design, bill, read guide, checklist and sheet counts as one.
 */
export const countItems = (saved: SavedTexts): number =>
  groupByKind(saved).reduce((sum, [name, texts]) => sum + KINDS[name].countItems(texts), 0);

/** Whether a text is valid for a key. */
export function isValidItem(key: string, text: string): boolean {
  const name = findKind(key);
  return name !== undefined && KINDS[name].isValid(text);
}
