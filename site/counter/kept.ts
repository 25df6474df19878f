import { parsedJson } from "#ui/storage/persisted.ts";

/** What a visitor keeps on this site, as it lies in the local storage. */

const OWN =
  /^(?:nameShortlist|savedDesigns|readGuides|guide-(?:ticks|tool):[\w-]{1,60}|bill:[\w-]{1,40})$/;

/** Texts by their keys. */
export type Kept = Readonly<Record<string, string>>;

/** All of it; nothing where the browser refuses storage. */
export function readKept(): Kept {
  try {
    const entries = Object.keys(localStorage).flatMap((key) => {
      const text = OWN.test(key) ? (localStorage.getItem(key) ?? "") : "";
      // An emptied list is kept as one.
      return text === "" || text === "[]" ? [] : [[key, text] as const];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** How many things that is: each name, design and bill is one, and so is each guide, list and sheet. */
export function countThings(kept: Kept): number {
  const keys = Object.keys(kept);
  const bills = keys.filter((key) => key.startsWith("bill:")).length;
  return keys.reduce(
    (sum, key) => sum + (key === "guide-tool:bill" ? Number(bills === 0) : sizeOf(key, kept[key])),
    0,
  );
}

function sizeOf(key: string, text = ""): number {
  if (key === "savedDesigns") return text.split(",").length;
  if (key !== "nameShortlist" && key !== "readGuides") return 1;
  const list = parsedJson(text);
  return Array.isArray(list) ? list.length : 0;
}

/** Makes it all there is, and tells whoever shows it. False where the browser refuses: then nothing changed. */
export function writeKept(kept: Kept): boolean {
  const before = readKept();
  const written = put(before, kept);
  // What there is no more room for.
  if (!written) put(kept, before);
  dispatchEvent(new Event("storage"));
  return written;
}

function put(before: Kept, kept: Kept): boolean {
  try {
    for (const key of Object.keys(before)) if (!(key in kept)) localStorage.removeItem(key);
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** For `useSyncExternalStore`. */
export function subscribeKept(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
