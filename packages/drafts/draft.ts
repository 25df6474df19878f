import type { Lettering } from "@angadi/names/board/lettering";

/** What an owner tells; each may be empty. Limits: `LIMITS`. */
export interface DraftBrief {
  /** What the business does, in the owner's words. */
  sentence: string;
  name: string;
  /** Town, street or landmark. */
  place: string;
  /** As typed: "98480 22338", "+91 98480-22338". */
  whatsapp: string;
  /** Of the list of business types; empty if none was picked. */
  businessTypeId: string;
  businessTypeName: string;
  /** "meera@okbank", for payment. */
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

/** The longest that is taken, in UTF-16 units; what is longer is cut, and `findProblems` says so. */
export const LIMITS = {
  sentence: 600,
  name: 60,
  place: 80,
  whatsapp: 30,
  businessTypeId: 60,
  businessTypeName: 60,
  upi: 80,
} as const;

/** The most offers on a page. */
export const MOST_OFFERS = 6;

/** What a field of the brief has against it; the draft is made without it. */
export interface BriefProblem {
  field: keyof DraftBrief;
  kind: "too-long" | "not-a-number" | "not-a-upi-id";
  /** Characters taken at most. */
  limit: number;
}

/** A text of the page, and whether the owner said it; if not, it is a blank that the page marks. */
export interface Words {
  text: string;
  known: boolean;
}

export interface Offer {
  name: Words;
  price: Words;
  /** A key of the art. */
  picture: string;
}

export interface Phone {
  /** Country first, digits only, as `wa.me` takes it. */
  dial: string;
  /** As people write it: "+91 98480 22338". */
  shown: string;
}

/** A site of one page. Every text is one line of plain text without control characters. */
export interface Draft {
  /** Id of the business type, or "" for one nobody has heard of. */
  trade: string;
  /** "Bakery & cake shop". */
  kind: string;
  name: Words;
  headline: Words;
  /** What the owner said of the shop: "Home delivery", "Since 1998". */
  facts: readonly string[];
  offers: readonly Offer[];
  /** One fee for all that is offered: "₹1,500 a month"; the offers have no prices of their own then. */
  fee?: Words;
  about: Words;
  times: readonly Words[];
  place: Words;
  mapUrl?: string;
  phone?: Phone;
  upi?: string;
  /** What the main button does, by trade. */
  action: Action;
  /** The picture of the trade: a key of the art. */
  picture: string;
}

export const ACTIONS = ["order", "book", "ask", "visit", "join"] as const;
export type Action = (typeof ACTIONS)[number];

export const LAYOUTS = ["board", "menu", "poster", "letter", "window", "evening"] as const;
export type LayoutId = (typeof LAYOUTS)[number];

/** How a draft is drawn. */
export interface Look {
  layout: LayoutId;
  /** 0 to 3, among the layout's palettes. */
  palette: number;
  /** 0 to 2, among the layout's pairs of type. */
  pairing: number;
  /** The board that a known name hangs on; without one it is set in the layout's own type. */
  board?: Lettering | undefined;
}
