import { EMPTY_DRAFT_BRIEF } from "@angadi/drafts/draft";
import { encodeAnswers } from "@angadi/drafts/maker/answers";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import type { KitDesign } from "../kit.ts";

/** The hash of a website draft with the design's name, palette and typefaces. */
export function toDraftHash({ input, trade, paletteIndex, pairingIndex }: KitDesign): string {
  const { name, sentence } = input;
  // The palettes of a dark layout are others.
  const turn = getStyleProfile(trade.id).layouts.findIndex((layout) => layout !== "evening");
  return encodeAnswers({
    brief: {
      ...EMPTY_DRAFT_BRIEF,
      name,
      sentence,
      businessTypeId: trade.id,
      businessTypeName: input.trade,
    },
    turn,
    palette: paletteIndex,
    pairing: pairingIndex,
  });
}
