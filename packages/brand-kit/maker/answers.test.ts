import fc from "fast-check";
import { expect, it } from "vitest";
import { EMPTY_ANSWERS, decodeAnswers } from "@angadi/drafts/maker/answers";
import { makeDraftAndLook } from "@angadi/drafts/maker/make-file";
import { resolveStyle } from "@angadi/drafts/page/render-draft";
import { TRADES_BY_ID } from "@angadi/drafts/trades/trades";
import { makeKit } from "../engine/make-kit.ts";
import { EMPTY_KIT_INPUT, KIT_LIMITS, MARK_KINDS } from "../kit.ts";
import {
  type KitAnswers,
  decodeKitAnswers,
  encodeKitAnswers,
  makeKitAndDesign,
} from "./answers.ts";
import { toDraftHash } from "./to-draft-hash.ts";

const text = (maxLength: number) =>
  fc.string({ unit: "grapheme", maxLength }).filter((value) => value.length <= maxLength);

const answers: fc.Arbitrary<KitAnswers> = fc.record({
  input: fc.record({
    name: text(KIT_LIMITS.name),
    localName: text(KIT_LIMITS.localName),
    trade: text(KIT_LIMITS.trade),
    sentence: text(KIT_LIMITS.sentence),
    state: fc.constantFrom("", "karnataka", "other"),
  }),
  direction: fc.nat(2),
  changes: fc.record({
    palette: fc.option(fc.nat(3), { nil: undefined }),
    pairing: fc.option(fc.nat(2), { nil: undefined }),
    mark: fc.option(fc.record({ kind: fc.constantFrom(...MARK_KINDS), variant: fc.nat(99) }), {
      nil: undefined,
    }),
  }),
});

it("decodes what it encoded", () => {
  fc.assert(
    fc.property(answers, (kit) => {
      expect(decodeKitAnswers(encodeKitAnswers(kit))).toEqual(kit);
    }),
  );
});

it("makes a kit of any address", () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(makeKitAndDesign(decodeKitAnswers(query)).directions).toHaveLength(3);
    }),
  );
});

it("opens a website draft with the same palette and typefaces, for every trade", () => {
  for (const trade of TRADES_BY_ID.keys()) {
    for (const design of makeKit({ ...EMPTY_KIT_INPUT, name: "Mogra", trade })) {
      const draftAnswers = decodeAnswers(toDraftHash(design));
      const { draft, look } = makeDraftAndLook(draftAnswers ?? EMPTY_ANSWERS);
      const { palette, pairing } = resolveStyle(draft.tradeId, look);
      expect([palette.id, pairing]).toEqual([design.palette.id, design.pairing]);
      expect(draft.name.text).toBe("Mogra");
    }
  }
});
