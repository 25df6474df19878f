import heavyRupee from "./fonts/anek-latin-heavy-rupee.ttf?url";
import heavy from "./fonts/anek-latin-heavy.ttf?url";
import boldRupee from "./fonts/figtree-bold-rupee.ttf?url";
import bold from "./fonts/figtree-bold.ttf?url";
import regularRupee from "./fonts/figtree-regular-rupee.ttf?url";
import regular from "./fonts/figtree-regular.ttf?url";

/** Made by `npm run fonts`; the rupee sign is in separate files. */
const FILES = {
  regular,
  bold,
  heavy,
  "regular-rupee": regularRupee,
  "bold-rupee": boldRupee,
  "heavy-rupee": heavyRupee,
};

/** Name and bytes of each font; the bytes are a binary string, one character per byte. */
export type Fonts = readonly (readonly [name: string, bytes: string])[];

/** Loads the fonts. Rejects if one cannot be fetched. */
export const loadFonts = (): Promise<Fonts> =>
  Promise.all(
    Object.entries(FILES).map(async ([name, url]) => [name, await fetchFontBytes(url)] as const),
  );

async function fetchFontBytes(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No font: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

/** Whether the fonts have all letters of a text: Latin, as used in English. */
export const hasLetters = (text: string): boolean =>
  /^[\s\u0020-\u007e\u00a0-\u00ff–—‘’“”„…•·×−✓★→←₹]*$/.test(text);
