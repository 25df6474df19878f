import { cleanText } from "@angadi/drafts/engine/clean";
import { capitalize, splitWords } from "@angadi/formats/words";
import { findTrade } from "@angadi/drafts/engine/find-trade";
import { hashTextEvenly } from "@angadi/formats/hash-text";
import { PAIRINGS } from "@angadi/drafts/render/pairings";
import { PALETTES } from "@angadi/drafts/render/palettes";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import { toTradeTitle } from "@angadi/drafts/trades/trades";
import {
  type KitDesign,
  type DesignChanges,
  type Kit,
  KIT_LIMITS,
  type KitInput,
  LOGO_STYLES,
} from "../kit.ts";
import { listMarkPictures } from "./mark-pictures.ts";
import { pickCyclic } from "@angadi/drafts/render/pick-cyclic";

/** Marks of a kind; later variants repeat. */
export const MARK_VARIANTS = 24;

const cleanInput = (input: KitInput): KitInput => ({
  name: cleanText(input.name, KIT_LIMITS.name),
  localName: cleanText(input.localName, KIT_LIMITS.localName),
  trade: cleanText(input.trade, KIT_LIMITS.trade),
  sentence: cleanText(input.sentence, KIT_LIMITS.sentence),
  state: input.state,
});

/**
 * Makes the three directions of a kit, which differ in palette, typefaces, mark and logo. The same
 * input makes the same kit.
 */
export function makeKit(input: KitInput): Kit {
  const cleaned = cleanInput(input);
  const { name, trade: tradeText, sentence } = cleaned;
  const trade = findTrade({
    businessTypeId: splitWords(tradeText).join("-"),
    businessTypeName: tradeText,
    sentence,
    name,
  });
  const shownInput = { ...cleaned, trade: toTradeTitle(tradeText), sentence: capitalize(sentence) };
  const seed = hashTextEvenly(`${trade.id} ${name}`);
  // The first direction has the trade's own drawing, the others the next ones; offices end in letters.
  const pictureCount = listMarkPictures(trade, name).length;
  const variant = pictureCount * ((seed >>> 8) % 5);
  const isOffice = trade.id === "" || getStyleProfile(trade.id).group === "office";
  const letterFrom = pictureCount === 0 ? 0 : isOffice ? 2 : 3;
  const createDirection = (index: number): KitDesign =>
    createDesign(
      {
        input: shownInput,
        trade,
        mark: { kind: index < letterFrom ? "picture" : "letter", variant: variant + index },
        logoStyle: pickCyclic(LOGO_STYLES, (seed >>> 13) + index),
      },
      (seed + index) % 4,
      ((seed >>> 3) + index) % 3,
    );
  return [createDirection(0), createDirection(1), createDirection(2)];
}

function createDesign(
  parts: Pick<KitDesign, "input" | "trade" | "mark" | "logoStyle">,
  paletteIndex: number,
  pairingIndex: number,
): KitDesign {
  const { palettes, pairings } = getStyleProfile(parts.trade.id);
  // The others are too ragged or too thin for a signboard.
  const boldPairings = pairings.filter((id) => id !== "yatra" && id !== "light");
  return {
    ...parts,
    palette: PALETTES[pickCyclic(palettes, paletteIndex)],
    paletteIndex,
    pairing: PAIRINGS[boldPairings[pairingIndex] ?? "plain"],
    pairingIndex,
  };
}

/** A direction with the visitor's changes. */
export const changeDesign = (
  design: KitDesign,
  { palette, pairing, mark }: DesignChanges,
): KitDesign =>
  createDesign(
    { ...design, mark: mark ?? design.mark },
    palette ?? design.paletteIndex,
    pairing ?? design.pairingIndex,
  );
