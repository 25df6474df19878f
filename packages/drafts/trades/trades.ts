import { ACTIONS, type Action } from "../draft.ts";
import { CARE_AND_OFFICES } from "./care-and-offices.ts";
import { FOOD_AND_SHOPS } from "./food-and-shops.ts";
import { HOMES_AND_JOURNEYS } from "./homes-and-journeys.ts";
import { MAKERS_AND_PEOPLE } from "./makers-and-people.ts";

/** What is known of a business type; nothing of it is a fact about one business. */
export interface Trade {
  id: string;
  /** As a headline begins: "Cakes and bread". */
  sells: string;
  /** What people come for; a draft offers these to the owner as blanks. */
  offers: readonly string[];
  /** Of the trade, then of its offers. */
  pictures: readonly string[];
  action: Action;
}

const TABLE = [FOOD_AND_SHOPS, CARE_AND_OFFICES, HOMES_AND_JOURNEYS, MAKERS_AND_PEOPLE].join("");

function parseTrade(line: string): Trade {
  const [id = "", sells = "", offers = "", pictures = "", action = ""] = line.split("; ");
  return {
    id,
    sells,
    offers: offers.split(", "),
    pictures: pictures.split(" "),
    action: ACTIONS.find((known) => known === action) ?? "ask",
  };
}

export const TRADES: ReadonlyMap<string, Trade> = new Map(
  TABLE.split("\n")
    .filter((line) => line !== "")
    .map((line) => parseTrade(line))
    .map((trade) => [trade.id, trade]),
);

/** For an unknown business. */
export const UNKNOWN_TRADE: Trade = {
  id: "",
  sells: "",
  offers: ["First thing you sell", "Second thing", "Third thing"],
  pictures: ["house", "gift", "parcel", "heart"],
  action: "ask",
};
