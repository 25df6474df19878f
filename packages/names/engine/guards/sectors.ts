/** Trades of each market in which a brand may be known, by the letter used in the brand list. */
export const SECTORS: Readonly<Record<string, string>> = {
  f: "bakery tea restaurant sweets coolers spices kirana produce meat dairy mill farm diet",
  c: "tailoring sarees fabric clothes",
  s: "footwear clothes",
  j: "jewellery",
  b: "beauty salon spa ink ayurveda",
  h: "clinic dental lab pharmacy optical physio diet elders gym yoga ayurveda mind",
  t: "software electronics repair marketing design computers",
  m: "money accounts",
  v: "garage rides driving",
  l: "travel stay rides moving",
  e: "tuition school playschool languages computers coach",
  p: "building hardware furniture interiors electrical water cleaning repair painting cooling",
  k: "writing photo toys books design events",
};

/** The letters of the sectors of the given trades. */
export const findSectors = (trades: readonly string[]): string =>
  Object.keys(SECTORS)
    .filter((letter) => trades.some((trade) => SECTORS[letter]?.split(" ").includes(trade)))
    .join("");

/** Whether two sets of sector letters overlap. */
export const haveCommonSector = (one: string, other: string): boolean =>
  one.split("").some((letter) => other.includes(letter));
