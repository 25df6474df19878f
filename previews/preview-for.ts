import { rupeesText } from "#ui/money/rupees.ts";
import type { ShopPreview } from "./preview.ts";
import type { Archetype } from "./samples/archetype.ts";
import { makers } from "./samples/makers.ts";
import { services } from "./samples/services.ts";
import { shops } from "./samples/shops.ts";

/** Every sample shop of the instant preview. */
export const archetypes = { ...shops, ...services, ...makers };

export type ArchetypeKey = keyof typeof archetypes;

interface PickedType {
  name: string;
  subIndustryType: string;
}

type Rules = Partial<Record<ArchetypeKey, RegExp>>;

/** Telling words in a type's own name; the first that fits decides. */
const byName: Rules = {
  bakery: /baker|cake/,
  office: /cyber/,
  cafe: /cafe|coffee|tea stall|juice|ice cream/,
  sweets: /sweet|pickle|spice|dry fruit/,
  kirana: /kirana|grocer|supermarket|vegetable|meat|fish/,
  home: /(laptop|mobile|machine) repair|cctv|solar|clean|laundr|pest|maid/,
  gadgets: /electronic|appliance|mobile phone/,
  interiors: /furniture|interior|hardware|building material|kitchen maker|carpenter|painter/,
  tailor: /tailor|fashion designer|garment/,
  jewels: /jewel|bangle/,
  fitness: /gym|trainer|yoga|fitness|\bsport/,
  wheels: /driving|taxi|rental|two-wheeler|used car|mover|courier|goods/,
  pooja: /pooja|pandit|astrolog/,
  factory: /fabricator|workshop|wholesale/,
  stay: /hotel|homestay|resort|hostel|lodge/,
  photo: /photo|video/,
  voice: /podcast|youtube|news|singer/,
  software: /software|\bapp\b|web|digital/,
  store: /handicraft|candle/,
};

/** Words of whole trades: looked for in the sub-industry first, then in the name. */
const byTrade: Rules = {
  community: /non-profit|\bngo\b|communit|temple|church|mosque|trust/,
  restaurant: /food|drink|restaurant|catering|kitchen/,
  fashion: /fashion|tailor|cloth|wear\b|saree/,
  salon: /beauty|salon|spa\b/,
  clinic: /health|medic|clinic|doctor|dent/,
  coaching: /educat|coach|school|tutor/,
  builder: /construct|estate|builder|architect|property/,
  events: /event|wedding/,
  travel: /travel|hospitality|tour/,
  garage: /auto|garage/,
  home: /home service|plumb|electric|technology|repair/,
  studio: /creative|media|design|market/,
  farm: /agri|farm|dairy/,
  factory: /manufactur|industr/,
  office: /professional|consult|financ/,
  store: /retail|shop|store/,
};

/** "Café" → "cafe". */
const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const firstMatch = (rules: Rules, text: string) =>
  (Object.keys(rules) as ArchetypeKey[]).find((key) => rules[key]?.test(text));

/** The sample shop that stands for a type; a plain office for one nobody has heard of. */
export function archetypeFor({ name, subIndustryType }: PickedType): ArchetypeKey {
  const [own, group] = [withoutAccents(clip(name)), withoutAccents(clip(subIndustryType))];
  return (
    firstMatch(byName, own) ?? firstMatch(byTrade, group) ?? firstMatch(byTrade, own) ?? "office"
  );
}

const UNPRINTABLE = /[\s\p{Cc}\p{Cs}\p{Bidi_C}]+/gu;

/** Names come from other servers: one line, and no longer than the longest of ours need. */
function clip(text: string): string {
  const line = text.slice(0, 400).replace(UNPRINTABLE, " ").trim();
  return line.length > 40 ? `${line.slice(0, 39).replace(UNPRINTABLE, " ").trim()}…` : line;
}

/** Before a short last word: it would stand alone on its line. */
const SHORT_END = / (?=\S{1,6}$)/;

const inRupees = (amount: number) => rupeesText(amount * 100);

/** What the shop in the hero shows once a type is picked. */
export function previewFor(type: PickedType): ShopPreview {
  const key = archetypeFor(type);
  const archetype: Archetype = archetypes[key];
  const [[scheme, backdrop, picture], shop, headline, line, button, nav, chat, rows, paidAmount] =
    archetype;
  const trade = clip(type.name) || "Small business";
  const products = rows.map(([name, price, picture]) => ({
    name,
    price: inRupees(price),
    picture,
  }));
  const paid = inRupees(paidAmount ?? Math.max(...rows.map(([, price]) => price)));
  const priced = products.map(({ name, price }) => `${name}, ${price}.`).join(" ");
  return {
    scheme,
    backdrop,
    picture,
    shop,
    trade,
    nav,
    headline: headline.replace(SHORT_END, "\u00a0"),
    line,
    button,
    products,
    chat: `“${chat}”`,
    invoice: `${key === "community" ? "Receipt" : "Invoice"} #0042 · ${paid}`,
    paid: "Paid just now",
    label: `A sample website for “${trade}”: ${shop}. ${headline} ${priced}`,
  };
}

/** What the shop shows before anything is picked. */
export const defaultPreview: ShopPreview = previewFor({
  name: "Bakery & cake shop",
  subIndustryType: "Food & Drink",
});

/** What is read out when the shop was redrawn. */
export const previewAnnouncement = ({ trade, shop }: ShopPreview): string =>
  `Preview: a website for “${trade}”, ${shop}.`;
