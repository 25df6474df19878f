import { expect, it } from "vitest";
import { EMPTY_DRAFT_BRIEF } from "../draft.ts";
import { fillBrief, readSentence } from "./read-sentence.ts";

/** The filled fields; offers are "name = price". */
function readFields(sentence: string) {
  const { name, place, whatsapp, hours, delivery, offers } = readSentence(sentence);
  return Object.fromEntries(
    [
      ...Object.entries({ name, place, whatsapp, hours, delivery }),
      ["offers", offers.map(({ name, price }) => `${name} = ${price}`).join(", ")],
    ].filter(([, text]) => text !== ""),
  );
}

it.each([
  [
    "Eggless cakes ₹450 a kg and brownies ₹60 each in Nellore, home delivery",
    {
      place: "Nellore",
      delivery: "home",
      offers: "Eggless cakes = ₹450 a kg, Brownies = ₹60 each",
    },
  ],
  [
    "Ladies beauty parlour in Kochi: facial ₹600, hair spa: Rs. 900, open 10 am to 8 pm, closed on Sunday",
    {
      place: "Kochi",
      hours: "Open 10 am to 8 pm, closed on Sunday",
      offers: "Facial = ₹600, Hair spa = ₹900",
    },
  ],
  [
    "Interior designer in Banjara Hills, Hyderabad. 2 BHK from ₹3 lakh. Call 98480 22338",
    {
      place: "Banjara Hills, Hyderabad",
      whatsapp: "+91 98480 22338",
      offers: "2 BHK = From ₹3 lakh",
    },
  ],
  ["Thali Rs 120/-, chai ₹15, 24 hours", { hours: "24 hours", offers: "Thali = ₹120, Chai = ₹15" }],
  ["Idli and vada ₹40 a plate", { offers: "Idli and vada = ₹40 a plate" }],
  ["Rice ₹60/kg, free home delivery", { delivery: "free", offers: "Rice = ₹60 a kg" }],
  ["Saree shop near Charminar, 9 to 9", { place: "Near Charminar", hours: "9 to 9" }],
  [
    "Yoga classes in Mysuru, Mon to Fri 6 to 8 am",
    { place: "Mysuru", hours: "Mon to Fri 6 to 8 am" },
  ],
  [
    "Shop in Warangal, 9 am to 1 pm and 4 to 8 pm, Mon to Sat",
    { place: "Warangal", hours: "9 am to 1 pm, 4 to 8 pm, Mon to Sat" },
  ],
  ["Our shop is called Meera Cakes", { name: "Meera Cakes" }],
  ["साड़ी की दुकान, फोन ९८४८० २२३३८", { whatsapp: "+91 98480 22338" }],
])("reads: %s", (sentence, fields) => {
  expect(readFields(sentence)).toEqual(fields);
});

it.each([
  "No home delivery, not in Pune, closed never",
  "Free delivery above ₹500, orders from ₹300",
  "Home delivery, only above ₹500. Cakes ₹450, minimum 5 kg",
  "Home delivery soon, delivery ₹40",
  "We do not sell cakes ₹450",
  "Cakes ₹450 to ₹600, save ₹100, was ₹90",
  "I bake eggless cakes and brownies, from ₹450 a kg",
  "Tuition for class 1 to 5, 6 to 8",
  "Closed Saturday, Sunday morning open",
  "Home delivery, we deliver only on Sunday",
  "Coaching in Physics, experts in Excel",
  "Dealers in Cement, made in India",
  "Yoga for kids, 4 to 8",
  "9 to 1 and 4 to 8, closed Sunday",
  "Silk sarees in Kanchipuram weaves, best in December",
  "Shops in Pune and in Mumbai",
  "Call 98480 22338 or 98480 22339",
  "हम नेल्लोर में केक बनाते हैं, केक ₹४५० किलो, सुबह ९ से रात ९ बजे, होम डिलीवरी नहीं",
  "எங்கள் கடை சென்னையில் உள்ளது, கேக் ₹450",
  "40 to 60, open 9 to 99",
  "a, ".repeat(200),
])("reads nothing from an unclear sentence: %s", (sentence) => {
  expect(readFields(sentence)).toEqual({});
});

it("keeps typed and cleared fields when the sentence changes", () => {
  const typed = {
    ...EMPTY_DRAFT_BRIEF,
    offers: [{ name: "Brownies", price: "₹70" }],
    hours: "",
    place: "Trunk Road",
  };
  const sentence = "Bread ₹40 in Guntur, 10 to 8, home delivery";
  expect(fillBrief({ ...typed, sentence })).toEqual({
    ...typed,
    sentence,
    name: "",
    whatsapp: "",
    delivery: "home",
  });
});
