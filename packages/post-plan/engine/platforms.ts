import { getWeekday } from "@angadi/owner-tools/calendar/dates/due-dates";
import { type Occasion, PLATFORMS, type Platform } from "../plan.ts";

/** The longest caption of each platform. */
export const CAPTION_LIMITS = { instagram: 2200, facebook: 63_206, twitter: 280, linkedin: 3000 };

/** Code points that X counts once; it counts all others twice. */
const SINGLE = /[\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/u;

/** The length of a caption as its platform counts it. */
export const measureCaption = (caption: string, platform: Platform): number =>
  platform === "twitter"
    ? Array.from(caption).reduce((sum, character) => sum + (SINGLE.test(character) ? 1 : 2), 0)
    : caption.length;

/** The platforms that suit an occasion, best first; LinkedIn is read on working days. */
const PLATFORMS_BY_KIND: Readonly<Record<Occasion["kind"], readonly Platform[]>> = {
  festivalDay: ["instagram", "facebook", "twitter"],
  beforeFestival: ["facebook", "instagram", "twitter"],
  payDay: ["facebook", "instagram", "twitter"],
  weekend: ["instagram", "facebook", "twitter"],
  season: ["facebook", "twitter", "linkedin"],
  weekday: ["linkedin", "twitter", "facebook"],
  quietDay: ["twitter", "linkedin", "instagram"],
};

/** Assigns platforms so that all four are used and none twice in a row if it can be avoided. */
export function assignPlatforms(occasions: readonly Occasion[]): Platform[] {
  const counts = new Map<Platform, number>(PLATFORMS.map((platform) => [platform, 0]));
  let previous: Platform | undefined;
  return occasions.map(({ kind, day }) => {
    const isWorkingDay = ![0, 6].includes(getWeekday(day));
    const suitable = PLATFORMS_BY_KIND[kind];
    const rank = (platform: Platform) =>
      suitable.indexOf(platform) +
      (counts.get(platform) ?? 0) * 1.5 +
      (platform === previous ? 2 : 0);
    const candidates = PLATFORMS.filter(
      (platform) => suitable.includes(platform) && (platform !== "linkedin" || isWorkingDay),
    );
    const [chosen = "facebook"] = candidates.toSorted((a, b) => rank(a) - rank(b));
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
