import { OFFER_LIMITS, type OfferText } from "@angadi/drafts/draft";
import type { Trade } from "@angadi/drafts/trades/trades";
import type { DateBasis } from "@angadi/owner-tools/calendar/dates/date-rules";

export const PLATFORMS = ["instagram", "facebook", "twitter", "linkedin"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const MAX_PLAN_OFFERS = 5;
/** The specification gives ten posts with the trial. */
export const POST_COUNT = 10;

/** What the owner enters. */
export interface PlanInput {
  /** The id of a business type, or what the owner calls it: "Flower shop". */
  trade: string;
  /** The name of the business; may be empty. */
  name: string;
  town: string;
  /** As "2027-01". */
  month: string;
  offers: readonly OfferText[];
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
} as const;

/** Why a day was chosen; each kind has its own sentences. */
export type OccasionKind =
  | "festivalDay"
  | "beforeFestival"
  | "payDay"
  | "weekend"
  | "season"
  | "weekday"
  | "quietDay";

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
  /** What its picture shows; undefined if the owner entered nothing to offer. */
  offer: OfferText | undefined;
  /** Whether it shows all that is on offer. */
  hasList: boolean;
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
