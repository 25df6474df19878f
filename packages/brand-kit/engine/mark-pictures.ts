import type { Trade } from "@angadi/drafts/trades/trades";
import { splitWords } from "@angadi/formats/words";

const readTable = (table: string) =>
  new Map(
    table.split(/\s+/).map((entry) => {
      const [word = "", keys = ""] = entry.split(":");
      return [word, keys.split(",")] as const;
    }),
  );

/** Drawings that mark a trade better than the first one of its page; none: letters do. */
const PICTURES_BY_TRADE = readTable(
  `ac-and-fridge-repair:snowflake,aircon advertising-agency: agarbatti-and-candle-maker:diya,lotus
  animal-shelter-and-gaushala:cow,paw architect:house,pencil artist:pencil,frame
  auto-spare-parts-shop:gear,tyre ayurvedic-clinic:leaf,stethoscope
  bakery-and-cake-shop:bread,cake bangles-and-cosmetics-shop:bangles,lipstick
  barber-shop:scissors,comb beauty-parlour:face,lipstick bike-and-scooter-repair:spanner,tyre
  book-and-stationery-shop:books,pencil builder-and-developer:house,key ca-firm:chart
  car-and-bike-rental:car,key car-repair-garage:car,spanner catering-service:pot,carrier
  civil-contractor:helmet,hammer cloud-kitchen:pot,carrier courier-service:parcel,truck
  cyber-cafe-and-csc:laptop   dairy:milk,cow dance-academy: dhaba:pot dietitian:leaf,basket dj-and-sound-system:speaker,mic
  electrician:bulb,fan event-decorator:mandap,blossom
  fabric-and-dress-material-shop:paisley,spool family-doctor:stethoscope,heart
  fashion-designer:kurta,paisley fast-food-and-chaat-stall:panipuri florist:blossom,lotus
  freelance-designer:pencil,frame garment-manufacturer:spool,kurta gift-and-toy-shop:gift,kite
  gold-and-silver-jeweller:ring,bangles gst-and-tax-consultant:chart
  home-tutor:books,pencil handicraft-maker:paisley,diya handloom-and-khadi-shop:paisley,ikat
  hardware-and-paint-shop:paint,roller,hammer homestay:house,cup homoeopathy-clinic:leaf,heart
  hotel-and-lodge:key,house house-cleaning-service:cleanhouse house-painter:paint,roller
  imitation-jewellery-shop:bangles,ring kids-wear-shop:lehenga,kurta kirana-store:basket,sack
  ladies-wear-shop:lehenga,paisley laundry-and-dry-cleaner:washer,kurta lawyer:scales,deed
  local-news-portal:mic maid-and-cook-agency:cleanhouse,pot makeup-artist:face,lipstick
  marriage-hall:rings,mandap medical-store:firstaid,heart mehndi-artist:paisley,lotus
  mobile-phone-shop:phone,charger mobile-repair:screen,cell mosque:dome,moon
  music-classes:notes,mic musician-and-singer:mic,notes nursing-home-and-hospital:stethoscope,heart
  old-age-home:house,heart organic-farm:leaf,basket pandit-and-pooja-service:diya,lotus
  pest-control:shield,cleanhouse pg-hostel:house,key photographer:camera,frame
  plant-nursery:leaves,leaf play-school:blocks,kite plumber:tap,pipe
  pooja-items-shop:diya,lotus poultry-farm:eggs printing-and-flex-banner-shop:frame,pencil
  property-dealer:house,key resort:sun,house saree-shop:paisley,ikat
  school:books,pencil seed-and-fertiliser-shop:leaves,sack software-company:
  spa-and-massage-centre:lotus,leaves supermarket:basket sweet-shop:laddu,barfi
  tailor-and-boutique:scissors,spool tattoo-studio: temple:gopuram,diya
  temple-flower-supplier:blossom,lotus tent-house:mandap tour-guide:suitcase,camera
  travel-agency:suitcase,sun trekking-and-camping-operator:tent,bonfire
  tv-and-washing-machine-repair:washer,spanner two-wheeler-showroom:tyre,key
  unisex-salon:comb,scissors used-car-dealer:car,key veterinary-clinic:paw,stethoscope
  web-agency: wedding-and-event-planner:rings,mandap wholesale-distributor:parcel,truck
  yoga-studio:lotus,sun,moon`,
);

/** Drawings of words in a name: a homestay called "Cherry Blossom" has a blossom. */
const WORDS_BY_PICTURE = readTable(
  `blossom:blossom,cherry,flower,flowers,jasmine,mogra,petal,petals,phool,pushpa,rose,roses,sakura
  bonfire:agni,chulha,flame,tandoor leaf:leaf,tulsi lotus:kamal,lotus,padma
  moon:chand,chandra,moon sun:sun,sunrise,surya tree:banyan,neem,tree`,
);

/** The drawings that mark a business: its trade's first, then its name's. */
export function listMarkPictures({ id, pictures }: Trade, name: string): string[] {
  if (id === "") return ["ikat", "leaves", "blossom"];
  const listed = PICTURES_BY_TRADE.get(id) ?? pictures.slice(0, 1);
  const words = splitWords(name);
  const named = Array.from(WORDS_BY_PICTURE).flatMap(([picture, meanings]) =>
    meanings.some((meaning) => words.includes(meaning)) ? picture : [],
  );
  return [...new Set([...listed.slice(0, 1), ...named, ...listed.slice(1)])].filter(Boolean);
}
