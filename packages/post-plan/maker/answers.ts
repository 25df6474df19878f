import { MAX_PLAN_OFFERS, PLAN_LIMITS, type PlanInput, type PostChanges } from "../plan.ts";
import { PLAN_SECTION_ID } from "./section-id.ts";

/** What the visitor entered for a month, and changed in its posts. */
export interface MonthState {
  input: PlanInput;
  changes: PostChanges;
}

export const PLAN_PATH = "/social-media";
const HASH_PREFIX = `#${PLAN_SECTION_ID}?`;
const MAX_HASH_LENGTH = 8000;
const MAX_SEED = 999;

const TEXT_FIELDS = ["trade", "name", "town", "month"] as const;
/** Names of the fields of what is on offer, in the form and in links. */
export const POST_OFFER_FIELDS = Array.from({ length: MAX_PLAN_OFFERS }, (_, index) => ({
  name: `offer${index + 1}`,
  price: `price${index + 1}`,
  detail: `detail${index + 1}`,
}));

/** All fields of the form and of links. */
export const PLAN_FIELDS: readonly string[] = [
  ...TEXT_FIELDS,
  ...POST_OFFER_FIELDS.flatMap(({ name, price, detail }) => [name, price, detail]),
  "seed",
];

/** Parses what the form or a link has; too long texts are cut. */
export function parsePlanInput(values: { get(name: string): unknown }): PlanInput {
  const read = (name: string, limit: number) => {
    const value = values.get(name);
    return typeof value === "string" ? value.slice(0, limit) : "";
  };
  const seed = read("seed", 3);
  return {
    trade: read("trade", PLAN_LIMITS.trade),
    name: read("name", PLAN_LIMITS.name),
    town: read("town", PLAN_LIMITS.town),
    month: read("month", 7),
    offers: POST_OFFER_FIELDS.map(({ name, price, detail }) => ({
      name: read(name, PLAN_LIMITS.offer),
      price: read(price, PLAN_LIMITS.price),
      detail: read(detail, PLAN_LIMITS.detail),
    })),
    seed: /^\d+$/.test(seed) ? Number(seed) : 0,
  };
}

export function encodePlanInput({ offers, seed, ...texts }: PlanInput): string {
  const values = new URLSearchParams();
  const set = (name: string, text: string) => {
    if (text !== "") values.set(name, text.toWellFormed());
  };
  for (const field of TEXT_FIELDS) set(field, texts[field]);
  for (const [index, fields] of POST_OFFER_FIELDS.entries()) {
    set(fields.name, offers[index]?.name ?? "");
    set(fields.price, offers[index]?.price ?? "");
    set(fields.detail, offers[index]?.detail ?? "");
  }
  if (seed > 0) values.set("seed", String(seed % (MAX_SEED + 1)));
  return values.toString();
}

export const decodePlanInput = (query: string): PlanInput =>
  parsePlanInput(new URLSearchParams(query.slice(0, MAX_HASH_LENGTH)));

export const toPlanHash = (input: PlanInput): string => HASH_PREFIX + encodePlanInput(input);

/** The input in a page's address: its hash or, from the form without script, its query. */
export const readPlanAddress = ({ hash, search }: { hash: string; search: string }): PlanInput =>
  decodePlanInput(hash.startsWith(HASH_PREFIX) ? hash.slice(HASH_PREFIX.length) : search.slice(1));

/** Whether there is anything to write posts about. */
export const hasOffer = ({ trade, offers }: PlanInput): boolean =>
  trade.trim() !== "" && offers.some(({ name }) => name.trim() !== "");

export const isInputEmpty = (input: PlanInput): boolean => encodePlanInput(input) === "";
