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

const createProfile = (
  group: TradeGroup,
  layouts: string,
  palettes: string,
  pairings: string,
  darkPalettes = "",
): StyleProfile =>
  // A test checks that each name exists.
  ({
    group,
    layouts: layouts.split(" "),
    palettes: palettes.split(" "),
    darkPalettes: (darkPalettes || "coal night palm wine").split(" "),
    pairings: pairings.split(" "),
  }) as unknown as StyleProfile;

const STYLE_PROFILES: readonly StyleProfile[] = [
  createProfile(
    "bakery",
    "menu board window poster letter",
    "clay gulabi mango maroon",
    "fraunces baloo rozha",
  ),
  createProfile(
    "kitchen",
    "menu board window evening poster letter",
    "maroon pista clay mango",
    "rozha fraunces baloo",
    "palm coal ember wine",
  ),
  createProfile(
    "street",
    "board menu window poster",
    "enamel mango pista maroon",
    "narrow baloo yatra",
  ),
  createProfile(
    "workshop",
    "poster board window letter",
    "enamel tarmac sky mango",
    "wide narrow baloo",
  ),
  createProfile(
    "office",
    "letter board menu window",
    "deed slate maroon sky",
    "eczar fraunces rozha",
  ),
  createProfile(
    "clinic",
    "window letter poster board",
    "sky mint cloth pista",
    "plain fraunces eczar",
  ),
  createProfile(
    "class",
    "poster window board letter",
    "cloth sky enamel pista",
    "baloo wide fraunces",
  ),
  createProfile(
    "beauty",
    "menu window evening letter poster",
    "gulabi maroon clay plum",
    "fraunces rozha light",
    "wine coal ember night",
  ),
  createProfile(
    "clothing",
    "window board poster menu letter",
    "maroon gulabi cloth clay",
    "fraunces baloo rozha",
  ),
  createProfile(
    "events",
    "evening poster window letter menu",
    "tarmac maroon clay plum",
    "rozha fraunces light",
  ),
  createProfile(
    "retreat",
    "evening letter menu window poster",
    "deed clay pista plum",
    "fraunces light rozha",
    "night palm wine coal",
  ),
];

/** Shops and farms, and unknown trades. */
const BAZAAR = createProfile(
  "bazaar",
  "board window poster letter",
  "enamel pista mango tarmac",
  "narrow baloo wide",
);

const PROFILES_BY_TRADE: ReadonlyMap<string, StyleProfile> = new Map(
  STYLE_PROFILES.flatMap((profile) =>
    TRADE_GROUPS[profile.group].split(/\s+/).map((tradeId) => [tradeId, profile] as const),
  ),
);

/** Returns the style profile of a trade. */
export const getStyleProfile = (tradeId: string): StyleProfile =>
  PROFILES_BY_TRADE.get(tradeId) ?? BAZAAR;

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
