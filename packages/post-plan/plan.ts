import { OFFER_LIMITS, type OfferText } from "@angadi/drafts/draft";
import type { Trade } from "@angadi/drafts/trades/trades";
import type { DateBasis } from "@angadi/owner-tools/calendar/dates/date-rules";

export const PLATFORMS = ["instagram", "facebook", "twitter", "linkedin"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const MAX_PLAN_OFFERS = 5;
/** The specification gives ten posts with the trial. */
export const POST_COUNT = 10;

/** What is on offer, with what the owner says about it. */
export interface PlanOffer extends OfferText {
  /** "Baked at six each morning"; captions have it word for word. */
  detail?: string | undefined;
}

/** What the owner enters. */
export interface PlanInput {
  /** The id of a business type, or what the owner calls it: "Flower shop". */
  trade: string;
  /** The name of the business; may be empty. */
  name: string;
  town: string;
  /** As "2027-01". */
  month: string;
  offers: readonly PlanOffer[];
  /** Another number makes other posts. */
  seed: number;
}

/** Maximum lengths in UTF-16 units; the form's inputs accept no more. */
export const PLAN_LIMITS = {
  trade: 60,
  name: 40,
  town: 40,
  offer: OFFER_LIMITS.name,
  price: OFFER_LIMITS.price,
  detail: 80,
} as const;

/** What a post is about. */
export type PostTopic = "greeting" | "offer" | "list" | "advice" | "question" | "order";

/** Why a day was chosen. */
export type OccasionKind =
  | "festivalDay"
  | "beforeFestival"
  | "payDay"
  | "weekend"
  | "season"
  | "weekday";

export interface Occasion {
  kind: OccasionKind;
  /** As "2027-01-15". */
  day: string;
  /** The festival that it is about, if any. */
  festival?: { title: string; day: string; basis: DateBasis };
}

export interface PlannedPost extends Occasion {
  /** The same for every seed and after every change. */
  id: string;
  platform: Platform;
  /** As "18:30". */
  time: string;
  /** Why it goes out on this day, in words. */
  reason: string;
  caption: string;
  topic: PostTopic;
  /** What it is about in a few words, on its picture and in the calendar. */
  headline: string;
  /** Advice, a question or how to order, for the picture; empty for others and changed captions. */
  tip: string;
  /** Of a post about one offer, and of how to order it. */
  offer: PlanOffer | undefined;
  /** How many times another text was asked for. */
  turn: number;
}

export interface MonthPlan {
  /** Cleaned, with the month that was planned. */
  input: PlanInput;
  trade: Trade;
  /** What the business is called: as typed, or the business type's name. */
  tradeName: string;
  /** Sorted by day. */
  posts: readonly PlannedPost[];
}

/** What the owner changed in a post. */
export interface PostChange {
  day?: string | undefined;
  caption?: string | undefined;
  turn?: number | undefined;
}
export type PostChanges = Readonly<Record<string, PostChange>>;
