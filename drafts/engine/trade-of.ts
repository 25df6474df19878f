import type { DraftBrief } from "../draft.ts";
import { type Trade, TRADES, UNKNOWN_TRADE } from "../trades/trades.ts";

/** Words that no id has, Hindi ones among them, and the type that they speak of. */
const ALSO: Readonly<Record<string, string>> = {
  "bakery-and-cake-shop": "bake bakes baker bread eggless brownie brownies cookies pastry pastries",
  "sweet-shop": "mithai halwai laddu laddoo barfi namkeen jalebi",
  "tea-stall": "chai chaiwala tapri",
  "tiffin-service": "dabba mess tiffins",
  "kirana-store": "kirana kiryana grocery groceries provisions ration",
  restaurant: "biryani meals",
  "fast-food-and-chaat-stall": "pani puri golgappa vada momos dosa pakoda samosa",
  "fruit-and-vegetable-shop": "sabzi phal fruits vegetables",
  "meat-and-fish-shop": "chicken mutton",
  "saree-shop": "sarees saris silks",
  "tailor-and-boutique": "darzi stitch stitching blouse blouses silai",
  "footwear-shop": "shoes chappal sandals",
  "gold-and-silver-jeweller": "jewellery jewelry sona jewellers",
  "barber-shop": "haircut haircuts shave nai",
  "beauty-parlour": "facial beautician parlor",
  "mehndi-artist": "mehendi henna",
  "yoga-studio": "yogasana meditation",
  "coaching-centre": "neet jee batches upsc",
  "home-tutor": "tuition tuitions maths mathematics science tutor teach",
  "dental-clinic": "dentist teeth",
  "family-doctor": "clinic physician doctor",
  "medical-store": "medicines pharmacy chemist",
  "ca-firm": "chartered accountant audit accounts",
  lawyer: "advocate advocates legal vakil court",
  plumber: "plumbing leak leaks taps nal",
  electrician: "electrical wiring bijli fans",
  "ac-and-fridge-repair": "ac fridge refrigerator",
  "house-painter": "painting painters",
  carpenter: "carpentry woodwork barhai",
  photographer: "photos photography shoot shoots",
  florist: "flowers bouquets garlands phool",
  "taxi-service": "cab cabs taxi drop airport",
  "car-repair-garage": "garage mechanic",
  "bike-and-scooter-repair": "puncture bikes scooters scooty",
  "mobile-repair": "mobiles screen",
  "web-agency": "websites",
  "software-company": "software",
  dairy: "doodh milk ghee paneer curd",
  "plant-nursery": "plants nursery saplings",
  "organic-farm": "farm farmers",
  "pandit-and-pooja-service": "pandit pandits puja",
  "papad-and-pickle-maker": "achar achaar pickles",
  homestay: "homestay cottage",
  "packers-and-movers": "shifting packers movers",
  "printing-and-flex-banner-shop": "flex printing xerox",
  "music-classes": "guitar tabla violin singing",
  "dance-academy": "bharatanatyam kathak dance",
  gym: "gym fitness weights",
};

/** Words that many types share. */
const COMMON = new Set(
  "and shop store service services maker centre studio classes company agency consultant operator supplier clinic house home our your for the you with of to in all a an on it help".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1);

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word;

function buildIndex(): Map<string, Map<string, number>> {
  const index = new Map<string, Map<string, number>>();
  const add = (text: string, id: string, weight: number) => {
    for (const word of wordsOf(text).map(singular)) {
      if (COMMON.has(word)) continue;
      const of = index.get(word) ?? new Map<string, number>();
      of.set(id, Math.max(of.get(id) ?? 0, weight));
      index.set(word, of);
    }
  };
  for (const { id, sells, offers } of TRADES.values()) {
    add(id.replaceAll("-", " "), id, 4);
    add(ALSO[id] ?? "", id, 3);
    add(sells, id, 1);
    add(offers.join(" "), id, 0.5);
  }
  return index;
}

let index: Map<string, Map<string, number>> | undefined;

/** The likeliest type that a text speaks of. */
function tradeIn(text: string): Trade | undefined {
  index ??= buildIndex();
  const points = new Map<string, number>();
  for (const [at, word] of wordsOf(text).map(singular).entries()) {
    const claims = index.get(word) ?? [];
    for (const [id, weight] of claims) {
      const share = weight / Math.sqrt(index.get(word)?.size ?? 1) + 0.1 / (at + 1);
      points.set(id, (points.get(id) ?? 0) + share);
    }
  }
  const [best] = [...points].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= 0.9 ? TRADES.get(best[0]) : undefined;
}

/** Whether a text has a word that stands for a type of business: "South Indian restaurant". */
export function namesTrade(text: string): boolean {
  const found = (index ??= buildIndex());
  return wordsOf(text).some((word) =>
    [...(found.get(singular(word))?.values() ?? [])].some((weight) => weight >= 3),
  );
}

/** The picked type; without one, or of a type of another server, what name and sentence speak of. */
export function tradeOf(brief: DraftBrief): Trade {
  return (
    TRADES.get(brief.businessTypeId) ??
    tradeIn(brief.businessTypeName) ??
    tradeIn(brief.sentence) ??
    tradeIn(brief.name) ??
    UNKNOWN_TRADE
  );
}
