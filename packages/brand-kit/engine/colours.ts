import { computeContrast } from "@angadi/drafts/render/contrast";
import type { Palette, PaletteId } from "@angadi/drafts/render/palettes";
import type { NamedColour } from "../kit.ts";

/** Names for the colours that `listColours` chooses from each palette, in its order. */
const NAMES: Partial<Record<PaletteId, string>> = {
  enamel: "Enamel blue, Marigold, Ink blue, Cream, Post-box red",
  mango: "Mango yellow, Tamarind, Coffee brown, Milk white, Brick red",
  pista: "Leaf green, Turmeric, Forest green, Pista cream, Rust",
  gulabi: "Rose pink, Beetroot, Plum, Petal white, Gulal red",
  maroon: "Maroon, Brass, Clove brown, Ivory, Sindoor red",
  cloth: "Indigo, Turmeric, Midnight blue, Cotton white, Madder red",
  deed: "Bottle green, Straw, Slate black, Ledger green, Pale leaf",
  clay: "Terracotta, Ghee, Coffee brown, Shell white, Sand",
  neem: "Neem green, Young leaf, Forest green, Leaf white, Rust",
  brick: "Brick red, Turmeric, Coffee black, Milk white, Post-box red",
  cocoa: "Cocoa brown, Caramel, Dark chocolate, Cream, Rust",
  tarmac: "Road black, Taxi yellow, Chalk, Oxide red, Stone",
  sky: "Peacock blue, Butter yellow, Night blue, Cloud white, Pale sky",
  slate: "Slate, Sand, Ink black, Paper white, Rust brown",
  mint: "Teal, Ghee, Deep sea green, Mint white, Brick red",
  plum: "Jamun purple, Peach, Aubergine, Petal white, Rani pink",
};

const ROLES = ["board", "glow", "ink", "ground", "accent", "link", "tint"] as const;

/** Colours closer than this, in RGB, are the same to a painter. */
const MIN_DISTANCE = 20;

const toChannels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function measureDistance(one: string, other: string): number {
  const channels = toChannels(other);
  return Math.hypot(...toChannels(one).map((value, index) => value - (channels[index] ?? 0)));
}

/** The five colours of a palette, the strongest first. */
export function listColours(palette: Palette): NamedColour[] {
  const names = NAMES[palette.id as PaletteId]?.split(", ") ?? [];
  const hexes: string[] = [];
  for (const role of ROLES) {
    if (hexes.every((hex) => measureDistance(hex, palette[role]) >= MIN_DISTANCE))
      hexes.push(palette[role]);
  }
  return hexes.slice(0, 5).map((hex, index) => ({ name: names[index] ?? hex, hex }));
}

/** "20, 83, 45". */
export const formatRgb = (hex: string): string => toChannels(hex).join(", ");

export interface ColourPair {
  text: NamedColour;
  background: NamedColour;
  contrast: number;
}

/** Up to five pairs of these colours in which text is readable, the strongest first. */
export function listReadablePairs(colours: readonly NamedColour[]): ColourPair[] {
  return colours
    .flatMap((text, index) =>
      colours.slice(index + 1).map((background) => ({
        text,
        background,
        contrast: computeContrast(text.hex, background.hex),
      })),
    )
    .filter(({ contrast }) => contrast >= MIN_CONTRAST)
    .toSorted((a, b) => b.contrast - a.contrast)
    .slice(0, 5);
}

/** Minimum contrast of text (WCAG 2.2, level AA). */
export const MIN_CONTRAST = 4.5;

/** The colour in the middle of two. */
export const mixColours = (one: string, other: string): string => {
  const channels = toChannels(other);
  const mixed = toChannels(one).map((value, index) => (value + (channels[index] ?? 0)) >> 1);
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** Returns the first colour that is distinct from both others, or else the last one. */
export const pickDistinct = (
  candidates: readonly string[],
  background: string,
  neighbour: string,
): string =>
  candidates.find(
    (hex) => computeContrast(hex, background) >= 3 && measureDistance(hex, neighbour) > 60,
  ) ??
  candidates.at(-1) ??
  neighbour;
