/**
 * A trade's own words. Commas part the entries of a list; words are small and in the singular unless
 * a list says otherwise.
 */
export interface TradeVocabulary {
  /** How owners say it. */
  match: string;
  /** What stands on the board behind a name. All say the trade. */
  signs: Readonly<Record<"modern" | "classic" | "indian", string>>;
  /** Signs that stand only where the owner spoke of one of these. */
  onlyFor?: Readonly<Record<string, string>>;
  /** Things one can count and hold; any of `looks` may stand before any of them. */
  tools: string;
  looks: string;
  /** What it is made of, tastes, feels or looks like; any two may be joined by "&". */
  stuffs: string;
  /** Where it happens; any may stand behind any of `stuffs`. */
  spots: string;
  /** Whole pictures of two or three words. */
  pictures: string;
  /** Indic roots that fit, from words/roots. */
  roots: string;
  /** A trade without puns. */
  sober?: boolean;
}

/** A trade that takes after another what it does not have itself. */
export interface NearTrade
  extends
    Pick<TradeVocabulary, "match" | "signs" | "tools" | "stuffs" | "pictures">,
    Partial<Pick<TradeVocabulary, "looks" | "spots" | "roots" | "onlyFor" | "sober">> {
  like: string;
}
