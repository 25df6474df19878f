/**
 * The vocabulary of a trade. Lists are comma-separated; words are lower-case and singular unless
 * stated otherwise.
 */
export interface TradeVocabulary {
  /** Phrases owners use for the trade. */
  match: string;
  /** Words for the trade that follow a name on a signboard. */
  signs: Readonly<Record<"modern" | "classic" | "indian", string>>;
  /** Signs used only if the owner mentions one of these phrases. */
  onlyFor?: Readonly<Record<string, string>>;
  /** Things one can count and hold; any of `adjectives` may precede any of them. */
  tools: string;
  adjectives: string;
  /** What the goods are made of, or taste, feel and look like; any two may be joined by "&". */
  ingredients: string;
  /** Places of the trade; any may follow any of `ingredients`. */
  spots: string;
  /** Whole pictures of two or three words. */
  pictures: string;
  /** Indic roots that suit the trade, from words/roots. */
  roots: string;
  /** Whether names must not be jokes. */
  isSober?: boolean;
}

/** A trade that inherits everything it does not define from another trade. */
export interface DerivedTrade
  extends
    Pick<TradeVocabulary, "match" | "signs" | "tools" | "ingredients" | "pictures">,
    Partial<Pick<TradeVocabulary, "adjectives" | "spots" | "roots" | "onlyFor" | "isSober">> {
  basedOn: string;
}
