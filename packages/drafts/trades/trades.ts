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

/** The trade of a business whose type is unknown. */
export const UNKNOWN_TRADE: Trade = {
  id: "",
  headline: "",
  offers: ["First thing you sell", "Second thing", "Third thing"],
  pictures: ["house", "gift", "parcel", "heart"],
  action: "ask",
};
