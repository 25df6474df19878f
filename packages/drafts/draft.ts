import type { Lettering } from "@angadi/names/board/lettering";

/** What the owner enters; any field may be empty. For maximum lengths, see `LIMITS`. */
export interface DraftBrief {
  /** What the business does, in the owner's words. */
  sentence: string;
  name: string;
  /** Town, street or landmark. */
  place: string;
  /** As typed: "98480 22338", "+91 98480-22338". */
  whatsapp: string;
  /** Id from the list of business types; empty if none was picked. */
  businessTypeId: string;
  businessTypeName: string;
  /** UPI id for payments, e.g. "meera@okbank". */
  upi?: string;
}

export const EMPTY_DRAFT_BRIEF: DraftBrief = {
  sentence: "",
  name: "",
  place: "",
  whatsapp: "",
  businessTypeId: "",
  businessTypeName: "",
};

/** Maximum lengths in UTF-16 units. Longer text is truncated; `findProblems` reports it. */
export const LIMITS = {
  sentence: 600,
  name: 60,
  place: 80,
  whatsapp: 30,
  businessTypeId: 60,
  businessTypeName: 60,
  upi: 80,
} as const;

/** Maximum number of offers on a page. */
export const MAX_DRAFT_OFFERS = 6;

/** A problem with one field of the brief. The draft is made without the invalid part. */
export interface BriefProblem {
  field: keyof DraftBrief;
  kind: "too-long" | "not-a-number" | "not-a-upi-id";
  /** Maximum number of characters. */
  limit: number;
}

/** A text on the page. If the owner did not provide it, it is a placeholder and marked as one. */
export interface DraftText {
  text: string;
  known: boolean;
}

export interface Offer {
  name: DraftText;
  price: DraftText;
  /** A picture key in the art. */
  picture: string;
}

export interface Phone {
  /** Digits only, country code first, as `wa.me` expects. */
  dial: string;
  /** As people write it: "+91 98480 22338". */
  formatted: string;
}

/** A one-page site. Every text is one line of plain text without control characters. */
export interface Draft {
  /** Id of the business type, or "" if it is unknown. */
  trade: string;
  /** The kind of business, e.g. "Bakery & cake shop". */
  kind: string;
  name: DraftText;
  headline: DraftText;
  /** Facts the owner stated about the shop: "Home delivery", "Since 1998". */
  facts: readonly string[];
  offers: readonly Offer[];
  /** One fee for everything offered, e.g. "₹1,500 a month". Offers then have no prices. */
  fee?: DraftText;
  about: DraftText;
  times: readonly DraftText[];
  place: DraftText;
  mapUrl?: string;
  phone?: Phone;
  upi?: string;
  /** What the main button does, by trade. */
  action: Action;
  /** The picture of the trade: a picture key in the art. */
  picture: string;
}

export const ACTIONS = ["order", "book", "ask", "visit", "join"] as const;
export type Action = (typeof ACTIONS)[number];

export const LAYOUTS = ["board", "menu", "poster", "letter", "window", "evening"] as const;
export type LayoutId = (typeof LAYOUTS)[number];

/** How a draft is rendered. */
export interface Look {
  layout: LayoutId;
  /** Index into the layout's palettes, 0 to 3. */
  palette: number;
  /** Index into the layout's font pairings, 0 to 2. */
  pairing: number;
  /** The board for a known name; if unset, the name uses the layout's own font. */
  board?: Lettering | undefined;
}
