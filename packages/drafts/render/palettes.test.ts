import { expect, it } from "vitest";
import { TRADES_BY_ID } from "../trades/trades.ts";
import { computeContrast } from "./contrast.ts";
import { LAYOUTS_BY_ID } from "./layouts/layouts.ts";
import { PAIRINGS } from "./pairings.ts";
import { PALETTES } from "./palettes.ts";
import { getStyleProfile } from "./style-profiles.ts";
import { TRADE_GROUPS } from "./trade-groups.ts";

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

it.each(Object.values(PALETTES))("has readable text in $id", (palette) => {
  const illegiblePairs = PAIRS.filter(
    ([text, background]) => computeContrast(palette[text], palette[background]) < 4.5,
  );
  expect(illegiblePairs).toEqual([]);
});

it("offers each trade four layouts, four palettes, dark palettes and three font pairings", () => {
  for (const trade of [...TRADES_BY_ID.keys(), ""]) {
    const { layouts, palettes, darkPalettes, pairings } = getStyleProfile(trade);
    expect([trade, layouts.length >= 4]).toEqual([trade, true]);
    expect([trade, new Set(palettes).size, new Set(darkPalettes).size]).toEqual([trade, 4, 4]);
    expect([trade, new Set(pairings).size]).toEqual([trade, Math.max(3, pairings.length)]);
    const missing = [
      ...layouts.filter((id) => !Object.hasOwn(LAYOUTS_BY_ID, id)),
      ...[...palettes, ...darkPalettes].filter((id) => !Object.hasOwn(PALETTES, id)),
      ...pairings.filter((id) => !Object.hasOwn(PAIRINGS, id)),
    ];
    expect([trade, missing]).toEqual([trade, []]);
  }
});

it("lists only existing trades in groups, and each in one group at most", () => {
  const listedTrades = Object.values(TRADE_GROUPS).flatMap((trades) =>
    trades.split(/\s+/).filter(Boolean),
  );
  expect(listedTrades.filter((trade) => !TRADES_BY_ID.has(trade))).toEqual([]);
  expect(listedTrades).toHaveLength(new Set(listedTrades).size);
});
