import { readFileSync } from "node:fs";
import path from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listColours } from "../engine/colours.ts";
import { makeKit } from "../engine/make-kit.ts";
import { EMPTY_KIT_INPUT } from "../kit.ts";
import { findUnsupportedDesignCharacters } from "./brand-sheet.ts";
import { makeOutlinedFiles } from "./zip-kit.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

// The fonts are files of the build, fetched by their paths.
beforeAll(() => {
  vi.stubGlobal("fetch", async (url: string) => new Response(readFileSync(path.join(ROOT, url))));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["Café Ānand ₹10", "கஃபே"],
  ["श्री गणेश भंडार", ""],
  ["Sri Lakshmi Venkateswara Auto Works", "శ్రీ లక్ష్మీ వేంకటేశ్వర"],
  ['"><script>alert(1)</script>', "ಶಾಪ್"],
])("writes the sheet of %s as text, and its logo as outlines", async (name, localName) => {
  for (const design of makeKit({ ...EMPTY_KIT_INPUT, name, localName, trade: "cafe" })) {
    expect(findUnsupportedDesignCharacters(design)).toEqual([]);
    const files = await makeOutlinedFiles(design);
    const document = await getDocumentProxy(files["brand-sheet.pdf"] ?? new Uint8Array());
    const { text, totalPages } = await extractText(document, { mergePages: true });
    await document.cleanup();
    expect(totalPages).toBe(1);
    const words = text.replaceAll(/\s+/g, "");
    for (const shown of [
      `${name}: brand sheet`,
      localName,
      ...listColours(design.palette).map(({ hex }) => hex.toUpperCase()),
    ])
      expect(words).toContain(shown.replaceAll(/\s+/g, ""));
    const logo = new TextDecoder().decode(files["logo/logo-wide.svg"]);
    expect(logo).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1600 500"/);
    expect(logo).not.toMatch(/<text|NaN|undefined/);
  }
});

it("names what neither the sheet nor the outlines can have", () => {
  const [design] = makeKit({ ...EMPTY_KIT_INPUT, name: "متجر 🌸" });
  expect(findUnsupportedDesignCharacters(design)).toContain("🌸");
});
