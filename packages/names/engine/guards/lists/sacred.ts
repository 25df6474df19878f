/**
 * The holy words that are refused as parts of longer ones, too; all stand in the lists of the
 * languages, with the reason "god". Chosen by hand, from general knowledge. The grounds: section 9(2)(b) of the
 * Trade Marks Act, 1999 ("any matter likely to hurt the religious susceptibilities of any class
 * or section of the citizens of India"); the Trade Marks Registry's Manual names "Lord Buddha",
 * "Shree Sai Baba", "Sri Ramkrishna", "Swami Vivekananda", "the Holy Mother alias Sri Sarada
 * Devi" and "Balaji" among examples. Many Indian shops do bear a deity's name; that is an owner's
 * choice to make, and not one to propose.
 */

/** Refused where a longer word begins or ends with them, unless the rest makes it a town. */
export const SACRED_PARTS: readonly string[] =
  `krishna ganesh ganapati lakshmi laxmi saraswat hanuman shiva mahadev parvati durga vishnu
  narayan venkates
  jagannath ayyappa murugan meenakshi bhagwan allah quran muhammad mohammad jesus buddha mahavir
  waheguru nanak sitaram radhe govinda`.split(/\s+/);

/** Ends of the names of towns: "Durgapur" and "Krishnagiri" are places. */
export const TOWN_ENDS: readonly string[] =
  `pur pura puram puri nagar giri ganj abad garh gad kot palle palli patnam pattinam patna peta pet
  vada wada kunj church`.split(/\s+/);
