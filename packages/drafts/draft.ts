import type { Lettering } from "@angadi/names/board/lettering";

/** What a business sells or does, and its price, as typed: "Brownies", "₹60 each". */
export interface OfferText {
  name: string;
  price: string;
}

export const DELIVERIES = ["home", "free", "pickup"] as const;
export type Delivery = (typeof DELIVERIES)[number];

/**
 * What the owner enters. An undefined field is filled from the sentence (`fillBrief`); an empty one
 * stays empty. For maximum lengths, see `BRIEF_LIMITS`.
 */
export interface DraftBrief {
  /** What the business does, in the owner's words. */
  sentence: string;
  /** Id from the list of business types; empty if none was picked. */
  businessTypeId: string;
  businessTypeName: string;
  name?: string | undefined;
  /** Town, street or landmark. */
  place?: string | undefined;
  /** As typed: "98480 22338", "+91 98480-22338". */
  whatsapp?: string | undefined;
  /** As typed: "9 to 9, closed Sunday". */
  hours?: string | undefined;
  delivery?: Delivery | "" | undefined;
  /** At most `MAX_DRAFT_OFFERS`. */
  offers?: readonly OfferText[] | undefined;
}

export const EMPTY_DRAFT_BRIEF: DraftBrief = {
  sentence: "",
  businessTypeId: "",
  businessTypeName: "",
};

/** Maximum lengths in UTF-16 units. Longer text is truncated; `getProblemMessages` reports it. */
export const BRIEF_LIMITS = {
  sentence: 600,
  name: 60,
  place: 80,
  whatsapp: 30,
  hours: 80,
  businessTypeId: 60,
  businessTypeName: 60,
} as const;

/** Maximum lengths of an offer; the form's inputs accept no more. */
export const OFFER_LIMITS = { name: 40, price: 30 } as const;

/** Maximum number of offers on a page. */
export const MAX_DRAFT_OFFERS = 6;

/** A text on the page. If the owner did not provide it, it is a placeholder and marked as one. */
export interface DraftText {
  text: string;
  isKnown: boolean;
}

export interface DraftOffer {
  name: DraftText;
  price: DraftText;
  /** Key of a picture in packages/art. */
  picture: string;
}

export interface DraftPhone {
  /** Digits only, country code first, as `wa.me` expects. */
  digits: string;
  /** As people write it: "+91 98480 22338". */
  formatted: string;
}

/** A one-page site. Every text is one line of plain text without control characters. */
export interface Draft {
  /** Id of the business type, or "" if it is unknown. */
  tradeId: string;
  /** The business type that was picked, e.g. "Bakery & cake shop"; may be empty. */
  businessTypeName: string;
  name: DraftText;
  headline: DraftText;
  /** E.g. "Delivered to your door"; empty if the owner says nothing about it. */
  delivery: string;
  offers: readonly DraftOffer[];
  about: DraftText;
  hours: DraftText;
  place: DraftText;
  mapUrl?: string;
  phone?: DraftPhone;
  /** What the main button does, by trade. */
  action: ButtonAction;
  /** Key of the trade's picture in packages/art. */
  picture: string;
}

export const BUTTON_ACTIONS = ["order", "book", "ask", "visit", "join"] as const;
export type ButtonAction = (typeof BUTTON_ACTIONS)[number];

export const LAYOUTS = ["board", "menu", "poster", "letter", "window", "evening"] as const;
export type LayoutId = (typeof LAYOUTS)[number];

/** How a draft is rendered. */
export interface DraftLook {
  layout: LayoutId;
  /** Index into the layout's palettes, 0 to 3. */
  palette: number;
  /** Index into the layout's font pairings; looks have 0 to 2. */
  pairing: number;
  /** The board for a known name; if unset, the name uses the layout's own font. */
  board?: Lettering | undefined;
}
