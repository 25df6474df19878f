import { cleanText } from "@angadi/drafts/engine/clean";
import { capitalize } from "@angadi/formats/words";
import { findTrade } from "@angadi/drafts/engine/find-trade";
import { toTradeTitle } from "@angadi/drafts/trades/trades";
import { addDays } from "@angadi/formats/days";
import { festivals } from "@angadi/owner-tools/calendar/dates/festivals";
import {
  MAX_PLAN_OFFERS,
  PLAN_LIMITS,
  type MonthPlan,
  type PlanInput,
  type Platform,
  type PlannedPost,
  type PostChange,
  type PostChanges,
  type PostTopic,
} from "../plan.ts";
import { movedReason } from "./caption-copy.ts";
import { type PostSlot, chooseSlots } from "./choose-slots.ts";
import { getLastDay } from "./month-days.ts";
import { assignPlatforms, chooseTime } from "./platforms.ts";
import { isMealTrade } from "./trade-kind.ts";
import { type Place, moveOccasion, writeCaption, writeReason } from "./write-caption.ts";

/** The current month is offered as long as it has that many days. */
const MIN_DAYS_LEFT = 14;
const MAX_MONTHS = 12;
const HEADLINE_LIMIT = 80;

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

/** "₹0", "Rs. 0/-", "Free". */
const FREE_PRICE =
  /^(?:(?:₹|rs\.?|inr)?\s*0+(?:\.0+)?\s*(?:\/-|rs\.?|rupees)?|free(?: of cost)?|nil)$/i;

/** Cleans what was entered; a month that cannot be planned becomes the next one. */
export function cleanInput(input: PlanInput, today: string): PlanInput {
  const months = listMonths(today);
  return {
    trade: cleanText(input.trade, PLAN_LIMITS.trade),
    name: cleanText(input.name, PLAN_LIMITS.name),
    town: capitalize(cleanText(input.town, PLAN_LIMITS.town)),
    month: months.includes(input.month) ? input.month : (months[0] ?? today.slice(0, 7)),
    offers: input.offers
      .map(({ name, price, detail = "" }) => ({
        name: cleanText(name, PLAN_LIMITS.offer),
        // "0" → "free"; "240" → "₹240".
        price: cleanText(price, PLAN_LIMITS.price)
          .replace(FREE_PRICE, "free")
          .replace(/^\d[\d,.]*$/, "₹$&"),
        detail: cleanText(detail, PLAN_LIMITS.detail),
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
  const slots = chooseSlots(trade, input, today);
  const platforms = assignPlatforms(slots, trade);
  const posts = slots.map((slot, index) => {
    const sameTopic = slots.filter(({ topic }) => topic === slot.topic);
    const sameDays = sameTopic.filter(
      ({ kind, festival }) => kind === slot.kind && festival === slot.festival,
    );
    const place = {
      position: sameTopic.indexOf(slot),
      kindPosition: sameDays.indexOf(slot),
      offerPosition: sameTopic.filter(({ offer }) => offer === slot.offer).indexOf(slot),
      step: sameTopic.length,
    };
    const platform = platforms[index] ?? "facebook";
    return makePost(facts, { ...slot, index, platform, place }, changes[toPostId(index)]);
  });
  return { ...facts, posts: posts.toSorted((a, b) => (a.day + a.time < b.day + b.time ? -1 : 1)) };
}

/** The first sentence of an edited caption, cut to what a picture has room for. */
const toHeadline = (caption: string): string =>
  cleanText(caption.split(/(?<=[.?!])\s|\n/)[0] ?? "", HEADLINE_LIMIT);

const toPostId = (index: number) => `post${index + 1}`;

/** Their texts are on their pictures, too. */
const SPOKEN_TOPICS: ReadonlySet<PostTopic> = new Set(["advice", "question", "order"]);

interface PostDraft extends PostSlot {
  index: number;
  platform: Platform;
  place: Omit<Place, "turn">;
}

function makePost(
  facts: Omit<MonthPlan, "posts">,
  { index, platform, place, topic: plannedTopic, offer, ...plannedOccasion }: PostDraft,
  { day = plannedOccasion.day, caption, turn = 0 }: PostChange = {},
): PlannedPost {
  const occasion = moveOccasion(plannedOccasion, day);
  // A greeting for another day has become advice.
  const isLate = plannedTopic === "greeting" && occasion.kind !== "festivalDay";
  const topic = isLate ? "advice" : plannedTopic;
  const postPlace = { ...place, turn, position: isLate ? index : place.position };
  const isSpoken = SPOKEN_TOPICS.has(topic);
  const text = writeCaption(facts, { platform, occasion, topic, offer, place: postPlace });
  return {
    ...occasion,
    id: toPostId(index),
    platform,
    time: chooseTime(plannedOccasion, platform, isMealTrade(facts.trade)),
    reason:
      day === plannedOccasion.day
        ? writeReason(facts, occasion, { topic, offer, place: postPlace })
        : movedReason,
    caption: caption ?? text.caption,
    topic,
    headline: isSpoken && caption !== undefined ? toHeadline(caption) : text.headline,
    tip: isSpoken && caption === undefined ? text.opening : "",
    offer,
    turn,
  };
}
