import type { Trade } from "@angadi/drafts/trades/trades";

/** Drawings that mark only a trade of their own: a parcel is no sign of a chaat stall. */
const GENERIC = new Set(
  `basket bed board books briefcase browser bus calendar camera car clipboard cream cup diya dumbbell
  eggs firstaid frame gear gift glass heart helmet house jar key lamp laptop mic milk notebook
  palette parcel people phone pill pot pram sack sandals saree shield sofa spanner speaker suitcase
  syrup talk tent thali ticket`.split(/\s+/),
);

const readTable = (table: string) =>
  new Map(
    table.split(/\s+/).map((entry) => {
      const [word = "", keys = ""] = entry.split(":");
      return [word, keys.split(",")] as const;
    }),
  );

/** Drawings that mark a trade better than those of its page. */
const PICTURES_BY_TRADE = readTable(
  `ac-and-fridge-repair:aircon,snowflake architect:house,pencil artist:pencil,frame
  bakery-and-cake-shop:bread,cake book-and-stationery-shop:books,pencil
  builder-and-developer:house,key ca-firm:calculator,chart cafe:cup,tumbler
  car-and-bike-rental:car,key car-repair-garage:car,spanner catering-service:pot,carrier
  civil-contractor:helmet,hammer cloud-kitchen:pot,carrier
  computer-training-institute:laptop,browser dental-clinic:tooth dhaba:bonfire,pot
  dietitian:leaf,basket dj-and-sound-system:speaker,mic driving-school:car,key
  fabric-and-dress-material-shop:spool,paisley family-doctor:stethoscope,heart
  fashion-designer:kurta,paisley fast-food-and-chaat-stall:samosa,panipuri
  event-decorator:mandap,lotus freelance-designer:pencil,frame gift-and-toy-shop:gift,kite
  gst-and-tax-consultant:calculator,chart handloom-and-khadi-shop:paisley,spool
  home-tutor:books,pencil homestay:house,cup hotel-and-lodge:house,key
  house-cleaning-service:soap,house housing-society:house,people ladies-wear-shop:kurta,paisley
  local-news-portal:mic,speaker musician-and-singer:mic,speaker ngo:heart,people
  nursing-home-and-hospital:stethoscope,heart old-age-home:house,heart organic-farm:leaf,basket
  pg-hostel:house,key physiotherapy-clinic:heart,lifter plant-nursery:leaf,leaves
  play-school:blocks,kite podcast:mic,speaker printing-and-flex-banner-shop:pencil,frame
  property-dealer:house,key resort:house,sun restaurant:pot,carrier saree-shop:paisley,spool
  school:books,pencil seed-and-fertiliser-shop:leaf,basket software-company:laptop,browser
  tea-stall:cup,tumbler tour-guide:map,suitcase travel-agency:map,suitcase
  trekking-and-camping-operator:tent,bonfire two-wheeler-showroom:helmet,tyre
  used-car-dealer:car,key`,
);

/** Drawings of what a name says: a homestay called "Cherry Blossom" has a blossom. */
const PICTURES_BY_WORD = readTable(
  `agni:bonfire banyan:leaf blossom:blossom chand:moon chandra:moon cherry:blossom chulha:bonfire
  flame:bonfire flower:flower flowers:flower green:leaf jasmine:blossom kamal:lotus leaf:leaf
  lotus:lotus mogra:blossom moon:moon neem:leaf padma:lotus petal:flower petals:flower phool:flower
  pushpa:flower rose:flower roses:flower sakura:blossom sun:sun sunrise:sun surya:sun
  tandoor:bonfire tree:leaf tulsi:leaf`,
);

/** The drawings that mark a business: its trade's first, then its name's. */
export function listMarkPictures({ id, pictures }: Trade, name: string): string[] {
  if (id === "") return ["ikat", "leaves", "blossom"];
  const [first = "", ...others] =
    PICTURES_BY_TRADE.get(id) ?? pictures.filter((key, index) => index === 0 || !GENERIC.has(key));
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  const named = words.flatMap((word) => PICTURES_BY_WORD.get(word) ?? []);
  return [...new Set([first, ...named, ...others])];
}
