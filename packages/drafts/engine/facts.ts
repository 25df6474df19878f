import { capitalised } from "./clean.ts";

/** Facts about a shop other than its goods: the pattern to find each, and the text to show. */
const FACTS: readonly (readonly [pattern: RegExp, shown: string])[] = [
  [/\begg\s?-?less\b|एगलेस|बिना (?:अंडे|अण्डे)/i, "Eggless"],
  [/\b(?:pure|100%) ?-?veg\b|\bshudh shakahari\b|शुद्ध शाकाहारी|प्योर वेज/i, "Pure veg"],
  [/\bjain (?:food|thali|option|meals?)\b|जैन (?:थाली|खाना|भोजन)/i, "Jain food"],
  [/\bhalal\b|हलाल/i, "Halal"],
  [/\bsugar ?-?free\b/i, "Sugar-free"],
  [/\borganic\b|ऑर्गेनिक|जैविक/i, "Organic"],
  [/\bhand ?-?made\b|हाथ (?:से|का|के|की) बन/i, "Handmade"],
  [
    /\bhome ?-?made\b|\bmade at home\b|\bghar (?:ka|ki|ke) (?:bana|khana)\b|घर (?:का|की|के) (?:बन|खाना)/i,
    "Home-made",
  ],
  [/\bfree (?:home )?delivery\b|(?:फ्री|मुफ्त|मुफ़्त) (?:होम )?डिलीवरी/i, "Free delivery"],
  [
    /\b(?:home|door) ?-?delivery\b|\bdeliver(?:y|s)? (?:at|to) home\b|\bghar pe delivery\b|होम डिलीवरी|घर (?:पर|तक) डिलीवरी/i,
    "Home delivery",
  ],
  [/\bdelivery (?:to|at) (?:the |your )?site\b/i, "Delivery to the site"],
  [/\bwholesale (?:and|&) retail\b/i, "Wholesale and retail"],
  [/\bfirst class (?:is )?free\b/i, "First class free"],
  [/\bfree (?:trial|demo)\b/i, "Free trial"],
  [/\btake ?-?away\b|\bparcels? available\b/i, "Takeaway"],
  [/\bhome (?:visit|service)s?\b|\bcome to your home\b/i, "Home visits"],
  [/\bonline (?:class|classes|consultation|session)s?\b/i, "Online too"],
  [/\bby appointment\b/i, "By appointment"],
  [/\bwalk ?-?ins?\b/i, "Walk in"],
  [/\bsame ?-?day\b/i, "Same day"],
  [/\bbulk orders?\b/i, "Bulk orders"],
  [/\b(?:custom|customi[sz]ed) \w+|\bmade to order\b/i, "Made to order"],
  [/\bcash on delivery\b|\bcod\b/i, "Cash on delivery"],
  [/\bemi\b/i, "EMI"],
  [/\b(?:only|just) (?:for )?(?:ladies|women)\b|\b(?:ladies|women) only\b/i, "Women only"],
  [/\bfree parking\b/i, "Free parking"],
  [/\bfamily[- ]run\b/i, "Family-run"],
];

const NOT_BEFORE =
  /\b(?:no|not|non|without|never|don['’]?t|do not|isn['’]?t|aren['’]?t|cannot|can['’]?t)\b[^,.;]{0,14}$/i;
const NOT_AFTER = /^[^,.;]{0,6}\b(?:nahi|nahin|nai|not available|illa|ledu)\b|^[^,.;।]{0,6}नहीं/i;

/** Whether the match is negated, as in "no home delivery" and "home delivery nahi". */
export function isNegated(sentence: string, start: number, end: number): boolean {
  return (
    NOT_BEFORE.test(sentence.slice(Math.max(0, start - 24), start)) ||
    NOT_AFTER.test(sentence.slice(end))
  );
}

const SINCE =
  /\b(?:since|est\.?|established(?: in)?|estd\.?) ?(1[89]\d\d|20\d\d)\b|\b(1[89]\d\d|20\d\d) (?:se\b|से(?![\p{L}\p{M}]))/iu;
const YEARS =
  /\b(?:for|from)?\s?(\d{1,3})\+? (?:years?|yrs|saal)(?: (?:of )?(?:experience|old|se))?\b/i;
const HINDI_YEARS = /(?<!\d)(\d{1,3})\+? (?:साल|वर्ष|सालों|वर्षों) (?:से|पुरान|का अनुभव|के अनुभव)/u;

/** Facts with numbers, shown as written: "Small batches of 12", "2 din mein ready". */
const COUNTED =
  /\b(?:small )?batches of \d{1,3}\b|\bready in \d{1,2} days?\b|\b\d{1,2} (?:din|days?) (?:mein|in) ready\b/i;

/** The facts a sentence states, in this file's order; years as written. */
export function findFacts(sentence: string): string[] {
  const found: string[] = [];
  for (const [pattern, shown] of FACTS) {
    const hit = pattern.exec(sentence);
    if (hit && !isNegated(sentence, hit.index, hit.index + hit[0].length)) found.push(shown);
  }
  if (found.includes("Free delivery")) found.splice(found.indexOf("Home delivery") >>> 0, 1);
  const [, year, hindiYear] = SINCE.exec(sentence) ?? [];
  const years = YEARS.exec(sentence);
  const countedFact = COUNTED.exec(sentence)?.[0];
  if (countedFact) found.push(capitalised(countedFact));
  const hindiYears = HINDI_YEARS.exec(sentence);
  if (year ?? hindiYear) found.push(`Since ${year ?? hindiYear}`);
  else if (hindiYears) found.push(`${hindiYears[1]} years`);
  else if (years && /experience|old|se\b|\bfor /i.test(years[0])) found.push(`${years[1]} years`);
  return found;
}
