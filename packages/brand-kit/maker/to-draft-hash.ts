import { EMPTY_DRAFT_BRIEF } from "@angadi/drafts/draft";
import { encodeAnswers } from "@angadi/drafts/maker/answers";
import { PAIRINGS } from "@angadi/drafts/render/pairings";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import type { KitDesign } from "../kit.ts";

/** The hash of a website draft with the design's name, palette and typefaces. */
export function toDraftHash({ input, trade, paletteIndex, pairing }: KitDesign): string {
  const { name, sentence } = input;
  const { layouts, pairings } = getStyleProfile(trade.id);
  // The palettes of a dark layout are others.
  const turn = layouts.findIndex((layout) => layout !== "evening");
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
    pairing: pairings.findIndex((id) => PAIRINGS[id] === pairing),
  });
}
