import type { Trade } from "@angadi/drafts/trades/trades";
import { getWeekday } from "@angadi/owner-tools/calendar/dates/due-dates";
import type { Occasion, Platform, PostTopic } from "../plan.ts";
import { type AdviceGroup, findGroup, findOrderCopy } from "./advice.ts";
import type { PostSlot } from "./choose-slots.ts";

/** The longest caption of each platform. */
export const CAPTION_LIMITS = { instagram: 2200, facebook: 63_206, twitter: 280, linkedin: 3000 };

/** Code points that X counts once; it counts all others twice. */
const SINGLE = /[\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/u;

/** The length of a caption as its platform counts it. */
export const measureCaption = (caption: string, platform: Platform): number =>
  platform === "twitter"
    ? Array.from(caption).reduce((sum, character) => sum + (SINGLE.test(character) ? 1 : 2), 0)
    : caption.length;

/** The platforms that suit a topic, best first. */
const PLATFORMS_BY_TOPIC: Readonly<Record<PostTopic, readonly Platform[]>> = {
  greeting: ["instagram", "facebook"],
  offer: ["instagram", "facebook", "twitter"],
  list: ["facebook", "instagram"],
  advice: ["twitter", "instagram", "facebook"],
  question: ["facebook", "instagram", "twitter"],
  order: ["facebook", "twitter", "instagram"],
};

/** Groups whose advice is for businesses, too. */
const BUSINESS_GROUPS: ReadonlySet<AdviceGroup> = new Set(["paper", "agency"]);

const isWorkingDay = ({ day }: PostSlot) => ![0, 6].includes(getWeekday(day));

/** The posts for LinkedIn, on working days: how to order for a business, and advice to businesses. */
function listLinkedinSlots(slots: readonly PostSlot[], trade: Trade): PostSlot[] {
  const hasBusinessCopy = Object.keys(findOrderCopy(trade).business).length > 0;
  const hasAdvice = BUSINESS_GROUPS.has(findGroup(trade));
  const working = slots.filter((slot) => isWorkingDay(slot));
  const orders = working.filter(({ topic }) => topic === "order" && hasBusinessCopy);
  const advice = working.filter(({ topic }) => topic === "advice");
  return [...orders, ...(hasAdvice ? advice : [])].slice(0, 2);
}

/**
 * Assigns platforms so that none is used twice in a row if it can be avoided. Trades without a text
 * for business readers do not post on LinkedIn.
 */
export function assignPlatforms(slots: readonly PostSlot[], trade: Trade): Platform[] {
  const forLinkedin = new Set(listLinkedinSlots(slots, trade));
  const counts = new Map<Platform, number>();
  let previous: Platform | undefined;
  return slots.map((slot) => {
    const suitable = PLATFORMS_BY_TOPIC[slot.topic];
    const rank = (platform: Platform) =>
      suitable.indexOf(platform) +
      (counts.get(platform) ?? 0) * 1.5 +
      (platform === previous ? 3 : 0);
    const [best = "facebook"] = suitable.toSorted((a, b) => rank(a) - rank(b));
    const chosen = forLinkedin.has(slot) ? "linkedin" : best;
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
    previous = chosen;
    return chosen;
  });
}

/** Trades whose customers decide before a meal. */
const MEAL_TIMES = { instagram: "11:30", facebook: "17:30", twitter: "12:00", linkedin: "11:00" };
const TIMES = { instagram: "19:00", facebook: "18:30", twitter: "12:30", linkedin: "11:00" };

/** The hour of a post, as "18:30". */
export function chooseTime({ kind }: Occasion, platform: Platform, isMealTrade: boolean): string {
  if (kind === "festivalDay") return "08:00";
  if (kind === "weekend" && platform !== "twitter") return "10:00";
  return (isMealTrade ? MEAL_TIMES : TIMES)[platform];
}
