/**
 * Words that suit any trade. Hand-picked for shop names on an Indian street: concrete, pleasant to
 * hear, without rank, praise or promise.
 */
import { type IndicRoot } from "./roots.ts";
import { type TradeVocabulary } from "./trade-vocabulary.ts";

/** Words for unknown trades, in addition to the owner's own nouns. */
export const NEUTRAL_VOCABULARY: TradeVocabulary = {
  match: "",
  signs: {
    modern: "Works, Studio, Store, Goods, Supplies, Trade",
    classic: "House, Company, Traders, Stores, Emporium",
    indian: "",
  },
  tools: "lantern, compass, kite, anchor, bell, drum, sparrow, heron, lamp, quill, banyan",
  adjectives: "Blue, Copper, Red, Little, Quiet, Brass, Green, Paper",
  ingredients: "copper, cedar, indigo, amber, brass, slate, clay, rain, rosewood, ivory",
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

/** Streets and corners in Hindi. */
export const INDIC_STREETS = "Gali, Nukkad, Aangan, Chowk, Mohalla, Bazaar, Chaupal, Haat";

/** Times and places that may precede a sign: "The Sunday Bakery", "The Corner Bakery". */
export const SIGN_MODIFIERS =
  "Morning, Sunday, Tuesday, Monsoon, Noon, Friday, Evening, Thursday, Saturday, Corner, Little, Courtyard, Terrace, Village, Daily, Verandah, Neighbourhood";

/** Numbers of things one can count. */
export const NUMBER_WORDS = "Two, Three, Four, Five, Six, Seven, Nine";

export const ORDINALS = "Second, Third, Fourth, Seventh";

/** Each may precede any tool. */
export const PLAYFUL_ADJECTIVES =
  "Dancing, Humming, Merry, Wandering, Curious, Jolly, Dreaming, Cheerful, Nosy, Whistling, Laughing, Bashful, Winking, Lucky, Sleepy, Cheeky, Runaway";

/** A Hindi adjective, and the kinds of nouns it suits. */
type HindiAdjective = readonly [
  masculine: string,
  feminine: string,
  kinds: readonly IndicRoot["kind"][],
  gloss: string,
];

/** Hindi adjectives. */
export const HINDI_ADJECTIVES: readonly HindiAdjective[] = [
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
export const COLOURED_PLACES =
  "Gali, Aangan, Haveli, Chowk, Nukkad, Mohalla, Bagiya, Chaupal, Bazaar, Baithak";

/** Telugu adjectives do not change with the noun. */
export const TELUGU_ADJECTIVES: readonly (readonly [string, string])[] = [
  ["Kotha", "new"],
  ["Chinna", "little"],
  ["Manchi", "good"],
];
