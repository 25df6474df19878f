import type { LayoutId } from "../draft.ts";
import { hashOf } from "../engine/hash.ts";

const ids = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Whose customers come for a list of things to eat. */
const KITCHENS = ids(
  `bakery-and-cake-shop cafe catering-service cloud-kitchen restaurant sweet-shop tea-stall tiffin-service
  ice-cream-parlour juice-and-shake-bar papad-and-pickle-maker dry-fruit-and-spice-shop`,
);
/** Whose customers want to see care and order before all else. */
const OFFICES = ids(
  `ca-firm company-secretary gst-and-tax-consultant lawyer insurance-agent mutual-fund-distributor
  business-consultant placement-agency security-guard-agency architect matrimonial-bureau
  visa-and-passport-agent study-abroad-consultant author content-writer homoeopathy-clinic
  counsellor-and-therapist family-doctor housing-society engineering-workshop church school`,
);
/** What belongs to evenings, feasts and rest. */
const EVENINGS = ids(
  `photographer videographer-and-editor makeup-artist mehndi-artist musician-and-singer
  wedding-and-event-planner marriage-hall event-decorator dj-and-sound-system resort hotel-and-lodge
  homestay spa-and-massage-centre yoga-studio tattoo-studio gold-and-silver-jeweller
  astrologer-and-vastu-consultant trekking-and-camping-operator fashion-designer temple mosque
  gurdwara podcast agarbatti-and-candle-maker pandit-and-pooja-service`,
);
/** What is said loudest in one line. */
const POSTERS = ids(
  `gym personal-trainer coaching-centre driving-school sports-academy dance-academy music-classes
  spoken-english-classes computer-training-institute car-repair-garage bike-and-scooter-repair
  ac-and-fridge-repair plumber electrician mobile-repair packers-and-movers taxi-service
  solar-installer digital-marketing-agency web-agency app-developer software-company
  advertising-agency youtuber ngo sports-and-youth-club pest-control goods-transport-company
  borewell-drilling-service courier-service life-and-career-coach`,
);

/** The layouts that suit a trade, the best first; shops and the rest begin with a board or a window. */
export function suitedTo(trade: string): readonly LayoutId[] {
  if (KITCHENS.has(trade)) return ["menu", "board", "window", "poster"];
  if (OFFICES.has(trade)) return ["letter", "window", "poster", "board"];
  if (EVENINGS.has(trade)) return ["evening", "window", "letter", "menu"];
  if (POSTERS.has(trade)) return ["poster", "board", "window", "letter"];
  return hashOf(trade) % 2 === 0
    ? ["board", "window", "poster", "menu"]
    : ["window", "board", "poster", "letter"];
}
