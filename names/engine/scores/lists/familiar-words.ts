/**
 * Common English words that anyone who reads English in India can spell when told, beside the
 * pictured things and the trades' words. Chosen by hand, after the manner of Ogden's Basic English
 * (1930): numbers, colours, stuffs, times, sides, and the plain words of home and work.
 */
export const FAMILIAR_WORDS: ReadonlySet<string> = new Set(
  `about account almost always and animal any apartment around artist august aunty author autumn baby
  bake baked bay beach bed behind between birthday body bouquet breakfast brother builder built bus
  cabin cabinet camp career cargo castle cellar cement channel child children city class cloth
  clouds come community cook cooked cottage court crew cricket culture cupboard daily december
  dining dispatch doctor doll draw drawer dream dress eleven engine event every exercise eye eyes
  fabric face father february ferry fields filing flat fly folk foot football for fort friday fridge
  friend friends from game gift girl go grandma grandpa gray grow grown growth guard guest guidance
  guide hair hamper handmade hard head health heart herb here holiday hope icing incense inner into
  island january journey journeys joy july jump june knife lake laugh lesson letters lines list
  living logo looms love lower luck made magazine make maker makers making may meal medicine
  midnight mind minds money month motor movement much mug music neighbour network news nice notebook
  notes november october off office only other our out outdoor outer over packet painting part
  parties party pattern peace people picture pipe planning plant planted play poet portrait presents
  price printer promise property provision publisher puncture purple puzzle rack radio rainbow read
  reads rest rides rooms rough run salty same saturday sauce savings scarlet school screw season
  secret september sew sewn shave ship simple sing sister sixth smooth snack so some song songs soup
  souvenir spaces speaking spicy spoken spot stable stairs stars stay stitched stories storm stream
  strength stripe strong such supper tale talking teacher team test than that theatre their then
  there these those threads three through thursday ticket to together tool tooth touch town track
  tractor trails travel treats trek truck truth uncle under used very vinegar voice wait wake
  wardrobe washed wednesday week west what when where which while who windows wiring wish without
  wonder woollen work write written year yes young youth`.split(/\s+/),
);
