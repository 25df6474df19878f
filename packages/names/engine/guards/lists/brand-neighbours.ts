/**
 * Real words that are one letter away from a coined brand, or sound like one, and are allowed:
 * "Nettle" is not Nestlé. Found by running word lists against the brands, then hand-picked.
 */
export const BRAND_NEIGHBOURS: ReadonlySet<string> = new Set(
  `audit barberry basics beta being boring canvas card carrier channel chroma clinic collate delivery either
  forever fruit fruits fruity goggle goggles googly grocers grove happily hence heroes interest mantra nettle nettled
  papers payal prologue quality quota richer rupee rupees seat snatch sneakers surekha growers grower swachh swachha swatches switch trail trails realm realms disown baseline tanisha tasks
  tomato tomatoes tumbler upgrade upgraded upgrades vimala volts weekly cost costs looks`.split(
    /\s+/,
  ),
);
