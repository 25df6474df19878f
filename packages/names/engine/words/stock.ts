/**
 * Words that suit any trade. Hand-picked for shop names on an Indian street: concrete, pleasant to
 * hear, without rank, praise or promise.
 */
import { type Root } from "./roots.ts";
import { type TradeVocabulary } from "./trade-vocabulary.ts";

/** Words for unknown trades, in addition to the owner's own nouns. */
export const NEUTRAL: TradeVocabulary = {
  match: "",
  signs: {
    modern: "Works, Studio, Store, Goods, Supplies, Trade",
    classic: "House, Company, Traders, Stores, Emporium",
    indian: "",
  },
  tools: "lantern, compass, kite, anchor, bell, drum, sparrow, heron, lamp, quill, banyan",
  looks: "Blue, Copper, Red, Little, Quiet, Brass, Green, Paper",
  stuffs: "copper, cedar, indigo, amber, brass, slate, clay, rain, rosewood, ivory",
  spots: "yard, lane, corner, courtyard, street, house, verandah",
  pictures:
    "Blue Gate, Paper Kite, Copper Lantern, Second Monsoon, Long Table, North Window, Brass Bell, Open Shutter, Rain & Rosewood, Green Umbrella, Third Lane, Quiet Heron, Corner Banyan, Next Milestone, Two Sparrows",
  roots:
    "Mitti, Aangan, Udaan, Setu, Neev, Tarang, Umang, Nukkad, Rachna, Hunar, Vennela, Udyam, Aarambh, Patang, Jharokha, Saath, Disha, Kiran, Banthi, Neem",
};

/** Trees and landmarks that Indians use to describe the way to a shop. */
export const LANDMARKS =
  "Banyan, Neem, Gulmohar, Mango Tree, Champa, Almond Tree, Tamarind, Clock Tower, Old Well, Blue Gate, Jamun, Stepwell, Lamp Post, Red Gate, Amaltas, Bamboo, Jacaranda, Rain Tree, Green Gate, Lighthouse, Mulberry, Cinnamon, Jasmine, Casuarina, Coconut Grove, Palm Grove, White Gate";

/** Trees with Indian names, for lanes with Indian names. */
export const TREES = "Neem, Gulmohar, Champa, Jamun, Amaltas, Palash, Bargad, Imli, Mogra, Kachnar";

/** Streets and corners; any may follow any landmark. */
export const STREETS = "Lane, Street, Corner, Yard, Row, Lane";

/** The same in Hindi. */
export const INDIC_STREETS = "Gali, Nukkad, Aangan, Chowk, Mohalla, Bazaar, Chaupal, Haat";

/** Times of day or year when a shop is at its best. */
export const TIMES =
  "Morning, Sunday, Tuesday, Monsoon, Noon, Friday, Evening, Thursday, Saturday, Corner, Little, Courtyard, Terrace, Village, Daily, Verandah, Neighbourhood";

/** Small numbers, for things one can count. */
export const NUMBERS = "Two, Three, Four, Five, Six, Seven, Nine";

/** Ordinals. */
export const ORDINALS = "Second, Third, Fourth, Seventh";

/** Playful adjectives; any may precede any thing one can hold. */
export const MERRY =
  "Dancing, Humming, Merry, Wandering, Curious, Jolly, Dreaming, Cheerful, Nosy, Whistling, Laughing, Bashful, Winking, Lucky, Sleepy, Cheeky, Runaway";

/** A Hindi adjective, and the sorts of nouns it suits. */
type HindiLook = readonly [
  masculine: string,
  feminine: string,
  sorts: readonly Root["sort"][],
  gloss: string,
];

/** Hindi adjectives. */
export const HINDI_LOOKS: readonly HindiLook[] = [
  ["Naya", "Nayi", ["thing", "place"], "new"],
  ["Neela", "Neeli", ["place"], "blue"],
  ["Lal", "Lal", ["place"], "red"],
  ["Gulabi", "Gulabi", ["place"], "pink"],
  ["Sunehra", "Sunehri", ["place"], "golden"],
  ["Rangeela", "Rangeeli", ["place"], "colourful"],
  ["Chhota", "Chhoti", ["thing", "place"], "little"],
  ["Pehla", "Pehli", ["thing"], "first"],
  ["Apna", "Apni", ["thing", "place"], "our own"],
];

/** Places that combine well with a colour. */
export const TINTED_PLACES =
  "Gali, Aangan, Haveli, Chowk, Nukkad, Mohalla, Bagiya, Chaupal, Bazaar, Baithak";

/** Telugu adjectives do not change with the noun. */
export const TELUGU_LOOKS: readonly (readonly [string, string])[] = [
  ["Kotha", "new"],
  ["Chinna", "little"],
  ["Manchi", "good"],
];
