/**
 * Overused words in the names of Indian shops and firms: praise, size, newness, honorifics, and
 * generic business nouns. Hand-picked from general knowledge of signboards and of the register of
 * companies, not counted.
 */
export const OVERUSED_WORDS: ReadonlySet<string> = new Set(
  `a1 advanced agencies agency alpha aone apex asia asian associates bazaar bazar best bharat bliss
  bros brothers center centre classic classics collection collections company concept concepts
  consultancy consultants consulting corner corporation creation creations creative crown delta
  deluxe designs diamond divine dream dreams easy ecom elite emporium enterprise enterprises excel
  excellence excellent express extra family fashion fashions fast fresh friends galaxy gallery
  global gold golden grand great group happy heaven hindustan horizon house hub ideal imperial
  india indian industries infinite infinity infotech innovative instant international jai junction
  king kings land latest lifestyle lucky luxury magic magical majestic mart max maxx mega modern
  new nova num1 omega palace paradise pearl perfect phoenix pinnacle place platinum plaza plus
  point premium prime prince princess pro pure quality queen quick rainbow rapid real reliable
  rise rising royal service services shine shop shoppe shree shri sigma silver sky smart solution
  solutions son sons sparkle speedy sree sri star stars store stores style styles success summit
  super superb superior supreme systems tech techno technologies technology together trade traders
  trading trends true trust trusted ultra unique universal ventures vision wonder world worldwide
  zenith zone`.split(/\s+/),
);
