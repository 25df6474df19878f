import type { KitDesign } from "@angadi/brand-kit/kit";
import { makeKit } from "@angadi/brand-kit/engine/make-kit";
import type { Scene } from "@angadi/brand-kit/scene/scene";
import { capitalize } from "@angadi/drafts/engine/clean";
import { choosePictures } from "@angadi/drafts/trades/choose-pictures";
import type { MonthPlan, PlannedPost } from "../plan.ts";
import { postPictureCopy as copy } from "./copy.ts";
import { GREETINGS, OFFER_LAYOUTS, type PictureContent, drawList } from "./layouts.ts";
import { SIDE, createPainter } from "./painter.ts";

/** The kit of a business that has saved none: made of its name and trade. */
export function makePlanDesign({ input, tradeName, trade }: Omit<MonthPlan, "posts">): KitDesign {
  const name = input.name || capitalize(tradeName);
  const kitTrade = trade.id || tradeName;
  const [design] = makeKit({ name, localName: "", trade: kitTrade, sentence: "", state: "" });
  return design;
}

/** The number in a post's id, which varies the pictures of a month. */
const getNumber = ({ id, turn }: PlannedPost) => Number(id.replaceAll(/\D/g, "")) + turn;

const pick = <T>(list: readonly [T, ...T[]], number: number): T =>
  list[number % list.length] ?? list[0];

function chooseLayout(post: PlannedPost, seed: number) {
  if (post.kind === "festivalDay") return pick(GREETINGS, new Date(post.day).getUTCDate());
  return post.hasList ? drawList : pick(OFFER_LAYOUTS, getNumber(post) + seed);
}

/** The drawing of what is on offer, by turns with that of the trade if little is on offer. */
function chooseArt(post: PlannedPost, { input, trade }: MonthPlan): string {
  const names = input.offers.map(({ name }) => name);
  const art = choosePictures(names, trade)[names.indexOf(post.offer?.name ?? "")];
  const isTradeTurn = Math.floor(getNumber(post) / OFFER_LAYOUTS.length) % 2 === 1;
  return art === undefined || (names.length < 2 && isTradeTurn)
    ? (trade.pictures[0] ?? "house")
    : art;
}

/** Draws the picture of a post, 1080 × 1080 pixels. */
export function drawPost(design: KitDesign, plan: MonthPlan, post: PlannedPost): Scene {
  const { input } = plan;
  const tradeName = capitalize(plan.tradeName);
  const greeted = post.kind === "festivalDay" ? post.festival?.title : undefined;
  const content: PictureContent = {
    headline: greeted ?? capitalize(post.offer?.name ?? tradeName),
    price: greeted === undefined ? (post.offer?.price ?? "") : "",
    art: chooseArt(post, plan),
    signature: {
      name: input.name || tradeName,
      note: input.town || (input.name ? tradeName : ""),
    },
    list: input.offers,
  };
  const layout = chooseLayout(post, input.seed);
  const texts =
    layout === drawList
      ? input.offers.flatMap(({ name, price }) => [name, price])
      : [greeted === undefined ? "" : copy.greeting, content.headline, content.price];
  const drawn = layout(createPainter(design), content);
  return { width: SIDE, height: SIDE, label: copy.label(texts), ...drawn };
}
