import type { DraftBrief } from "../draft.ts";
import { type Trade, TRADES, UNKNOWN_TRADE } from "../trades/trades.ts";

/** Words that are in no id, with Hindi words in both scripts, and the type each refers to. */
const TRADE_KEYWORDS: Readonly<Record<string, string>> = {
  "bakery-and-cake-shop":
    "bake bakes baker bread eggless brownie brownies cookies pastry pastries केक बेकरी ब्रेड पेस्ट्री बिस्कुट एगलेस",
  "sweet-shop":
    "mithai halwai laddu laddoo barfi namkeen jalebi मिठाई मिठाइयां हलवाई लड्डू बर्फी नमकीन जलेबी",
  "pet-shop": "dog dogs cat cats puppies grooming",
  "content-writer": "resume resumes articles",
  "tea-stall": "chai chaiwala tapri चाय",
  "tiffin-service": "dabba mess tiffins टिफिन डब्बा",
  "kirana-store": "kirana kiryana grocery groceries provisions ration किराना राशन",
  restaurant: "biryani meals बिरयानी रेस्टोरेंट भोजनालय",
  "fast-food-and-chaat-stall":
    "pani puri golgappa vada momos dosa pakoda samosa चाट गोलगप्पे समोसा समोसे मोमोज",
  "fruit-and-vegetable-shop": "sabzi phal fruits vegetables सब्जी सब्ज़ी सब्जियां फल",
  "meat-and-fish-shop": "chicken mutton चिकन मटन मछली",
  "saree-shop": "sarees saris silks साड़ी साड़ी साड़ियां",
  "tailor-and-boutique": "darzi stitch stitching blouse blouses silai दर्जी सिलाई ब्लाउज ब्लाउज़",
  "footwear-shop": "shoes chappal sandals जूते चप्पल",
  "gold-and-silver-jeweller": "jewellery jewelry sona jewellers सोना चांदी गहने आभूषण सुनार",
  "barber-shop": "haircut haircuts shave nai नाई",
  "beauty-parlour": "facial beautician parlor ब्यूटी पार्लर फेशियल",
  "mehndi-artist": "mehendi henna मेहंदी मेहँदी",
  "yoga-studio": "yogasana meditation योग",
  "coaching-centre": "neet jee batches upsc कोचिंग",
  "home-tutor": "tuition tuitions maths mathematics science tutor ट्यूशन",
  "veterinary-clinic": "vet vets",
  "property-dealer": "real estate flats plots broker brokerage",
  school: "medium cbse icse",
  "house-cleaning-service": "clean cleaning cleaner",
  "musician-and-singer": "sing singer singers",
  "handicraft-maker": "soap soaps pottery ceramics crochet macrame",
  "homoeopathy-clinic": "homoeopathy homeopathy homeopath",
  "physiotherapy-clinic": "physiotherapist physio",
  "dental-clinic": "dentist teeth दांत दाँत दंत",
  "family-doctor": "clinic physician doctor डॉक्टर क्लिनिक",
  "medical-store": "medicines pharmacy chemist दवा दवाई दवाइयां",
  "ca-firm": "chartered accountant audit accounts",
  lawyer: "advocate advocates legal vakil court वकील अदालत",
  plumber: "plumbing leak leaks taps nal प्लंबर नल",
  electrician: "electrical wiring bijli fans बिजली इलेक्ट्रीशियन",
  "ac-and-fridge-repair": "ac fridge refrigerator",
  "house-painter": "painting painters पेंटर पुताई",
  carpenter: "carpentry woodwork barhai बढ़ई बढ़ई फर्नीचर",
  photographer: "photos photography shoot shoots फोटो फोटोग्राफर फ़ोटो",
  florist: "flowers bouquets garlands phool फूल",
  "taxi-service": "cab cabs taxi drop airport tempo traveller टैक्सी",
  "car-repair-garage": "garage mechanic",
  "bike-and-scooter-repair": "puncture bikes scooters scooty cycle cycles bicycle पंचर बाइक",
  "mobile-repair": "mobiles screen मोबाइल",
  "web-agency": "websites",
  "software-company": "software",
  dairy: "doodh milk ghee paneer curd दूध डेयरी पनीर घी",
  "plant-nursery": "plants nursery saplings पौधे नर्सरी",
  "organic-farm": "farm farmers",
  "pandit-and-pooja-service": "pandit pandits puja पंडित पूजा",
  "papad-and-pickle-maker": "achar achaar pickles अचार पापड़ पापड़",
  homestay: "homestay cottage",
  "packers-and-movers": "shifting packers movers",
  "printing-and-flex-banner-shop": "flex printing xerox photocopy lamination",
  "music-classes":
    "guitar tabla violin singing veena flute keyboard piano harmonium sitar drums carnatic hindustani vocal",
  "dance-academy": "bharatanatyam kathak kuchipudi odissi dance",
  dhaba: "ढाबा ढाबे",
  temple: "mandir मंदिर मन्दिर",
  gym: "gym fitness weights जिम कसरत",
};

/** A teacher counts as a tutor unless another word names the subject: "I teach violin". */
const TEACHES = "teach teaches teacher";

/** Words that many types share. */
const COMMON = new Set(
  "and shop store service services maker centre studio classes company agency consultant operator supplier clinic house home our your for the you with of to in all a an on it help hire two new free first day days one big small workshop workshops".split(
    " ",
  ),
);

const splitWords = (text: string): string[] =>
  text
    .normalize("NFD")
    // Removes accents, but keeps the vowel signs of Indian scripts, which are marks too.
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word.length > 1);

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word;

function buildIndex(): Map<string, Map<string, number>> {
  const index = new Map<string, Map<string, number>>();
  const add = (text: string, id: string, weight: number) => {
    for (const word of splitWords(text).map(singular)) {
      if (COMMON.has(word)) continue;
      const weights = index.get(word) ?? new Map<string, number>();
      weights.set(id, Math.max(weights.get(id) ?? 0, weight));
      index.set(word, weights);
    }
  };
  for (const { id, sells, offers } of TRADES.values()) {
    add(id.replaceAll("-", " "), id, 4);
    add(TRADE_KEYWORDS[id] ?? "", id, 3);
    add(sells, id, 1);
    add(offers.join(" "), id, 0.5);
  }
  add(TEACHES, "home-tutor", 1);
  return index;
}

let index: Map<string, Map<string, number>> | undefined;

/** The business type that best matches a text, if any. */
function findTradeInText(text: string): Trade | undefined {
  index ??= buildIndex();
  const points = new Map<string, number>();
  for (const [at, word] of splitWords(text).map(singular).entries()) {
    const claims = index.get(word) ?? [];
    for (const [id, weight] of claims) {
      const share = weight / Math.sqrt(index.get(word)?.size ?? 1) + 0.1 / (at + 1);
      points.set(id, (points.get(id) ?? 0) + share);
    }
  }
  const [best] = [...points].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= 0.9 ? TRADES.get(best[0]) : undefined;
}

/** Words about delivery and audience, ignored if other words point to a trade. */
const IGNORED_PHRASES =
  /\b(?:courier|parcel)\w* (?:all over|across|to|anywhere)[^,.;]*|\bfor (?:kids|children|women|ladies|men|girls|boys|students|brides|weddings)\b/gi;

/** Whether a text contains a word for a type of business: "South Indian restaurant". */
export function isTradeNamed(text: string): boolean {
  const found = (index ??= buildIndex());
  return splitWords(text).some((word) =>
    [...(found.get(singular(word))?.values() ?? [])].some((weight) => weight >= 3),
  );
}

/** The picked type; if none or unknown to this server, the type found in name and sentence. */
export function findTrade(brief: DraftBrief): Trade {
  return (
    TRADES.get(brief.businessTypeId) ??
    findTradeInText(brief.businessTypeName) ??
    findTradeInText(brief.sentence.replaceAll(IGNORED_PHRASES, "")) ??
    findTradeInText(brief.sentence) ??
    findTradeInText(brief.name) ??
    UNKNOWN_TRADE
  );
}
