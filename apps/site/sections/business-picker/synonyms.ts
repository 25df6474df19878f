/**
 * Search synonyms for the words in business type names; never shown. The names' own words are
 * searched anyway.
 */
const SYNONYMS = `bakery: bake baking baker bread biscuit cupcake
café: coffee
tea: chai
tiffin: dabba mess
fast: pizza burger snack pani puri momo samosa
restaurant: food biryani thali meal eat
catering: caterer cook
sweet: mithai laddu halwai
book: books pen notebook
electronics: television
kirana: grocery groceries provision ration
meat: chicken mutton
fabric: cloth textile
footwear: shoe sandal chappal leather
gold: jewellery jewelry ornament
wear: clothes clothing dress garment readymade kurti shirt
tailor: stitch stitching blouse sewing alteration embroidery
barber: haircut beard
salon: hair haircut hairdresser
parlour: facial makeup bridal
trainer: fitness workout
medical: medicine chemist pharmacy tablets
dental: teeth tooth dentist
optical: eye spectacles glasses lens
family: clinic physician
veterinary: vet dog cat animal
coaching: tuition teach math maths science exam
tutor: tuition teach teacher math maths science
english: language speaking
music: guitar violin piano tabla singing
astrologer: horoscope jyotish
ca: accountant accounts audit
gst: accountant accounts filing
lawyer: advocate legal law court
placement: jobs recruitment staffing
ac: cooling refrigerator cooler
carpenter: wood furniture
electrician: wiring electrical
plumber: pipe tap plumbing leak
movers: shifting
builder: construction flats
interior: interiors decor
property: plots flats land estate broker rent
florist: flowers bouquet
decorator: decoration balloon
event: birthday party
taxi: cab driver rides
bike: cycle motorcycle scooter
homestay: guests rooms cottage
hotel: rooms guest
hostel: pg paying
photographer: photo photography camera shoot
videographer: video videography reels
freelance: graphic logo
writer: blog articles
software: programming coding
web: website websites
dairy: milk paneer ghee curd
poultry: hen eggs
handicraft: craft crafts handmade pottery bamboo
agarbatti: incense candles soap
self: women shg`;

const ROWS = SYNONYMS.split("\n").map((row) => row.split(": ") as [string, string]);

/** Returns the synonyms for a business type's name; empty if there are none. */
export function findSynonyms(name: string): string {
  const words = new Set(name.toLowerCase().match(/\p{L}+/gu));
  return ROWS.filter(([word]) => words.has(word))
    .map(([, synonyms]) => synonyms)
    .join(" ");
}
