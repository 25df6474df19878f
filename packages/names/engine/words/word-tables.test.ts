import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { KITCHEN } from "./roots/kitchen.ts";
import {
  decodeRoots,
  decodeTrades,
  encodeRoots,
  encodeTrades,
  type TradeSource,
} from "./word-tables.ts";

const FOLDER = path.join(import.meta.dirname, "trades");
const trades = Object.assign(
  {},
  ...readdirSync(FOLDER).map((file): unknown =>
    JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")),
  ),
) as Record<string, TradeSource>;

it("decodes every trade to its source", () => {
  const full = Object.fromEntries(
    Object.entries(trades).map(([name, trade]) => [name, { onlyFor: {}, ...trade }]),
  );
  expect(decodeTrades(encodeTrades(trades))).toEqual(full);
});

it("decodes every root with its language, gender, kind and meaning", () => {
  const sorted = (rows: typeof KITCHEN) => rows.toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(sorted(decodeRoots(encodeRoots(KITCHEN)))).toEqual(sorted(KITCHEN));
});
