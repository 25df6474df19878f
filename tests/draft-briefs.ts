import type { DraftBrief } from "@angadi/drafts/draft";
import { EMPTY_DRAFT_BRIEF } from "@angadi/drafts/draft";

/** Ways to fill in the form, each combined with business types. */
const briefs: readonly Partial<DraftBrief>[] = [
  {},
  { sentence: "bakery" },
  { sentence: "We are in Pune." },
  {
    name: "Meera’s Bakes",
    sentence:
      "I bake eggless cakes and brownies in Banjara Hills, Hyderabad. Cakes from ₹450 a kg, brownies ₹80 each. Home delivery, open 9 to 9, closed on Mondays.",
    whatsapp: "98480 22338",
  },
  { name: "Anand Sweets", sentence: "Mithai ki dukaan Nagpur mein, shudh shakahari, 1998 se" },
  { sentence: "subah 7 se raat 10 baje tak khula, ghar pe delivery, Rs 499/- se shuru" },
  { name: "Rao & Sons", sentence: "Since 1962 near Charminar. No home delivery. Open Sundays." },
  { sentence: "starting 1500, EMI available, 24 hours, call 9848022338" },
  { sentence: "We teach class 8 to 12, 25 years of experience, small batches, by appointment" },
  {
    sentence: "Home bakery in Nellore, cakes ₹450 a kg",
    offers: [
      { name: "Eggless cakes", price: "500" },
      { name: "<b>Bread", price: "₹40–60" },
      { name: "", price: "₹9" },
    ],
    hours: "9 to 9",
    delivery: "free",
  },
  { name: "H", place: "Kochi", whatsapp: "+91-98480-22338", sentence: "We do everything." },
  {
    name: "A Very Long Name For One Small Shop Of Goods And Services",
    sentence: "ok",
    place: "NH 44",
  },
  {
    sentence: "हमारी मिठाई की दुकान नागपुर में है, लड्डू ₹५०० किलो, सुबह ९ से रात ९ बजे, १९९८ से",
    name: "मीरा मिष्ठान",
  },
  { sentence: "எங்கள் கடை சென்னையில் உள்ளது", name: "அன்னபூர்ணா", place: "சென்னை" },
  { sentence: "ہماری دکان لکھنؤ میں ہے", name: "نور" },
  { sentence: "🧁🍰 best-ever cakes 🎂 in Goa ❤️", name: "🧁" },
  { sentence: "<script>alert(1)</script><img src=x onerror=alert(1)>", name: "</style><b>x" },
  {
    sentence: "\u202eevil\u0000 \ud800 {{x}} ${y} `z` &amp; \" ' </script><!--",
    name: "\"'><svg/onload=1>",
  },
  {
    sentence: "x".repeat(10_000),
    name: "y".repeat(10_000),
    place: "z ".repeat(5_000),
    whatsapp: "1",
  },
  {
    sentence: "a, ".repeat(300),
    whatsapp: "not a number",
    place: "javascript:alert(1)",
  },
  {
    sentence:
      "we sell rice at 60 rupees a kg and dal Rs. 120 per kg and oil, sugar, tea; free delivery",
  },
];

export const DRAFT_BRIEFS: readonly DraftBrief[] = briefs.map((brief) =>
  Object.assign({}, EMPTY_DRAFT_BRIEF, brief),
);
