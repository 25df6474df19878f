import type { KitDesign } from "@angadi/brand-kit/kit";
import { makeKit } from "@angadi/brand-kit/engine/make-kit";
import type { Scene } from "@angadi/brand-kit/scene/scene";
import { capitalize } from "@angadi/formats/words";
import { choosePictures } from "@angadi/drafts/trades/choose-pictures";
import type { Trade } from "@angadi/drafts/trades/trades";
import { shuffleBy, toPlanSeed } from "../engine/shuffle.ts";
import type { MonthPlan, PlannedPost } from "../plan.ts";
import { postPictureCopy as copy } from "./copy.ts";
import { findFestivalArt } from "./festival-art.ts";
import * as layouts from "./layouts.ts";
import { SIDE, createPainter } from "./painter.ts";

/** The kit of a business that has saved none: made of its name and trade. */
export function makePlanDesign({ input, tradeName, trade }: Omit<MonthPlan, "posts">): KitDesign {
  const name = input.name || capitalize(tradeName);
  const kitTrade = trade.id || tradeName;
  const [design] = makeKit({ name, localName: "", trade: kitTrade, sentence: "", state: "" });
  return design;
}

/** Words that say how goods are packed, or that have several meanings. */
const VAGUE_WORDS = /\b(?:box|boxes|pack|packs|packet|parcel|covers?|plan|full|home|office)\b/gi;
/** What `choosePictures` returns if no word of an offer is known. */
const NO_PICTURE = "house";
/** Drawings that suit an offer only if it names what they show. */
const EXACT_WORDS: Readonly<Record<string, RegExp>> = {
  jar: /pickle|achar|avakaya|chutney|honey|jam\b|masala|podi|ghee/i,
  packet: /chips?\b|biscuit|noodle|packet/i,
  parcel: /parcel|courier|gift/i,
  shelf: /shel(?:f|ves)/i,
};

/** The drawing of an offer; "" if its words do not say what to draw. */
function findOfferArt(offer: string, trade: Trade): string {
  const goods = (offer.split(",")[0] ?? "").replaceAll(VAGUE_WORDS, "");
  const [picture = ""] = choosePictures([goods], { ...trade, offers: [], pictures: [] });
  const isExact = EXACT_WORDS[picture]?.test(offer) ?? true;
  return picture === NO_PICTURE || !isExact ? "" : picture;
}

type Look = readonly [layout: layouts.Layout, surface: layouts.PictureSurface, art: string];

const getNumber = ({ id }: PlannedPost) => Number(id.replaceAll(/\D/g, ""));

/** Which layout, surface and drawing a post has: no two posts of a month have the same. */
function chooseLook(post: PlannedPost, { input, trade, posts }: MonthPlan): Look {
  const key = toPlanSeed(input);
  const tradeArt = trade.pictures[0] ?? NO_PICTURE;
  const isMade = ({ offer }: PlannedPost) => offer && findOfferArt(offer.name, trade) !== "";
  const toLayouts = (one: PlannedPost) =>
    ({
      greeting: layouts.GREETING_LAYOUTS,
      list: layouts.LIST_LAYOUTS,
      question: layouts.QUESTION_LAYOUTS,
      advice: layouts.NOTE_LAYOUTS,
      order: layouts.NOTE_LAYOUTS,
      offer: isMade(one) ? layouts.ART_LAYOUTS : layouts.NAME_LAYOUTS,
    })[one.topic];
  const ones = toLayouts(post);
  const position = posts.filter(
    (other) => toLayouts(other) === ones && getNumber(other) < getNumber(post),
  ).length;
  const shuffled = shuffleBy(ones, key, (layout) => String(ones.indexOf(layout)));
  const surfaces = shuffleBy(layouts.SURFACES, key, String);
  // The next one always differs in layout and surface.
  const round = Math.floor(position / shuffled.length);
  const layout = shuffled[position % shuffled.length] ?? layouts.drawList;
  const surface = surfaces[(position + round) % surfaces.length] ?? "ground";
  if (post.topic === "greeting")
    return [layout, surface, findFestivalArt(post.festival?.title ?? "")];
  if (post.topic === "list") return [layout, "ground", tradeArt];
  if (post.topic === "offer")
    return [layout, surface, findOfferArt(post.offer?.name ?? "", trade) || tradeArt];
  return [layout, surface, tradeArt];
}

/** Draws the picture of a post, 1080 × 1080 pixels. */
export function drawPost(design: KitDesign, plan: MonthPlan, post: PlannedPost): Scene {
  const { input } = plan;
  const tradeName = capitalize(plan.tradeName);
  const [layout, surface, art] = chooseLook(post, plan);
  const signature = {
    name: input.name || tradeName,
    note: input.town || (input.name && tradeName),
  };
  const price = post.offer?.price ?? "";
  const content = { headline: post.headline, price, art, list: input.offers };
  const texts =
    post.topic === "list"
      ? input.offers.flatMap((offer) => [offer.name, offer.price])
      : [post.topic === "greeting" ? copy.greeting : "", post.headline, price];
  const paint = createPainter(design);
  return {
    width: SIDE,
    height: SIDE,
    label: copy.label(texts),
    background: design.palette[surface],
    shapes: [
      ...layout(paint, content, surface),
      ...paint.footer(signature, layouts.toFooter(surface)),
    ],
  };
}
