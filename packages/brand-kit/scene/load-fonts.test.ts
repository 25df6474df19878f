import { expect, it, vi } from "vitest";
import { loadFonts } from "./load-fonts.ts";
import type { Scene, TextShape } from "./scene.ts";

const writeScene = (text: string): Scene => {
  const shape: TextShape = {
    kind: "text",
    text,
    x: 0,
    baseline: 10,
    size: 10,
    face: "eczar",
    align: "start",
    colour: "#000000",
  };
  return { width: 100, height: 20, background: "", shapes: [shape], label: text };
};

it("loads the rupee sign of a typeface where a text has it", async () => {
  const loaded: string[] = [];
  class FakeFontFace {
    constructor(family: string, source: string, { unicodeRange = "" }: FontFaceDescriptors) {
      loaded.push(`${family} ${/[\w-]+\.woff2/.exec(source)?.[0]} ${unicodeRange}`.trim());
    }
    load = async () => this;
  }
  vi.stubGlobal("FontFace", FakeFontFace);
  vi.stubGlobal("document", { fonts: { add: () => undefined } });
  await loadFonts([writeScene("Plum cake")]);
  expect(loaded).toEqual(["Kit Eczar eczar.woff2 U+0-10FFFF"]);
  await loadFonts([writeScene("Plum cake ₹240")]);
  expect(loaded.slice(1)).toEqual(["Kit Eczar eczar-rupee.woff2 U+20B9"]);
  vi.unstubAllGlobals();
});
