/**
 * Holy words that are also rejected as parts of longer words; all are in the lists of the languages,
 * with the reason "god". Hand-picked from general knowledge. Legal basis: section 9(2)(b) of the
 * Trade Marks Act, 1999 ("any matter likely to hurt the religious susceptibilities of any class
 * or section of the citizens of India"); the Trade Marks Registry's Manual names "Lord Buddha",
 * "Shree Sai Baba", "Sri Ramkrishna", "Swami Vivekananda", "the Holy Mother alias Sri Sarada
 * Devi" and "Balaji" among examples. Many Indian shops are named after a deity, but that is the
 * owner's choice, not one for the generator to propose.
 */

/** Rejected if a longer word begins or ends with them, unless the rest makes it a town. */
export const SACRED_PARTS: readonly string[] =
  `krishna ganesh ganapati lakshmi laxmi saraswat hanuman shiva mahadev parvati durga vishnu
  narayan venkates
  jagannath ayyappa murugan meenakshi bhagwan allah quran muhammad mohammad jesus buddha mahavir
  waheguru nanak sitaram radhe govinda`.split(/\s+/);

/** Endings of town names: "Durgapur" and "Krishnagiri" are places. */
export const TOWN_ENDS: readonly string[] =
  `pur pura puram puri nagar giri ganj abad garh gad kot palle palli patnam pattinam patna peta pet
  vada wada kunj church`.split(/\s+/);
