import { expect, it } from "vitest";
import { EMPTY_DRAFT_BRIEF } from "../draft.ts";
import { makeDraft } from "./make-draft.ts";

it.each([
  [
    "bakery-and-cake-shop",
    "We bake eggless cakes, cookies and fresh bread. Half kg cakes from ₹450, cookies ₹180 a box.",
    ["Half kg cakes From ₹450 slice", "Cookies ₹180 a box cookie", "Bread bread"],
  ],
  [
    "restaurant",
    "Masala dosa ₹90, idli vada ₹70, filter coffee ₹30.",
    ["Masala dosa ₹90 dosa", "Idli vada ₹70 idli", "Filter coffee ₹30 tumbler"],
  ],
  [
    "hardware-and-paint-shop",
    "Shop in Nagpur. Cement, pipes, taps and tools in Nagpur. Wholesale and retail.",
    ["Cement cement", "Pipes pipe", "Taps tap", "Tools hammer"],
  ],
  [
    "lawyer",
    "Advocate in Lucknow for property, family and cheque bounce matters.",
    ["Property matters house", "Family matters people", "Cheque bounce matters cheque"],
  ],
  [
    "yoga-studio",
    "Yoga. Morning batch 6 am, evening batch 6 pm. ₹1,200 a month.",
    ["Morning batch sun", "Evening batch moon", "Monthly plan ₹1,200 a month calendar"],
  ],
  [
    "beauty-parlour",
    "Ladies beauty parlour in Kochi: facial ₹600, hair spa ₹900, bridal makeup.",
    ["Facial ₹600 cream", "Hair spa ₹900 comb", "Bridal makeup lipstick"],
  ],
  [
    "dental-clinic",
    "Root canal, cleaning ₹800, braces and children's teeth.",
    ["Root canal root", "Cleaning ₹800 brush", "Braces braces", "Children's teeth child"],
  ],
  [
    "kirana-store",
    "Kirana store in Guntur, rice, dal and oil, ghar pe delivery.",
    ["Rice sack", "Dal dal", "Oil oil"],
  ],
  [
    "coaching-centre",
    "Maths and science tuition for class 8, online.",
    ["Maths tuition calculator", "Science tuition flask"],
  ],
  [
    "electrician",
    "Electrician: fan fitting ₹250, wiring, inverter and geyser repair.",
    ["Fan fitting ₹250 fan", "Wiring wire", "Inverter battery", "Geyser repair geyser"],
  ],
  [
    "mobile-repair",
    "Mobile repair in Ranchi: screen change, battery, charging port.",
    ["Screen change screen", "Battery cell", "Charging port charger"],
  ],
  [
    "gym",
    "Ladies gym in Surat with personal training and zumba. ₹1,500 a month.",
    ["Personal training lifter", "Zumba dancer", "Monthly plan ₹1,500 a month calendar"],
  ],
  [
    "gift-and-toy-shop",
    "Cookies, dresses, batteries, gift boxes, first reading.",
    [
      "Cookies cookie",
      "Dresses lehenga",
      "Batteries battery",
      "Gift boxes parcel",
      "First reading palette",
    ],
  ],
])(
  "%s: takes offers and pictures from the sentence",
  (businessTypeId, sentence, expectedOffers) => {
    const { offers, picture } = makeDraft({ ...EMPTY_DRAFT_BRIEF, businessTypeId, sentence });
    const knownOffers = offers.filter(({ name }) => name.known);
    expect(
      knownOffers.map((offer) =>
        [offer.name.text, offer.price.known ? offer.price.text : "", offer.picture]
          .filter(Boolean)
          .join(" "),
      ),
    ).toEqual(expectedOffers);
    expect(offers.some((offer) => offer.picture === picture)).toBe(false);
  },
);

it("offers orders to restaurants that pack or deliver food, and bookings to others", () => {
  const brief = { ...EMPTY_DRAFT_BRIEF, businessTypeId: "restaurant" };
  expect(makeDraft({ ...brief, sentence: "Meals, home delivery" }).action).toBe("order");
  expect(makeDraft({ ...brief, sentence: "Meals, no home delivery" }).action).toBe("book");
});
