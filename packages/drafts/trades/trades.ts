import { capitalize } from "@angadi/formats/words";
import { BUTTON_ACTIONS, type ButtonAction } from "../draft.ts";
import { CARE_AND_OFFICES } from "./care-and-offices.ts";
import { FOOD_AND_SHOPS } from "./food-and-shops.ts";
import { HOMES_AND_JOURNEYS } from "./homes-and-journeys.ts";
import { MAKERS_AND_PEOPLE } from "./makers-and-people.ts";

/** Defaults for a business type; none of them is a fact about a particular business. */
export interface Trade {
  id: string;
  /** The headline of a page without one: "Cakes and bread". */
  headline: string;
  /** Typical offers; a draft shows them to the owner as placeholders. */
  offers: readonly string[];
  /** The trade's picture, then those of its offers. */
  pictures: readonly string[];
  action: ButtonAction;
}

const TABLE = [FOOD_AND_SHOPS, CARE_AND_OFFICES, HOMES_AND_JOURNEYS, MAKERS_AND_PEOPLE].join("");

function parseTrade(line: string): Trade {
  const [id = "", headline = "", offers = "", pictures = "", action = ""] = line.split("; ");
  return {
    id,
    headline,
    offers: offers.split(", "),
    pictures: pictures.split(" "),
    action: BUTTON_ACTIONS.find((candidate) => candidate === action) ?? "ask",
  };
}

export const TRADES_BY_ID: ReadonlyMap<string, Trade> = new Map(
  TABLE.split("\n")
    .filter((line) => line !== "")
    .map((line) => parseTrade(line))
    .map((trade) => [trade.id, trade]),
);

const toPlainText = (text: string) =>
  text.toLowerCase().replace("’", "").replace("é", "e").replace("-", " ");

/** Spellings that the ids of trades, and people in a hurry, leave out. */
const SPELLINGS = new Map(
  `AC AI CA CCTV CSC CNC DJ DTP GST IAS IELTS IT JEE LED LPG NEET NGO PG PVC RO TV UPSC UPVC 3D YouTuber café
  Ayurvedic English French German Hindi Indian Chinese Punjabi Tamil kids’_wear ladies’_wear men’s_wear
  self-help_group two-wheeler`
    .split(/\s+/)
    .map((word) => [toPlainText(word.replace("_", " ")), word.replace("_", " ")]),
);
const SPELLED_WORDS = new RegExp(
  `(?<![\\w-])(?:${[...SPELLINGS.keys()].join("|")})(?![\\w-])`,
  "gi",
);

/** What a trade is called, from its id or as someone typed it: "ca-firm" → "CA firm". */
export function toTradeTitle(text: string): string {
  const id = text.toLowerCase().replaceAll(" ", "-");
  const title = TRADES_BY_ID.has(id) ? id.replaceAll("-", " ") : text;
  return capitalize(
    title.replaceAll(SPELLED_WORDS, (word) => SPELLINGS.get(word.toLowerCase()) ?? word),
  );
}

/** The trade of a business whose type is unknown. */
export const UNKNOWN_TRADE: Trade = {
  id: "",
  headline: "",
  offers: ["First thing you sell", "Second thing", "Third thing"],
  pictures: ["house", "gift", "parcel", "heart"],
  action: "ask",
};
