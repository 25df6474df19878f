import { cleanText } from "@angadi/drafts/engine/clean";
import { capitalize } from "@angadi/formats/words";
import { findTrade } from "@angadi/drafts/engine/find-trade";
import { toTradeTitle } from "@angadi/drafts/trades/trades";
import { addDays } from "@angadi/formats/days";
import { festivals } from "@angadi/owner-tools/calendar/dates/festivals";
import {
  MAX_PLAN_OFFERS,
  type Occasion,
  PLAN_LIMITS,
  type MonthPlan,
  type PlanInput,
  type Platform,
  type PlannedPost,
  type PostChange,
  type PostChanges,
} from "../plan.ts";
import { movedReason } from "./caption-copy.ts";
import { chooseOccasions, getLastDay } from "./occasions.ts";
import { assignPlatforms, chooseTime } from "./platforms.ts";
import { shuffleBy, toPlanSeed } from "./shuffle.ts";
import { isMealTrade } from "./trade-kind.ts";
import { moveOccasion, writeCaption, writeReason } from "./write-caption.ts";

/** The current month is offered as long as it has that many days. */
const MIN_DAYS_LEFT = 14;
const MAX_MONTHS = 12;

/** The months that can be planned, as "2027-01", the next to come first. */
export function listMonths(today: string): string[] {
  const lastMonth = festivals.at(-1)?.day.slice(0, 7) ?? "";
  const months: string[] = [];
  let day = today;
  while (months.length < MAX_MONTHS && day.slice(0, 7) <= lastMonth) {
    const month = day.slice(0, 7);
    if (month !== today.slice(0, 7) || addDays(today, MIN_DAYS_LEFT - 1) <= getLastDay(month))
      months.push(month);
    day = addDays(getLastDay(month), 1);
  }
  return months;
}

/** Cleans what was entered; a month that cannot be planned becomes the next one. */
export function cleanInput(input: PlanInput, today: string): PlanInput {
  const months = listMonths(today);
  return {
    trade: cleanText(input.trade, PLAN_LIMITS.trade),
    name: cleanText(input.name, PLAN_LIMITS.name),
    town: capitalize(cleanText(input.town, PLAN_LIMITS.town)),
    month: months.includes(input.month) ? input.month : (months[0] ?? today.slice(0, 7)),
    offers: input.offers
      .map(({ name, price }) => ({
        name: cleanText(name, PLAN_LIMITS.offer),
        // "240" → "₹240".
        price: cleanText(price, PLAN_LIMITS.price).replace(/^\d[\d,.]*$/, "₹$&"),
      }))
      .filter(({ name }) => name !== "")
      .slice(0, MAX_PLAN_OFFERS),
    seed: input.seed,
  };
}

/**
 * Makes the ten posts of a month, not before today, with the owner's changes. The same input makes
 * the same posts on the same day.
 */
export function makePlan(rawInput: PlanInput, today: string, changes: PostChanges = {}): MonthPlan {
  const input = cleanInput(rawInput, today);
  const trade = findTrade({
    // "Temple", as the form's list has it → "temple".
    businessTypeId: input.trade.toLowerCase().replaceAll(" ", "-"),
    businessTypeName: input.trade,
    sentence: "",
  });
  const tradeName = toTradeTitle(input.trade);
  const facts = { input, trade, tradeName };
  const occasions = chooseOccasions(trade, input, today);
  const platforms = assignPlatforms(occasions);
  const payDayIndex = occasions.findIndex(({ kind }) => kind === "payDay");
  // One post of the month shows all that is on offer.
  const listCandidates = [payDayIndex, platforms.indexOf("linkedin")].filter((one) => one >= 0);
  const [listIndex] = shuffleBy(listCandidates, toPlanSeed(input), String);
  const posts = occasions.map((occasion, index) => {
    const sameKind = occasions.filter(({ kind }) => kind === occasion.kind);
    const draft: PostSlot = {
      occasion,
      index,
      platform: platforms[index] ?? "facebook",
      kindIndex: sameKind.indexOf(occasion),
      kindCount: sameKind.length,
      hasList: index === listIndex && input.offers.length > 1,
    };
    return makePost(facts, draft, changes[toPostId(index)]);
  });
  return { ...facts, posts: posts.toSorted((a, b) => (a.day + a.time < b.day + b.time ? -1 : 1)) };
}

/** A post before it is written. */
interface PostSlot {
  occasion: Occasion;
  index: number;
  platform: Platform;
  /** Its position among the posts of its kind. */
  kindIndex: number;
  kindCount: number;
  hasList: boolean;
}

const toPostId = (index: number) => `post${index + 1}`;

function makePost(
  facts: Omit<MonthPlan, "posts">,
  { occasion: plannedOccasion, index, platform, kindIndex, kindCount, hasList }: PostSlot,
  { day = plannedOccasion.day, caption, turn = 0 }: PostChange = {},
): PlannedPost {
  const { input, trade } = facts;
  const occasion = moveOccasion(plannedOccasion, day);
  const offers = shuffleBy(input.offers, toPlanSeed(input), ({ name }) => name);
  const offer = offers[(index + turn) % Math.max(offers.length, 1)];
  const kindPlace = { position: kindIndex, turn, step: kindCount };
  const place = { position: index, turn, step: 1 };
  return {
    ...occasion,
    id: toPostId(index),
    platform,
    time: chooseTime(plannedOccasion, platform, isMealTrade(trade)),
    reason: day === plannedOccasion.day ? writeReason(facts, occasion) : movedReason,
    caption:
      caption ?? writeCaption(facts, { platform, occasion, offer, hasList, kindPlace, place }),
    offer,
    hasList,
    turn,
  };
}
