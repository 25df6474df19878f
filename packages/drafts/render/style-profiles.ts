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
  /** At least three, of which looks use the first three; kits may use any. */
  pairings: readonly [PairingId, ...PairingId[]];
}

const USUAL_DARK_PALETTES = ["coal", "night", "palm", "wine"];

/** Lines of group; layouts; palettes; pairings; palettes of dark layouts, if not the usual ones. */
const STYLE_TABLE = `
bakery; menu board window poster letter; clay mango maroon cocoa; fraunces baloo rozha yatra
kitchen; menu board window evening poster letter; maroon clay mango brick cocoa; rozha fraunces yatra eczar; palm coal ember wine
street; board menu window poster; mango brick maroon pista; narrow baloo yatra wide
workshop; poster board window letter; enamel tarmac brick mango; wide narrow plain baloo yatra
office; letter board menu window; deed slate maroon cloth; eczar fraunces rozha light plain
clinic; window letter poster board; sky mint cloth slate; plain fraunces eczar light
class; poster window board letter; cloth sky plum mint enamel; baloo wide plain narrow
beauty; menu window evening letter poster; gulabi maroon plum clay; fraunces rozha eczar light yatra; wine coal ember night
clothing; window board poster menu letter; maroon cloth plum deed clay; fraunces rozha yatra light eczar
events; evening poster window letter menu; maroon plum gulabi clay; rozha fraunces eczar light
retreat; evening letter menu window poster; plum deed clay maroon; fraunces light rozha yatra eczar; night palm wine coal
bazaar; board window poster letter; enamel brick pista mango tarmac; narrow baloo wide yatra eczar plain`;

/** Palettes of trades that the palettes of their group do not suit. */
const PALETTE_TABLE = `
neem pista deed mint: plant-nursery organic-farm seed-and-fertiliser-shop ayurvedic-clinic dietitian trekking-and-camping-operator
sky enamel mint cloth: ac-and-fridge-repair house-cleaning-service laundry-and-dry-cleaner maid-and-cook-agency ro-water-service plumber pest-control car-wash-and-detailing borewell-drilling-service
mango sky neem enamel: play-school
mango sky gulabi enamel: gift-and-toy-shop kids-wear-shop dance-academy ice-cream-parlour
tarmac plum brick slate: photographer videographer-and-editor artist musician-and-singer dj-and-sound-system tattoo-studio
gulabi plum maroon pista: florist
brick enamel tarmac slate: barber-shop unisex-salon mens-wear-shop`;

const PALETTES_BY_TRADE = new Map(
  PALETTE_TABLE.trim()
    .split("\n")
    .flatMap((line) => {
      const [palettes = "", trades = ""] = line.split(": ");
      return trades.split(" ").map((trade) => [trade, palettes.split(" ")] as const);
    }),
);

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
    palettes: takeCyclic(PALETTES_BY_TRADE.get(tradeId) ?? palettes, seed, 4),
    darkPalettes,
    pairings: takeCyclic(pairings, seed >>> 8, pairings.length),
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
