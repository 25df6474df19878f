/**
 * Fads: endings, words and spellings that date a name. Hand-picked from naming fashions of about
 * 2005 to 2025, not counted.
 */

/** Endings of made-up words. */
export const FAD_ENDINGS: readonly string[] = "ify ster scape verse gpt ly io kart".split(" ");

/** Buzzwords, web words, and words of diets and epidemics. */
export const FAD_WORDS: ReadonlySet<string> = new Set(
  `ai gpt chatgpt genai ml crypto nft blockchain bitcoin web metaverse meta online dotcom com digital digi cyber
  virtual cloud app apps bot bots smart techno infotech e i ebiz ekart eshop emart vr ar iot x millennium millenium
  covid corona vibe vibes swag lit yolo guru ninja rockstar hacks hack insta viral influencer startup disrupt hashtag
  selfie keto vegan organic fintech edtech`.split(/\s+/),
);

/** Vowels dropped before r ("flickr"), x or z for s, "kw" for qu. */
export const FAD_SPELLING = /[bcdfgklmnpt]r$|^x[^aeiou]|[^aeiout]z$|^kw|xx|zz$/;
