/** Drawings of packages/art on greetings, each with the titles of its festivals. */
export const FESTIVALS_BY_ART: Readonly<Record<string, readonly string[]>> = {
  board: ["Teachers’ Day"],
  bonfire: ["Lohri", "Magh Bihu"],
  books: ["Saraswati Puja"],
  child: ["Children’s Day"],
  christmastree: ["Christmas"],
  church: ["Easter"],
  diya: ["Diwali", "Deepavali", "Dhanteras", "Gujarati New Year", "Maha Shivaratri"],
  dome: ["Milad-un-Nabi"],
  flower: ["Vasant Panchami", "Women’s Day", "Mother’s Day", "Vishu", "Onam"],
  gulal: ["Holi"],
  gurdwara: ["Guru Nanak Jayanti"],
  heart: ["Valentine’s Day"],
  kite: ["Uttarayan", "Makar Sankranti", "Sankranti"],
  laddu: ["Ganesh Chaturthi"],
  leaf: ["Ugadi"],
  lotus: ["Buddha Purnima", "Durga Puja"],
  moon: ["Eid al-Fitr", "Eid al-Adha", "Karwa Chauth"],
  pot: ["Pongal", "Janmashtami"],
  sun: ["Chhath Puja"],
};

/** The drawing of a festival; "" if it has none. */
export const findFestivalArt = (title: string): string =>
  Object.entries(FESTIVALS_BY_ART).find(([, titles]) => titles.includes(title))?.[0] ?? "";
