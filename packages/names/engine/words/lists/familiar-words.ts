/**
 * Common English words that anyone who reads English in India can spell when they hear them, in
 * addition to the concrete things and the trades' words. Hand-picked in the manner of Ogden's Basic
 * English (1930): numbers, colours, materials, times, sides, and plain words of home and work.
 * Words in the lists of trades or things are not repeated here.
 */
export const FAMILIAR_WORDS: ReadonlySet<string> = new Set(
  `about account almost always and animal any apartment around artist august aunty author autumn
  baby bake baked beach behind between birthday body bouquet brother builder built cabin career
  cargo castle cellar child children city community cook cooked cottage court crew culture
  cupboard dining dispatch doctor doll draw dream dress eleven engine event exercise father
  february ferry fields filing flat fly folk football fort fridge friend friends game girl grandma
  grandpa gray grow grown growth guard guest guidance guide hair hamper handmade hard health heart
  herb hope incense inner into island january journey journeys joy july jump knife lesson lines
  living looms love luck magazine maker makers making meal medicine minds motor movement much
  music neighbour network nice notebook november october office other our outdoor outer over
  painting parties party peace people planning planted poet portrait presents price printer
  promise property provision publisher puncture puzzle rack rainbow reads rest rides rooms run
  salty sauce savings scarlet screw secret september sew sewn simple sing sister sixth snack so
  some souvenir spaces speaking spicy spoken stable stay stitched stories storm strength such
  supper tale talking teacher team than that theatre their then there these those threads thursday
  ticket together tool trails travel treats trek truth uncle used very vinegar wake wardrobe
  wednesday west what when where which who windows without wonder woollen write written young
  youth`.split(/\s+/),
);
