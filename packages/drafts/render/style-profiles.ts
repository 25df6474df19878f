import type { copy } from "../copy.ts";
import type { LayoutId } from "../draft.ts";
import type { PairingId } from "./pairings.ts";
import type { PaletteId } from "./palettes.ts";
import { TONES, type Tone } from "./tones.ts";

type Four<T> = readonly [T, T, T, T];

/** The layouts, palettes and font pairings that suit a trade's page. */
export interface StyleProfile {
  tone: Tone;
  /** Best first; at least four. */
  layouts: readonly LayoutId[];
  palettes: Four<PaletteId>;
  /** Palettes for dark layouts. */
  dark: Four<PaletteId>;
  pairings: readonly [PairingId, PairingId, PairingId];
}

const createProfile = (
  tone: Tone,
  layouts: string,
  palettes: string,
  pairings: string,
  dark = "",
): StyleProfile =>
  // A test checks that each name exists.
  ({
    tone,
    layouts: layouts.split(" "),
    palettes: palettes.split(" "),
    dark: (dark || "coal night palm wine").split(" "),
    pairings: pairings.split(" "),
  }) as unknown as StyleProfile;

const STYLE_PROFILES: readonly StyleProfile[] = [
  createProfile(
    "bakes",
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
    "works",
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
    "cloth",
    "window board poster menu letter",
    "maroon gulabi cloth clay",
    "fraunces baloo rozha",
  ),
  createProfile(
    "stage",
    "evening poster window letter menu",
    "tarmac maroon clay plum",
    "rozha fraunces light",
  ),
  createProfile(
    "calm",
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

const OF_TRADE: ReadonlyMap<string, StyleProfile> = new Map(
  STYLE_PROFILES.flatMap((profile) =>
    TONES[profile.tone].split(/\s+/).map((trade) => [trade, profile] as const),
  ),
);

/** The style profile of a trade. */
export const styleProfileFor = (trade: string): StyleProfile => OF_TRADE.get(trade) ?? BAZAAR;

/** Trades that sell nothing: a missing price has no placeholder. */
const WITHOUT_PRICES = new Set(
  "temple church mosque gurdwara ngo animal-shelter-and-gaushala housing-society old-age-home".split(
    " ",
  ),
);

export const asksForPrices = (trade: string): boolean => !WITHOUT_PRICES.has(trade);

/** Professions whose rules do not allow client testimonials. */
const WITHOUT_REVIEWS = new Set(["lawyer", "ca-firm", "company-secretary"]);

export const hasReviews = (trade: string): boolean => !WITHOUT_REVIEWS.has(trade);

const PEOPLE: Readonly<Partial<Record<Tone, keyof typeof copy.people>>> = {
  office: "client",
  stage: "client",
  beauty: "client",
};

/** The word for the people a trade works for. */
export const choosePeopleWord = (trade: string): keyof typeof copy.people =>
  PEOPLE[styleProfileFor(trade).tone] ?? "customer";

/** Trades that depend on being seen: their pages have slots for photographs. */
const PHOTOGRAPHED_TRADES = new Set(
  `photographer videographer-and-editor makeup-artist mehndi-artist event-decorator interior-designer
  artist tattoo-studio wedding-and-event-planner modular-kitchen-maker architect fashion-designer`.split(
    /\s+/,
  ),
);

export const showsPhotographs = (trade: string): boolean => PHOTOGRAPHED_TRADES.has(trade);
