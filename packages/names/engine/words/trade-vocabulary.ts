/**
 * The vocabulary of a trade. Lists are comma-separated; words are lower-case and singular unless
 * stated otherwise.
 */
export interface TradeVocabulary {
  /** Phrases owners use for the trade. */
  match: string;
  /** Words that follow a name on the board. All of them name the trade. */
  signs: Readonly<Record<"modern" | "classic" | "indian", string>>;
  /** Signs used only if the owner mentions one of these phrases. */
  onlyFor?: Readonly<Record<string, string>>;
  /** Things one can count and hold; any of `adjectives` may precede any of them. */
  tools: string;
  adjectives: string;
  /** What it is made of, tastes, feels or looks like; any two may be joined by "&". */
  ingredients: string;
  /** Places where it happens; any may follow any of `ingredients`. */
  spots: string;
  /** Whole pictures of two or three words. */
  pictures: string;
  /** Indic roots that fit, from words/roots. */
  roots: string;
  /** A trade without puns. */
  isSober?: boolean;
}

/** A trade that inherits everything it does not define from another trade. */
export interface DerivedTrade
  extends
    Pick<TradeVocabulary, "match" | "signs" | "tools" | "ingredients" | "pictures">,
    Partial<Pick<TradeVocabulary, "adjectives" | "spots" | "roots" | "onlyFor" | "isSober">> {
  basedOn: string;
}
