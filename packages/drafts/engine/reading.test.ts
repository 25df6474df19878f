import { expect, it } from "vitest";
import { EMPTY_DRAFT_BRIEF, type DraftText } from "../draft.ts";
import { makeDraft } from "./make-draft.ts";
import { findProblems } from "./problems.ts";

const listKnownTexts = (words: readonly DraftText[]) =>
  words.filter((item) => item.known).map(({ text }) => text);

it.each([
  [
    "I bake eggless cakes and brownies in Banjara Hills, Hyderabad. Cakes from ₹450 a kg, brownies ₹80 each. Home delivery, open 9 to 9, closed on Mondays.",
    "Eggless cakes and brownies in Banjara Hills, Hyderabad",
    ["Eggless", "Home delivery"],
    ["9 to 9", "Closed on Mondays"],
    ["From ₹450 a kg", "₹80 each"],
    "Banjara Hills, Hyderabad",
  ],
  [
    "I repair ACs in Indore, ₹499 a visit, gas refill ₹2,200, 9 to 8 all days",
    "AC repair in Indore",
    [],
    ["9 to 8 all days"],
    ["₹499 a visit", "₹2,200"],
    "Indore",
  ],
  [
    "Violin lessons in Mylapore, ₹800 a lesson, evenings and Sundays",
    "Violin lessons in Mylapore",
    [],
    ["Evenings and Sundays"],
    ["₹800 a lesson"],
    "Mylapore",
  ],
  [
    "Mithai ki dukaan Nagpur mein, 1998 se",
    "Mithai ki dukaan Nagpur mein",
    ["Since 1998"],
    [],
    [],
    "Nagpur",
  ],
  [
    "Pure veg dhaba on NH 44, open 24 hours. Thali ₹120, chai Rs 15/-",
    "Pure veg dhaba",
    ["Pure veg"],
    ["24 hours"],
    ["₹120", "₹15"],
    "",
  ],
  [
    "We teach class 8 to 12 in Pune, no home visits",
    "We teach class 8 to 12 in Pune",
    [],
    [],
    [],
    "Pune",
  ],
  [
    "Saree shop near Charminar. Open Sundays. Since 1962.",
    "Saree shop near Charminar",
    ["Since 1962"],
    ["Open Sundays"],
    [],
    "Near Charminar",
  ],
  [
    "Beauty parlour, starting 499, subah 10 se sham 8 baje",
    "Beauty parlour",
    ["From ₹499"],
    ["Subah 10 se sham 8 baje"],
    [],
    "",
  ],
  // With several goods it is unclear which one the price is for.
  [
    "We bake eggless cakes and brownies in Nellore, from ₹450 a kg",
    "Eggless cakes and brownies in Nellore",
    ["Eggless", "From ₹450 a kg"],
    [],
    [],
    "Nellore",
  ],
  ["We sell cakes, ₹450 a kg", "Cakes", [], [], ["₹450 a kg"], ""],
  [
    "Cycle repair and washing in Guntur",
    "Cycle repair and washing in Guntur",
    [],
    [],
    [],
    "Guntur",
  ],
  [
    "Maths tuition for classes 8 to 10 at ₹1,200 a month in Guntur",
    "Maths tuition for classes 8 to 10 in Guntur",
    [],
    [],
    ["₹1,200 a month"],
    "Guntur",
  ],
  [
    "हम नेल्लोर में बिना अंडे का केक बनाते हैं, ४५० रुपये किलो, सुबह ९ से रात ९ बजे तक, १९९८ से",
    "हम नेल्लोर में बिना अंडे का केक बनाते हैं",
    ["Eggless", "Since 1998", "₹450 प्रति किलो"],
    ["सुबह 9 से रात 9 बजे तक"],
    [],
    "",
  ],
  [
    "ब्लाउज सिलाई 450 रुपये और साड़ी फॉल रु. ८०, 25 साल का अनुभव, रविवार को बंद, होम डिलीवरी नहीं",
    "ब्लाउज सिलाई और साड़ी फॉल",
    ["25 years"],
    ["रविवार को बंद"],
    ["₹450", "₹80"],
    "",
  ],
  // Sizes of a group, not times.
  ["योग क्लास, 6 से 8 लोग", "योग क्लास", [], [], [], ""],
])("%s", (sentence, headline, facts, times, prices, place) => {
  const draft = makeDraft({ ...EMPTY_DRAFT_BRIEF, sentence });
  expect({
    headline: draft.headline.text,
    facts: draft.facts,
    times: listKnownTexts(draft.times),
    prices: listKnownTexts(draft.offers.map((offer) => offer.price)),
    place: listKnownTexts([draft.place])[0] ?? "",
  }).toEqual({ headline, facts, times, prices, place });
});

it("finds the trade and the phone number in a sentence in another script", () => {
  const sentence = "साड़ी की दुकान, फोन ९८४८० २२३३८";
  const draft = makeDraft({ ...EMPTY_DRAFT_BRIEF, sentence });
  expect([draft.trade, draft.phone?.dial]).toEqual(["saree-shop", "919848022338"]);
  const telugu = { ...EMPTY_DRAFT_BRIEF, sentence: "కేక్ ₹౪౫౦", whatsapp: "౯౮౪౮౦ ౨౨౩౩౮" };
  expect(findProblems(telugu)).toEqual([]);
  expect(makeDraft(telugu).offers[0]?.price.text).toBe("₹450");
});

/** Offers as "name = price", a blank price left out. */
const parseOfferTexts = (sentence: string) =>
  makeDraft({ ...EMPTY_DRAFT_BRIEF, sentence }).offers.map(({ name, price }) =>
    [name.known ? name.text : `(${name.text})`, ...(price.known ? [price.text] : [])].join(" = "),
  );

it.each([
  // Services get their usual name; the first price belongs to the one thing a verb names.
  [
    "I repair ACs in Indore, ₹499 a visit, gas refill ₹2,200",
    ["AC repair = ₹499 a visit", "Gas refill = ₹2,200"],
  ],
  [
    "I teach classical violin to children in Mysuru, ₹800 a lesson",
    ["Classical violin classes = ₹800 a lesson"],
  ],
  [
    "I fix leaking taps and geysers in Dehradun, Rs 250 visit charge",
    ["Tap repair", "Geyser repair", "Visit charge = ₹250"],
  ],
  ["Wedding photographer in Udaipur, ₹45,000 a day", ["Wedding photography = ₹45,000 a day"]],
  ["Plumber in Thane, ₹300 a visit", ["Plumbing = ₹300 a visit"]],
  ["Carpenter for modular kitchens and wardrobes in Pune", ["Modular kitchens", "Wardrobes"]],
  // A kind of work or goods is itself the offer; a shop alone says nothing about its offers.
  [
    "Kathak classes for girls in Lucknow, ₹1,500 a month",
    ["Kathak classes for girls = ₹1,500 a month"],
  ],
  ["Fish and prawns delivered to your door in Kakinada", ["Fish", "Prawns"]],
  ["Kirana store in Kanpur", ["(Rice and dal)", "(Milk)", "(Fruit)"]],
  // Hinglish.
  ["Hum biryani banate hain, family pack ₹650", ["Biryani", "Family pack = ₹650"]],
  [
    "Electrician hoon, Bhopal me, fan fitting ₹150, wiring ka kaam",
    ["Fan fitting = ₹150", "Wiring"],
  ],
  ["Chai aur samose ki dukaan", ["Chai", "Samose"]],
  // Prices with their unit or prefix.
  ["Interior designer in Gurugram, 2 BHK from ₹3 lakh", ["2 BHK = From ₹3 lakh"]],
  ["Sarees from Kanchipuram weavers, ₹8,000 onwards", ["Sarees = From ₹8,000"]],
  [
    "Gym in Rohtak, ₹1,000 monthly, ₹10,000 yearly",
    ["Monthly plan = ₹1,000 a month", "Yearly plan = ₹10,000 a year"],
  ],
  [
    "I write resumes and LinkedIn profiles, ₹999 each",
    ["Resumes = ₹999 each", "LinkedIn profiles = ₹999 each"],
  ],
  [
    "Catering in Warangal, ₹350 a plate veg, ₹450 non-veg",
    ["Veg = ₹350 a plate", "Non-veg = ₹450"],
  ],
  // A fuller name of the same thing does not add an offer.
  [
    "I design logos and visiting cards, logo ₹2,500, cards ₹600",
    ["Logos = ₹2,500", "Visiting cards = ₹600"],
  ],
])("offers of: %s", (sentence, offers) => {
  expect(parseOfferTexts(sentence)).toEqual(offers);
});

it.each([
  ["Mehndi design for brides, Jaipur, ₹5,100", "Jaipur", ""],
  ["Tiffin ₹90, Noida Sector 62 mein, Sunday off", "Noida Sector 62", "Sunday off"],
  [
    "Chai ki dukaan, Varanasi ghat ke paas, subah 5 baje se",
    "Varanasi ghat ke paas",
    "Subah 5 baje se",
  ],
  ["Dosa counter near Madurai bus stand, 6 am to 11 pm", "Near Madurai bus stand", "6 am to 11 pm"],
  ["Sarees from Kanchipuram weavers, 9 se 7", "", "9 se 7"],
  ["Used cars in Ludhiana, Swift, i20 and Creta", "Ludhiana", ""],
  ["Tuition, Salem, Mon to Fri 5 to 7", "Salem", "Mon to Fri 5 to 7"],
  ["Doctor in Kolkata, evenings except Sunday", "Kolkata", "Evenings except Sunday"],
  ["Yoga in Rishikesh, mornings 6 to 7.30", "Rishikesh", "Mornings 6 to 7.30"],
  ["Mangoes in Ratnagiri, April to June", "Ratnagiri", "April to June"],
  ["Fish in Kakinada, before 10 every morning", "Kakinada", "Before 10 every morning"],
  ["Salon, haircut ₹100, mangalwar band", "", "Mangalwar band"],
  // People, not hours.
  ["Catering, 10 se 12 log", "", ""],
])("place and times of: %s", (sentence, place, time) => {
  const draft = makeDraft({ ...EMPTY_DRAFT_BRIEF, sentence });
  expect([listKnownTexts([draft.place])[0] ?? "", listKnownTexts(draft.times).join("; ")]).toEqual([
    place,
    time,
  ]);
});
