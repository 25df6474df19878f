import { expect, it } from "vitest";
import { TRADES } from "../trades/trades.ts";
import { computeLuminance } from "./contrast.ts";
import { LAYOUTS_BY_ID } from "./layouts/layouts.ts";
import { PAIRINGS } from "./pairings.ts";
import { PALETTES } from "./palettes.ts";
import { styleProfileFor } from "./style-profiles.ts";
import { TONES } from "./tones.ts";

/** Each pair of text and background colours. */
const PAIRS = [
  ["ink", "ground"],
  ["ink", "tint"],
  ["mute", "ground"],
  ["mute", "tint"],
  ["link", "ground"],
  ["link", "tint"],
  ["onBoard", "board"],
  ["glow", "board"],
  ["onAccent", "accent"],
] as const;

/** Contrast ratio of two colours as defined by WCAG 2.2, 1 to 21. */
function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

it.each(Object.values(PALETTES))("has readable text in $id", (palette) => {
  const weak = PAIRS.filter(
    ([text, field]) => computeContrast(palette[text], palette[field]) < 4.5,
  );
  expect(weak).toEqual([]);
});

it("offers each trade four layouts, four palettes, dark palettes and three font pairings", () => {
  for (const trade of [...TRADES.keys(), ""]) {
    const { layouts, palettes, dark, pairings } = styleProfileFor(trade);
    expect([trade, layouts.length >= 4]).toEqual([trade, true]);
    expect([trade, new Set(palettes).size, new Set(dark).size, new Set(pairings).size]).toEqual([
      trade,
      4,
      4,
      3,
    ]);
    const missing = [
      ...layouts.filter((id) => !Object.hasOwn(LAYOUTS_BY_ID, id)),
      ...[...palettes, ...dark].filter((id) => !Object.hasOwn(PALETTES, id)),
      ...pairings.filter((id) => !Object.hasOwn(PAIRINGS, id)),
    ];
    expect([trade, missing]).toEqual([trade, []]);
  }
});

it("assigns each tone only to existing trades, and one tone per trade", () => {
  const named = Object.values(TONES).flatMap((trades) => trades.split(/\s+/).filter(Boolean));
  expect(named.filter((trade) => !TRADES.has(trade))).toEqual([]);
  expect(named).toHaveLength(new Set(named).size);
});
