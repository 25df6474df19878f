import { savedNames } from "@angadi/names/dialog/saved-kind";
import { savedBills } from "@angadi/owner-tools/bill/saved-kind";
import { savedFigures } from "@angadi/owner-tools/kit/frame/saved-kind";
import type { SavedKind } from "@angadi/ui/saved/saved-kind";
import { type Saved, readTexts } from "@angadi/ui/saved/storage";
import { savedTicks } from "../pages/guide/saved-kind.ts";
import { savedReadGuides } from "../pages/guides/saved-kind.ts";
import { savedDesigns } from "../sections/design-gallery/saved-kind.ts";

/** All that visitors save, in the order that "My counter" lists it. The first kind that owns a key counts. */
const KINDS = {
  bills: savedBills,
  names: savedNames,
  designs: savedDesigns,
  figures: savedFigures,
  ticks: savedTicks,
  readGuides: savedReadGuides,
} satisfies Record<string, SavedKind>;

export type KindName = keyof typeof KINDS;

/** The kind that owns a key; undefined if none does. */
const findKind = (key: string): KindName | undefined =>
  (Object.keys(KINDS) as KindName[]).find((name) => KINDS[name].owns(key));

/** All saved items; empty if the browser refuses storage. */
export function readItems(): Saved {
  const saved = readTexts((key) => findKind(key) !== undefined);
  // An emptied list is saved as one.
  return Object.fromEntries(
    Object.entries(saved).filter(([, text]) => text !== "" && text !== "[]"),
  );
}

/** The texts of each kind that has any, in the registry's order. */
export function groupByKind(saved: Saved): [KindName, Saved][] {
  const groups = Object.groupBy(Object.entries(saved), ([key]) => findKind(key) ?? "");
  return (Object.keys(KINDS) as KindName[]).flatMap((name) => {
    const entries = groups[name];
    return entries ? [[name, Object.fromEntries(entries)] as const] : [];
  }) as [KindName, Saved][];
}

/** How many items that is: each name, design and bill is one, and so is each guide, list and sheet. */
export const countItems = (saved: Saved): number =>
  groupByKind(saved).reduce((sum, [name, texts]) => sum + KINDS[name].count(texts), 0);

/** Whether a text could be saved under a key. */
export function isValidItem(key: string, text: string): boolean {
  const name = findKind(key);
  return name !== undefined && KINDS[name].isValid(text);
}
