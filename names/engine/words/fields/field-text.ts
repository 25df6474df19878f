/**
 * A trade's own words, as kept in the lists: blanks part the entries, an underscore joins the words
 * of one entry.
 */
export interface FieldText {
  /** How owners say it: words in the singular, phrases joined. */
  match: string;
  /** What stands on the board behind a name: modern | classic | Indian. All say the trade. */
  signs: string;
  /** Things one can count and hold, in the singular; any of `looks` may stand before any of them. */
  tools: string;
  looks: string;
  /** What it is made of, tastes, feels or looks like; any two may be joined by "&". */
  stuffs: string;
  /** Where it happens; any may stand behind any of `stuffs`. */
  spots: string;
  /** Whole pictures of two or three words. */
  pictures: string;
  /** Indic roots that fit, from names/words/roots. */
  roots: string;
  /** A trade where nobody wants a joke on the board. */
  sober?: true;
}
