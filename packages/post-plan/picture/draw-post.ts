import type { KitDesign } from "@angadi/brand-kit/kit";
import { makeKit } from "@angadi/brand-kit/engine/make-kit";
import type { Scene } from "@angadi/brand-kit/scene/scene";
import { capitalize } from "@angadi/formats/words";
import { choosePictures } from "@angadi/drafts/trades/choose-pictures";
import type { Trade } from "@angadi/drafts/trades/trades";
import { shuffleBy, toPlanSeed } from "../engine/shuffle.ts";
import { sellsGoods } from "../engine/trade-kind.ts";
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

/** The drawing of an offer; "" if its words do not say what to draw. */
function findOfferArt(offer: string, trade: Trade): string {
  const goods = (offer.split(",")[0] ?? "").replaceAll(VAGUE_WORDS, "");
  const [picture = ""] = choosePictures([goods], { ...trade, offers: [], pictures: [] });
  return picture === NO_PICTURE ? "" : picture;
}

type Look = readonly [layout: layouts.Layout, surface: layouts.PictureSurface, art: string];

const getNumber = ({ id }: PlannedPost) => Number(id.replaceAll(/\D/g, ""));

/** Which layout, surface and drawing a post has: no two posts of a month have the same. */
function chooseLook(post: PlannedPost, { input, trade, posts }: MonthPlan): Look {
  const key = toPlanSeed(input);
  const isLike = ({ kind, hasList }: PlannedPost) =>
    (kind === "festivalDay") === (post.kind === "festivalDay") && hasList === post.hasList;
  const position = posts.filter(
    (other) => isLike(other) && getNumber(other) < getNumber(post),
  ).length;
  const surfaces = shuffleBy(layouts.SURFACES, key, String);
  const tradeArt = trade.pictures[0] ?? NO_PICTURE;
  if (post.kind === "festivalDay") {
    const art = findFestivalArt(post.festival?.title ?? "");
    return [layouts.drawGreeting, surfaces[position % surfaces.length] ?? "ground", art];
  }
  const listLook: Look = [layouts.drawList, "ground", tradeArt];
  if (post.hasList) return listLook;
  /** All pairs of a layout and a surface, the next one always differing in both. */
  const pairLooks = (ones: readonly layouts.Layout[], art: string): Look[] => {
    const shuffled = shuffleBy(ones, key, (layout) => String(ones.indexOf(layout)));
    return layouts.SURFACES.flatMap((_, round) =>
      shuffled.map((layout, index): Look => {
        const surface = surfaces[(index + round) % surfaces.length] ?? "ground";
        return [layout, surface, art];
      }),
    );
  };
  const offerArt = findOfferArt(post.offer?.name ?? "", trade);
  const artLooks = pairLooks(layouts.ART_LAYOUTS, offerArt || tradeArt);
  const typeLooks = pairLooks(layouts.TYPE_LAYOUTS, "");
  // The trade's drawing suits work, but would show other goods than those on offer.
  const tradeRhythm = sellsGoods(trade) ? [false] : [true, false];
  const rhythm = offerArt ? [true, true, false] : tradeRhythm;
  const turns = Array.from({ length: position + 1 }, (_, index) => rhythm[index % rhythm.length]);
  const hasArt = turns.at(-1);
  const looks = hasArt ? artLooks : [...typeLooks, ...artLooks];
  return looks[turns.filter((one) => one === hasArt).length - 1] ?? listLook;
}

/** Draws the picture of a post, 1080 × 1080 pixels. */
export function drawPost(design: KitDesign, plan: MonthPlan, post: PlannedPost): Scene {
  const { input } = plan;
  const tradeName = capitalize(plan.tradeName);
  const greeted = post.kind === "festivalDay" ? post.festival?.title : undefined;
  const [layout, surface, art] = chooseLook(post, plan);
  const signature = {
    name: input.name || tradeName,
    note: input.town || (input.name && tradeName),
  };
  const content: layouts.PictureContent = {
    headline: greeted ?? capitalize(post.offer?.name ?? tradeName),
    price: greeted === undefined ? (post.offer?.price ?? "") : "",
    art,
    list: input.offers,
  };
  const texts = post.hasList
    ? input.offers.flatMap(({ name, price }) => [name, price])
    : [greeted === undefined ? "" : copy.greeting, content.headline, content.price];
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
