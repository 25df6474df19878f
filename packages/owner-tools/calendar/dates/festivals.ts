/**
 * Festivals and shopping days, December 2026 to November 2027.
 *
 * How certain each date is:
 * - `fixed`: a date in the civil calendar, or derived from it (Easter by the Gregorian rule).
 * - `published`: in the list for India of timeanddate.com as copied into the open-source library
 *   `holidays` (vacanza), looked up in November 2026, and confirmed by our own computation of new
 *   and full moons, lunar days at sunrise, noon, dusk and midnight in Delhi, and the sun’s entry
 *   into the sidereal signs.
 * - `computed`: from that computation only. Almanacs and states may differ by a day.
 * - `sighting`: the day after the first evening on which the crescent is likely to be visible;
 *   announced the evening before.
 * The Union’s list of holidays for 2027 was not found.
 */
import type { FestivalDay } from "./date-rules.ts";

const NORTH = "north";
const SOUTH = "south";
const EAST = "east";
const WEST = "west";
const NORTH_EAST = "north-east";

export const festivals: readonly FestivalDay[] = [
  { id: "christmas-2026", day: "2026-12-25", title: "Christmas", basis: "fixed" },
  { id: "new-year-2027", day: "2027-01-01", title: "New Year’s Day", basis: "fixed" },
  {
    id: "lohri-2027",
    day: "2027-01-13",
    title: "Lohri",
    regions: [NORTH],
    basis: "computed",
    note: "By custom on the 13th; some almanacs put it on the eve of Makar Sankranti, the 14th this year.",
  },
  {
    id: "sankranti-2027",
    day: "2027-01-15",
    title: "Makar Sankranti and Pongal",
    basis: "published",
    note: "The sun enters Makara on the 14th at 9 pm, so the day is the 15th. Kite sellers in Gujarat: many keep the 14th all the same.",
  },
  {
    id: "bihu-magh-2027",
    day: "2027-01-15",
    title: "Magh Bihu",
    regions: [NORTH_EAST],
    basis: "computed",
  },
  { id: "republic-day-2027", day: "2027-01-26", title: "Republic Day", basis: "fixed" },
  {
    id: "vasant-panchami-2027",
    day: "2027-02-11",
    title: "Vasant Panchami, Saraswati Puja",
    regions: [EAST, NORTH],
    basis: "computed",
  },
  { id: "valentine-2027", day: "2027-02-14", title: "Valentine’s Day", basis: "fixed" },
  { id: "shivaratri-2027", day: "2027-03-06", title: "Maha Shivaratri", basis: "published" },
  { id: "womens-day-2027", day: "2027-03-08", title: "Women’s Day", basis: "fixed" },
  {
    id: "eid-al-fitr-2027",
    day: "2027-03-10",
    title: "Eid al-Fitr",
    basis: "sighting",
    note: "The 10th or the 11th. Ramzan shopping begins a month before, about 9 February.",
  },
  {
    id: "holi-2027",
    day: "2027-03-22",
    title: "Holi",
    basis: "published",
    note: "Holika Dahan is the evening before; some states keep the day after.",
  },
  { id: "good-friday-2027", day: "2027-03-26", title: "Good Friday", basis: "fixed" },
  { id: "easter-2027", day: "2027-03-28", title: "Easter", basis: "fixed" },
  {
    id: "ugadi-2027",
    day: "2027-04-07",
    title: "Ugadi and Gudi Padwa",
    regions: [SOUTH, WEST],
    basis: "published",
  },
  {
    id: "vaisakhi-2027",
    day: "2027-04-14",
    title: "Baisakhi, Ambedkar Jayanti and Tamil New Year",
    basis: "published",
  },
  {
    id: "vishu-2027",
    day: "2027-04-15",
    title: "Vishu",
    regions: [SOUTH],
    basis: "computed",
  },
  {
    id: "bengali-new-year-2027",
    day: "2027-04-15",
    title: "Bengali New Year",
    regions: [EAST],
    basis: "computed",
  },
  {
    id: "bihu-bohag-2027",
    day: "2027-04-14",
    title: "Bohag Bihu",
    regions: [NORTH_EAST],
    basis: "computed",
    note: "The days around the 14th and 15th.",
  },
  { id: "ram-navami-2027", day: "2027-04-15", title: "Ram Navami", basis: "published" },
  {
    id: "akshaya-tritiya-2027",
    day: "2027-05-09",
    title: "Akshaya Tritiya",
    basis: "computed",
    note: "The lunar day runs from late morning on the 8th to about 9 am on the 9th. Jewellers: ask your almanac.",
  },
  { id: "mothers-day-2027", day: "2027-05-09", title: "Mother’s Day", basis: "fixed" },
  {
    id: "eid-al-adha-2027",
    day: "2027-05-17",
    title: "Eid al-Adha (Bakrid)",
    basis: "sighting",
    note: "The 17th or the 18th.",
  },
  { id: "buddha-purnima-2027", day: "2027-05-20", title: "Buddha Purnima", basis: "published" },
  { id: "fathers-day-2027", day: "2027-06-20", title: "Father’s Day", basis: "fixed" },
  {
    id: "rath-yatra-2027",
    day: "2027-07-05",
    title: "Rath Yatra",
    regions: [EAST, WEST],
    basis: "computed",
  },
  {
    id: "varalakshmi-2027",
    day: "2027-08-13",
    title: "Varalakshmi Vratam",
    regions: [SOUTH],
    basis: "computed",
  },
  { id: "independence-day-2027", day: "2027-08-15", title: "Independence Day", basis: "fixed" },
  {
    id: "milad-2027",
    day: "2027-08-15",
    title: "Milad-un-Nabi",
    basis: "sighting",
    note: "The 15th or the 16th.",
  },
  {
    id: "raksha-bandhan-2027",
    day: "2027-08-17",
    title: "Raksha Bandhan",
    regions: [NORTH, WEST, EAST],
    basis: "published",
  },
  {
    id: "janmashtami-2027",
    day: "2027-08-25",
    title: "Janmashtami",
    basis: "published",
    note: "Some temples and states keep the day before or after.",
  },
  {
    id: "ganesh-chaturthi-2027",
    day: "2027-09-04",
    title: "Ganesh Chaturthi",
    regions: [WEST, SOUTH],
    basis: "published",
  },
  { id: "teachers-day-2027", day: "2027-09-05", title: "Teachers’ Day", basis: "fixed" },
  {
    id: "onam-2027",
    day: "2027-09-12",
    title: "Onam (Thiruvonam)",
    regions: [SOUTH],
    basis: "published",
  },
  { id: "navratri-2027", day: "2027-09-30", title: "Navratri begins", basis: "published" },
  { id: "gandhi-jayanti-2027", day: "2027-10-02", title: "Gandhi Jayanti", basis: "fixed" },
  {
    id: "durga-puja-2027",
    day: "2027-10-06",
    title: "Durga Puja (Saptami)",
    regions: [EAST, NORTH_EAST],
    basis: "computed",
    note: "Shopping is done by Mahalaya, at the end of September.",
  },
  {
    id: "dussehra-2027",
    day: "2027-10-09",
    title: "Dussehra",
    basis: "published",
    note: "In Bengal’s almanacs Dashami may be the 10th.",
  },
  {
    id: "karwa-chauth-2027",
    day: "2027-10-18",
    title: "Karwa Chauth",
    regions: [NORTH, WEST],
    basis: "computed",
  },
  { id: "dhanteras-2027", day: "2027-10-27", title: "Dhanteras", basis: "computed" },
  {
    id: "deepavali-south-2027",
    day: "2027-10-28",
    title: "Deepavali in the south (Naraka Chaturdashi)",
    regions: [SOUTH],
    basis: "computed",
    note: "By the lunar day before dawn. Look at your state’s list of holidays.",
  },
  { id: "diwali-2027", day: "2027-10-29", title: "Diwali (Lakshmi Puja)", basis: "published" },
  {
    id: "gujarati-new-year-2027",
    day: "2027-10-30",
    title: "Gujarati New Year and Govardhan Puja",
    regions: [WEST, NORTH],
    basis: "published",
  },
  {
    id: "bhai-dooj-2027",
    day: "2027-10-31",
    title: "Bhai Dooj",
    regions: [NORTH, WEST, EAST],
    basis: "computed",
  },
  {
    id: "chhath-2027",
    day: "2027-11-04",
    title: "Chhath Puja",
    regions: [NORTH, EAST],
    basis: "published",
  },
  { id: "childrens-day-2027", day: "2027-11-14", title: "Children’s Day", basis: "fixed" },
  {
    id: "guru-nanak-2027",
    day: "2027-11-14",
    title: "Guru Nanak Jayanti",
    basis: "published",
  },
];
