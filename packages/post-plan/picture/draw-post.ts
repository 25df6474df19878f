import type { KitDesign } from "@angadi/brand-kit/kit";
import { makeKit } from "@angadi/brand-kit/engine/make-kit";
import type { Scene } from "@angadi/brand-kit/scene/scene";
import { capitalize } from "@angadi/formats/words";
import { getFestival } from "../engine/festival-table.ts";
import { findByOffer } from "../engine/offer-words.ts";
import { shuffleBy, toPlanSeed } from "../engine/shuffle.ts";
import offerArt from "../engine/tables/offer-art.json" with { type: "json" };
import tradeArt from "../engine/tables/trade-art.json" with { type: "json" };
import type { MonthPlan, PlannedPost } from "../plan.ts";
import { postPictureCopy as copy } from "./copy.ts";
import * as layouts from "./layouts.ts";
import { SIDE, createPainter } from "./painter.ts";

/** The kit of a business that has saved none: made of its name and trade. */
export function makePlanDesign({ input, tradeName, trade }: Omit<MonthPlan, "posts">): KitDesign {
  const name = input.name || capitalize(tradeName);
  const kitTrade = trade.id || tradeName;
  const [design] = makeKit({ name, localName: "", trade: kitTrade, sentence: "", state: "" });
  return design;
}

/** No drawing is on more posts of a month. */
const MAX_SAME_ART = 2;

/** Offers get their drawings first, then the list. */
const rank = ({ offer, topic }: PlannedPost) => (offer ? 0 : topic === "list" ? 1 : 2);

/** Drawings of trades whose first picture does not show what all of them offer; "" if none does. */
const TRADE_ART: Readonly<Record<string, string>> = tradeArt;

/**
 * The drawings of a month's posts by their ids; none if words alone suit a post better. Different
 * goods have different drawings. A list shows some of its goods; other posts about no offer show the
 * trade, or goods if it has no drawing.
 */
export function chooseArt({ trade, input, posts }: MonthPlan): ReadonlyMap<string, string> {
  const drawn = new Map(
    input.offers
      .map(({ name }) => [findByOffer(offerArt, name, trade), name] as const)
      .toReversed(),
  );
  const illustrated = posts.find(({ topic }) => topic === "advice");
  const suggest = ({ id, topic, festival, offer }: PlannedPost) => {
    if (topic === "greeting") return getFestival(festival?.title ?? "").art;
    if (topic === "offer" || topic === "order")
      return [...drawn].find(([, name]) => name === offer?.name)?.[0];
    if (topic === "advice" && id !== illustrated?.id) return "";
    const goods = [...drawn.keys()]
      .toReversed()
      .toSorted((a = "", b = "") => countUses(a) - countUses(b));
    const shown = [TRADE_ART[trade.id] ?? trade.pictures[0], goods.find(Boolean)];
    return (topic === "list" ? shown.toReversed() : shown).find(Boolean);
  };
  const chosen = new Map<string, string>();
  const countUses = (art: string) => [...chosen.values()].filter((one) => one === art).length;
  for (const post of posts.toSorted((a, b) => rank(a) - rank(b))) {
    const art = suggest(post) ?? "";
    if (art !== "" && countUses(art) < MAX_SAME_ART) chosen.set(post.id, art);
  }
  return chosen;
}

type Look = readonly [layout: layouts.Layout, surface: layouts.PictureSurface, art: string];

const getNumber = ({ id }: PlannedPost) => Number(id.replaceAll(/\D/g, ""));

/** Which layout, surface and drawing a post has: no two posts of a month have the same. */
function chooseLook(post: PlannedPost, plan: MonthPlan): Look {
  const { input, posts } = plan;
  const key = toPlanSeed(input);
  const art = chooseArt(plan);
  const toLayouts = (one: PlannedPost) => {
    const layoutsWithArt = {
      greeting: layouts.GREETING_LAYOUTS,
      list: layouts.LIST_LAYOUTS,
      question: layouts.QUESTION_LAYOUTS,
      advice: layouts.NOTE_LAYOUTS,
      order: layouts.NOTE_LAYOUTS,
      offer: layouts.ART_LAYOUTS,
    }[one.topic];
    const hasOwnLayout = one.topic === "greeting" || one.topic === "list";
    return !hasOwnLayout && !art.has(one.id) ? layouts.TEXT_LAYOUTS : layoutsWithArt;
  };
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
  return [layout, post.topic === "list" ? "ground" : surface, art.get(post.id) ?? ""];
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
  // A question is the headline itself.
  const tip = post.tip.slice(post.topic === "question" ? post.headline.length : 0).trim();
  const { price = "", detail = tip } = (post.topic === "offer" && post.offer) || {};
  const content = {
    headline: post.headline,
    price: capitalize(price),
    detail,
    art,
    list: input.offers,
  };
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
