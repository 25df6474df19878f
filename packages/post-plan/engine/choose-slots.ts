import type { Trade } from "@angadi/drafts/trades/trades";
import { addDays, listDays } from "@angadi/formats/days";
import {
  type Occasion,
  type PlanInput,
  type PlanOffer,
  POST_COUNT,
  type PostTopic,
} from "../plan.ts";
import { isBoughtFor, isMadeFor } from "./festival-table.ts";
import {
  type LocalFestival,
  MAJOR,
  REGIONAL,
  chooseGreetings,
  isOwn,
  listFestivals,
} from "./local-festivals.ts";
import { countDaysBetween, getLastDay, isWeekend } from "./month-days.ts";
import { findRegions } from "./regions.ts";
import { findSeason, keepInSeason, listSeasonDays } from "./seasons.ts";
import { shuffleBy, toPlanSeed } from "./shuffle.ts";
import { isOfficeTrade, mayAdvertise } from "./trade-kind.ts";

/** The number of festivals in a month: one fewer if four posts are about offers. */
const countFestivals = (offers: readonly PlanOffer[]) => (offers.length < 3 ? 3 : 2);
/** Days between an offer and its festival, in the order in which they are tried. */
const DAYS_BEFORE = [7, 5, 9, 4, 11, 12, 3, 2, 1];
/** Posts about one offer are not closer to each other. */
const OFFER_GAP_DAYS = 3;
/** Days before a festival of the next month from which posts of this month prepare for it. */
const NEXT_MONTH_DAYS = 14;

const isEarly = (day: string) => Number(day.slice(8)) <= 10;

/** Posts about a season in a month. */
const MAX_SEASONAL = 2;

/** A post before it is written. */
export interface PostSlot extends Occasion {
  topic: PostTopic;
  /** Of a post about one offer. */
  offer?: PlanOffer | undefined;
}

/** "from ₹6,500" → 6500. */
const readPrice = ({ price }: PlanOffer) => Number(price.replaceAll(/\D/g, ""));

/**
 * The offers that get posts of their own, at most four, in the order in which the owner named them:
 * the most important one first, and again if there are fewer than four.
 */
const repeatOffers = (offers: readonly PlanOffer[]): PlanOffer[] =>
  [...offers, ...offers.slice(0, 1)].slice(0, 4);

/**
 * Chooses ten days of a month, not before `from`, and what each post is about; never two on one
 * day. The input varies the days without a date of their own.
 */
export function chooseSlots(trade: Trade, input: PlanInput, from: string): PostSlot[] {
  const planner = new MonthPlanner(trade, input, from);
  planner.addGreetings();
  planner.addFestivalOffers();
  planner.addPriceList();
  planner.addSeasonalOffers();
  planner.addOtherPosts();
  return [...planner.slots.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Fills a month step by step: what has a date of its own first. */
class MonthPlanner {
  /** By day. */
  readonly slots = new Map<string, PostSlot>();
  readonly #trade: Trade;
  readonly #input: PlanInput;
  readonly #key: string;
  readonly #days: readonly string[];
  /** Days without a great festival: nothing is sold on one, also if its greeting has no place. */
  readonly #openDays: readonly string[];
  /** The month's festivals, and those of the first days after it. */
  readonly #festivals: readonly LocalFestival[];
  readonly #nextFestivals: readonly LocalFestival[];
  /** Offers that have no post yet. */
  #unused: PlanOffer[];

  constructor(trade: Trade, input: PlanInput, from: string) {
    this.#trade = trade;
    this.#input = { ...input, offers: mayAdvertise(trade) ? input.offers : [] };
    this.#key = toPlanSeed(input);
    const firstDay = from > `${input.month}-01` ? from : `${input.month}-01`;
    const lastDay = getLastDay(input.month);
    this.#days = listDays({ from: firstDay, to: lastDay });
    const list = (first: string, last: string) =>
      listFestivals(trade, findRegions(input.town), { from: first, to: last, key: this.#key });
    this.#festivals = list(firstDay, lastDay);
    this.#nextFestivals = list(addDays(lastDay, 1), addDays(lastDay, NEXT_MONTH_DAYS));
    const great = this.#festivals.filter(({ rank }) => rank >= MAJOR);
    const holidays = new Set(great.map(({ festival }) => festival.day));
    this.#openDays = this.#days.filter((day) => !holidays.has(day));
    this.#unused = repeatOffers(keepInSeason(trade, this.#input));
  }

  #add(slot: PostSlot): boolean {
    const { slots } = this;
    const canAdd = this.#days.includes(slot.day) && !slots.has(slot.day) && slots.size < POST_COUNT;
    if (canAdd) slots.set(slot.day, slot);
    return canAdd;
  }

  #use(offer: PlanOffer): void {
    this.#unused = this.#unused.toSpliced(this.#unused.indexOf(offer), 1);
  }

  addGreetings(): void {
    const { offers } = this.#input;
    const sellsForFast = offers.some(
      ({ name }) => findSeason(this.#trade, this.#input, name)?.isFast,
    );
    const greeted = sellsForFast ? this.#festivals.filter((one) => !isOwn(one)) : this.#festivals;
    for (const { festival } of chooseGreetings(greeted, countFestivals(offers)))
      this.#add({ kind: "festivalDay", topic: "greeting", day: festival.day, festival });
  }

  /** One offer before each festival; two before great ones of the region, if offers are left. */
  addFestivalOffers(): void {
    const all = [...this.#festivals, ...this.#nextFestivals].toSorted((a, b) => b.rank - a.rank);
    // The greatest festival chooses its offers first, Women’s Day last.
    const ordered = [...all.filter((one) => !isOwn(one)), ...all.filter((one) => isOwn(one))];
    for (const { festival } of ordered) this.#addOffersBefore(festival, 0);
    const great = this.#festivals.filter((one) => one.rank >= REGIONAL || isOwn(one));
    for (const { festival } of great) this.#addOffersBefore(festival, 1);
  }

  /** Adds the offers made for a festival or, if more than `kept` offers are left, a usual one. */
  #addOffersBefore(festival: LocalFestival["festival"], kept: number): void {
    const made = this.#unused.filter((offer) => isMadeFor(offer.name, festival.title));
    const mayTakeUsual = made.length === 0 && this.#unused.length > kept;
    for (const offer of mayTakeUsual ? this.#listBoughtFor(festival).slice(0, 1) : made) {
      const shownOn = [...this.slots.values()].flatMap((one) =>
        one.offer === offer ? [one.day] : [],
      );
      const isPlaced = DAYS_BEFORE.map((count) => addDays(festival.day, -count))
        .filter((day) => this.#openDays.includes(day))
        .filter((day) => shownOn.every((one) => countDaysBetween(one, day) >= OFFER_GAP_DAYS))
        .some((day) => this.#add({ kind: "beforeFestival", topic: "offer", day, festival, offer }));
      if (isPlaced || made.includes(offer)) this.#use(offer);
    }
  }

  /** The dearest one that has no post yet comes first: a silk saree, not an everyday one. */
  #listBoughtFor(festival: LocalFestival["festival"]): PlanOffer[] {
    const shown = [...this.slots.values()];
    const isShown = ({ name }: PlanOffer) => Number(shown.some((one) => one.offer?.name === name));
    return this.#unused
      .filter((offer) => isBoughtFor(offer.name, festival.title, this.#trade))
      .filter((offer) => !shown.some((one) => one.offer === offer && one.festival === festival))
      .toSorted((a, b) => isShown(a) - isShown(b) || readPrice(b) - readPrice(a));
  }

  addPriceList(): void {
    if (this.#input.offers.length < 2) return;
    const payDays = shuffleBy(["01", "02", "03", "04", "05"], this.#key, String);
    const hasPayDay = payDays.some((date) =>
      this.#add({ kind: "payDay", topic: "list", day: `${this.#input.month}-${date}` }),
    );
    if (!hasPayDay) this.#days.some((day) => this.#add({ kind: "weekday", topic: "list", day }));
  }

  addSeasonalOffers(): void {
    const seasonDays = shuffleBy(this.#openDays, this.#key, String)
      .filter((day) => !isWeekend(day))
      .toSorted((a, b) => Number(isEarly(b)) - Number(isEarly(a)));
    const seasonal = [...new Set(this.#unused)].filter(({ name }) =>
      findSeason(this.#trade, this.#input, name),
    );
    for (const offer of seasonal.slice(0, MAX_SEASONAL)) {
      const inSeasonOn = listSeasonDays(this.#trade, this.#input, offer.name);
      const isApart = (one: string) =>
        [...this.slots.keys()].every((taken) => countDaysBetween(one, taken) >= 2);
      const day = seasonDays.find((one) => inSeasonOn.includes(one) && isApart(one));
      if (day && this.#add({ kind: "season", topic: "offer", day, offer })) this.#use(offer);
    }
  }

  /** The other offers, advice, questions and how to order, on the days that are left. */
  addOtherPosts(): void {
    const open = chooseOpenDays({
      days: this.#openDays,
      slots: this.slots,
      key: this.#key,
      isOffice: isOfficeTrade(this.#trade),
    });
    const topics: PostTopic[] = ["question", "order", "advice", "advice", "advice", "question"];
    const wanted = [...this.#unused.map(() => "offer" as const), ...topics].filter(
      (topic) => topic !== "order" || mayAdvertise(this.#trade),
    );
    while (wanted.length < open.length) wanted.push("advice");
    for (const [day, topic] of assignTopics(open, wanted.slice(0, open.length), this.slots)) {
      const offer = topic === "offer" ? this.#unused.shift() : undefined;
      this.#add({ kind: isWeekend(day) ? "weekend" : "weekday", day, topic, offer });
    }
  }
}

interface OpenDaysOptions {
  days: readonly string[];
  slots: ReadonlyMap<string, PostSlot>;
  key: string;
  isOffice: boolean;
}

/** The days of the other posts, far from each other. Offices post on working days. */
function chooseOpenDays({ days, slots, key, isOffice }: OpenDaysOptions): string[] {
  const open: string[] = [];
  const shuffled = shuffleBy(days, key, String);
  const count = Math.min(POST_COUNT, days.length) - slots.size;
  while (open.length < count) {
    const taken = [...slots.keys(), ...open];
    const measureGap = (day: string) => Math.min(...taken.map((one) => countDaysBetween(one, day)));
    const rank = (day: string) =>
      Math.min(taken.length > 0 ? measureGap(day) : 1, 2) - (isOffice && isWeekend(day) ? 3.5 : 0);
    const free = shuffled.filter((day) => !taken.includes(day));
    open.push(free.toSorted((a, b) => rank(b) - rank(a))[0] ?? "");
  }
  return open.toSorted();
}

/**
 * Assigns topics to days, different ones next to each other. Advice and how to order, which may be
 * for business readers, go to working days.
 */
function assignTopics(
  open: readonly string[],
  wanted: readonly PostTopic[],
  slots: ReadonlyMap<string, PostSlot>,
): Map<string, PostTopic> {
  const assigned = new Map<string, PostTopic>();
  const left = [...wanted];
  const take = (day: string, topic: PostTopic | undefined) => {
    if (topic === undefined) return;
    left.splice(left.indexOf(topic), 1);
    assigned.set(day, topic);
  };
  const workingDays = open.filter((day) => !isWeekend(day));
  const middle = Math.floor(workingDays.length / 2);
  for (const [index, topic] of [
    [middle, "advice"],
    [middle - 1, "order"],
  ] as const) {
    const day = workingDays[index];
    if (day !== undefined && left.includes(topic)) take(day, topic);
  }
  for (const day of open.filter((one) => !assigned.has(one))) {
    const known = [
      ...slots.values(),
      ...Array.from(assigned, ([one, topic]) => ({ day: one, topic })),
    ];
    const earlier = known
      .filter((one) => one.day < day)
      .toSorted((a, b) => (a.day < b.day ? 1 : -1));
    const later = known.filter((one) => one.day > day).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    const neighbours = new Set([earlier[0]?.topic, later[0]?.topic]);
    const rank = (topic: PostTopic) =>
      left.filter((one) => one === topic).length - (neighbours.has(topic) ? 10 : 0);
    take(day, left.toSorted((a, b) => rank(b) - rank(a))[0]);
  }
  return assigned;
}
