/**
 * Exceptions to the rule of the silent final e. Both lists are hand-picked from words in shop
 * names; no source.
 */

/** First parts of compounds that keep their silent e: "cakebox", "homemade". */
export const SILENT_E_HEADS: ReadonlySet<string> = new Set(
  `bake base blaze blue brave breeze bridge cake cane cape care cheese choice circle clove code
  come core cottage create crepe cube cute dance date dove dune edge fine fire five flame frame
  free game gate globe glove grace grape grove hare hide hive home horse house ice jade juice lace
  lake lane large leave life like lime line live lone lotte love luxe make mane maple maze mine
  mode mole mouse move muse name nice niche nine nose note nurse ocean page paste pie pine pipe
  place plane plate pleasure plume pole pure purse race rage rare recipe rice ride ripe rise rope
  rose rule safe sage sale sauce save scale scene serve shade shape share shine shore side simple
  site size slate slice smile smoke snake space spice spike spruce square stage stare state stone
  store stove style sure surface table take tale tape taste tile time tone trade tribe true tune
  twice type value venture verse vine voice vote wake wave white whole wide wine wire wise wove`.split(
    /\s+/,
  ),
);

/** Words whose final e is pronounced. */
export const SPOKEN_FINAL_E: ReadonlySet<string> = new Set(
  `aloe apache apne bhature cafe chane chole hamare jeere karaoke latte mane masale meethe mithe
  namaste nanhe naye pune recipe resume saathe sesame sone tere thane ukulele vade vahe`.split(
    /\s+/,
  ),
);
