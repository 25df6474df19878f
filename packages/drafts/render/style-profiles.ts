import { hashTextEvenly } from "@angadi/formats/hash-text";
import type { draftPageCopy as copy } from "../copy.ts";
import type { LayoutId } from "../draft.ts";
import type { PairingId } from "./pairings.ts";
import type { PaletteId } from "./palettes.ts";
import { TRADE_GROUPS, type TradeGroup } from "./trade-groups.ts";

type FourOf<T> = readonly [T, T, T, T];

/** The layouts, palettes and font pairings that suit a trade's page. */
export interface StyleProfile {
  group: TradeGroup;
  /** Best first; at least four. */
  layouts: readonly LayoutId[];
  palettes: FourOf<PaletteId>;
  /** Palettes for dark layouts. */
  darkPalettes: FourOf<PaletteId>;
  pairings: readonly [PairingId, PairingId, PairingId];
}

const USUAL_DARK_PALETTES = ["coal", "night", "palm", "wine"];

/** Lines of group; layouts; palettes; pairings; palettes of dark layouts, if not the usual ones. */
const STYLE_TABLE = `
bakery; menu board window poster letter; clay gulabi mango maroon plum mint; fraunces baloo rozha yatra
kitchen; menu board window evening poster letter; maroon pista clay mango deed; rozha fraunces yatra eczar; palm coal ember wine
street; board menu window poster; enamel mango pista maroon clay; narrow baloo yatra wide
workshop; poster board window letter; enamel tarmac sky mango slate lime cloth deed; wide narrow plain baloo yatra
office; letter board menu window; deed slate maroon sky cloth clay; eczar fraunces rozha light plain
clinic; window letter poster board; sky mint cloth pista slate plum; plain fraunces eczar light
class; poster window board letter; cloth sky lime pista plum mint enamel; baloo wide plain light eczar
beauty; menu window evening letter poster; gulabi maroon clay plum mint deed; fraunces rozha light yatra; wine coal ember night
clothing; window board poster menu letter; maroon gulabi cloth clay plum deed; fraunces rozha yatra light eczar
events; evening poster window letter menu; tarmac maroon clay plum gulabi lime; rozha fraunces light narrow
retreat; evening letter menu window poster; deed clay pista plum maroon sky; fraunces light rozha yatra eczar; night palm wine coal
bazaar; board window poster letter; enamel pista mango tarmac mint clay sky; narrow baloo wide yatra eczar plain`;

const STYLES_BY_GROUP = new Map(
  STYLE_TABLE.trim()
    .split("\n")
    .map((line) => {
      const [group = "", ...lists] = line.split("; ");
      return [group, lists.map((list) => list.split(" "))] as const;
    }),
);

const GROUPS_BY_TRADE: ReadonlyMap<string, TradeGroup> = new Map(
  (Object.keys(TRADE_GROUPS) as TradeGroup[]).flatMap((group) =>
    TRADE_GROUPS[group].split(/\s+/).map((tradeId) => [tradeId, group] as const),
  ),
);

/** `count` items of a list from an index on, from the start again after its end. */
const takeCyclic = (list: readonly string[], index: number, count: number) =>
  Array.from({ length: count }, (_, offset) => list[(index + offset) % list.length]);

/** Returns the style profile of a trade. The trades of a group share their lists evenly. */
export function getStyleProfile(tradeId: string): StyleProfile {
  const group = GROUPS_BY_TRADE.get(tradeId) ?? "bazaar";
  const [layouts = [], palettes = [], pairings = [], darkPalettes = USUAL_DARK_PALETTES] =
    STYLES_BY_GROUP.get(group) ?? [];
  const seed = hashTextEvenly(tradeId);
  // A test checks that each name exists.
  return {
    group,
    layouts,
    palettes: takeCyclic(palettes, seed, 4),
    darkPalettes,
    pairings: takeCyclic(pairings, seed >>> 8, 3),
  } as unknown as StyleProfile;
}

/** Trades without prices: a missing price has no placeholder. */
const WITHOUT_PRICES = new Set(
  "temple church mosque gurdwara ngo animal-shelter-and-gaushala housing-society old-age-home".split(
    " ",
  ),
);

export const hasPricePlaceholders = (tradeId: string): boolean => !WITHOUT_PRICES.has(tradeId);

/** Professions whose rules do not allow client testimonials. */
const WITHOUT_REVIEWS = new Set(["lawyer", "ca-firm", "company-secretary"]);

export const hasReviews = (tradeId: string): boolean => !WITHOUT_REVIEWS.has(tradeId);

const CUSTOMER_NOUNS: Readonly<Partial<Record<TradeGroup, keyof typeof copy.customerNouns>>> = {
  office: "client",
  events: "client",
  beauty: "client",
};

/** What a trade calls a customer. */
export const chooseCustomerNoun = (tradeId: string): keyof typeof copy.customerNouns =>
  CUSTOMER_NOUNS[getStyleProfile(tradeId).group] ?? "customer";

/** Trades whose pages have slots for photographs. */
const PHOTO_TRADES = new Set(
  `photographer videographer-and-editor makeup-artist mehndi-artist event-decorator interior-designer
  artist tattoo-studio wedding-and-event-planner modular-kitchen-maker architect fashion-designer`.split(
    /\s+/,
  ),
);

export const isPhotoTrade = (tradeId: string): boolean => PHOTO_TRADES.has(tradeId);
