import { copy } from "../copy.ts";
import { type Draft, type DraftBrief, LIMITS, type Offer, type Words } from "../draft.ts";
import { type Trade, UNKNOWN_TRADE } from "../trades/trades.ts";
import { capitalised, cleanLine } from "./clean.ts";
import { plainDigits } from "./digits.ts";
import { factsIn } from "./facts.ts";
import { goodsListed, offersSaid, type SaidOffer } from "./offers-said.ts";
import { phoneIn, phoneOf } from "./phone.ts";
import { placeIn } from "./place.ts";
import { isUpi } from "./problems.ts";
import { timesIn } from "./times.ts";
import { tradeOf } from "./trade-of.ts";

const known = (text: string): Words => ({ text, known: true });
const blank = (text: string): Words => ({ text, known: false });
const orBlank = (text: string, instead: string): Words =>
  text === "" ? blank(instead) : known(text);

function cleaned(brief: DraftBrief): Required<DraftBrief> {
  const entries = Object.entries(LIMITS).map(([field, limit]) => [
    field,
    cleanLine(brief[field as keyof DraftBrief] ?? "", limit),
  ]);
  return Object.fromEntries(entries) as Required<DraftBrief>;
}

/** The most offers on a page. */
const OFFERS = 6;
/** Below this, what the trade usually offers is put to the owner as blanks. */
const FEWEST_OFFERS = 3;

function offersOf(said: readonly SaidOffer[], trade: Trade, sentence: string): Offer[] {
  const picture = (at: number) => trade.pictures[1 + (at % 3)] ?? trade.pictures[0] ?? "gift";
  const own = said.map(({ name, price }) => ({
    name: known(name),
    price: orBlank(price, copy.blanks.price),
  }));
  const isNamed = (offer: string) =>
    own.some(({ name }) => name.text.toLowerCase().includes(offer.toLowerCase()));
  const usual = trade.offers
    .filter((offer) => !isNamed(offer))
    .slice(0, Math.max(0, FEWEST_OFFERS - own.length))
    .map((offer) => ({
      name: { text: offer, known: speaksOf(sentence, offer) },
      price: blank(copy.blanks.price),
    }));
  return [...own, ...usual]
    .slice(0, OFFERS)
    .map(({ name, price }, at) => ({ name, price, picture: picture(at) }));
}

/** Whether every word of an offer is said, in the singular or the plural. */
const speaksOf = (sentence: string, offer: string): boolean => {
  const said = sentence.toLowerCase();
  return offer
    .toLowerCase()
    .split(" ")
    .every((word) => said.includes(word.replace(/s$/, "")));
};

/** What is said of goods in a headline: "Eggless cakes and bread". */
const BEFORE_GOODS = new Set(["Eggless", "Pure veg", "Organic", "Handmade", "Home-made", "Halal"]);

/** The longest beginning of a sentence that is a headline. */
const LONGEST_CLAUSE = 64;

interface Said {
  offers: readonly SaidOffer[];
  goods: readonly string[];
  facts: readonly string[];
  place: string;
}

/** Of what is sold, as a headline names it: what was said; the trade's own words where nothing was. */
function goodsOf(said: Said, sentence: string, trade: Trade): string {
  const names = said.goods.length > 0 ? said.goods : said.offers.map(({ name }) => name);
  const [first, second] = names.filter((name) => name.length <= 28);
  if (first !== undefined && second) {
    const and = /\p{Script=Devanagari}$/u.test(first) ? "और" : "and";
    return `${first} ${and} ${lowered(second)}`;
  }
  if (first !== undefined) return first;
  if (sentence === "") return trade.sells;
  const ofTrade = trade.sells.split(" and ").filter((part) => speaksOf(sentence, part));
  return capitalised(ofTrade.join(" and "));
}

function headlineOf(said: Said, sentence: string, trade: Trade): Words {
  const { facts, place } = said;
  const goods = goodsOf(said, sentence, trade);
  if (goods === "") {
    const [clause = ""] = sentence.split(/[,;:.!?।\n]/);
    if (clause !== "" && clause.length <= LONGEST_CLAUSE) return known(capitalised(clause.trim()));
    return blank(trade.sells || copy.blanks.headline);
  }
  const quality = facts.find((fact) => BEFORE_GOODS.has(fact));
  const repeats = quality === undefined || goods.toLowerCase().includes(quality.toLowerCase());
  const text = repeats ? goods : `${quality} ${lowered(goods)}`;
  if (place === "" || text.length + place.length > 60) return known(text);
  if (/^\p{Ll}/u.test(place)) return known(`${text} ${place}`);
  // "Thali in Kurnool", but "Thali, NH 44".
  return known(/^\p{Lu}[\p{Ll}\p{M}]/u.test(place) ? `${text} in ${place}` : `${text}, ${place}`);
}

/** "Wedding cakes" → "wedding cakes" in the middle of a line; "GST returns" stays. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The owner's own words as sentences. */
function aboutOf(sentence: string): Words {
  if (sentence === "") return blank(copy.blanks.about);
  const stop = /\p{Script=Devanagari}$/u.test(sentence) ? "।" : ".";
  const ended = /[.!?।…]$/u.test(sentence) ? sentence : sentence + stop;
  return known(capitalised(ended));
}

const mapUrl = (query: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;

/**
 * A page from what an owner tells. It states nothing that the brief doesn't say: what is missing is a
 * blank. Any brief gives a draft; `problemsOf` says what of it was cut or left out. The same brief
 * gives the same draft, everywhere.
 */
export function makeDraft(typed: DraftBrief): Draft {
  const brief = cleaned(typed);
  const trade = tradeOf(brief);
  const { sentence } = brief;
  const read = plainDigits(sentence);
  const { offers, loosePrices } = offersSaid(read);
  const said: Said = {
    offers,
    goods: goodsListed(read),
    facts: [...factsIn(read), ...loosePrices],
    place: capitalised(brief.place) || placeIn(sentence),
  };
  const times = timesIn(read);
  const phone = phoneOf(brief.whatsapp) ?? phoneIn(read);
  return {
    trade: trade.id,
    kind: brief.businessTypeName || kindOf(trade),
    name: orBlank(brief.name, copy.blanks.name),
    headline: headlineOf(said, sentence, trade),
    facts: said.facts,
    offers: offersOf(said.offers, trade, sentence),
    about: aboutOf(sentence),
    times: times.length > 0 ? times.map(known) : [blank(copy.blanks.times)],
    place: orBlank(capitalised(said.place), copy.blanks.place),
    ...(said.place && { mapUrl: mapUrl([brief.name, said.place].filter(Boolean).join(", ")) }),
    ...(phone && { phone }),
    ...(isUpi(brief.upi) && { upi: brief.upi }),
    action: trade.action,
    picture: trade.pictures[0] ?? UNKNOWN_TRADE.pictures[0] ?? "house",
  };
}

/** "bakery-and-cake-shop" → "Bakery & cake shop", where a type was only found in the sentence. */
const kindOf = ({ id }: Trade): string =>
  capitalised(id.replaceAll("-and-", " & ").replaceAll("-", " "));
