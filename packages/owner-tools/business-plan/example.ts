/** The laundry in the guide. SAMPLE: invented owner and numbers, as the guide says. */
import type { BusinessPlanFields } from "./plan.ts";

export const laundryPlan: BusinessPlanFields = {
  answers: {
    name: "Patia Laundry",
    owner: "Bhubaneswar, June 2026",
    offer:
      "We collect, wash, iron and return clothes within 48 hours, within 3 km of Patia in Bhubaneswar. We charge ₹70 a kilogram and ₹10 for each piece ironed. We begin with two washing machines, a dryer and one helper.",
    today: "Students wash by hand or take a bag home at the weekend. In the rains nothing dries.",
    reach:
      "Hostels and paying-guest houses within 3 km have beds for 2,400 (A, wardens). Of twenty people asked, six paid somebody to wash: 30%, or 720 people. The fifteen in the trial gave 6 kg a month each (F). That is 4,320 kg a month in reach. The plan needs 1,233 kg, the clothes of 206 people.",
    marketing:
      "Leaflets to the wardens in July, fifteen trial customers told the opening date, ₹3,000 a month for advertising.",
    rivals:
      "Roadside press: ₹8 a piece, ironing only, one day; burn marks, lost shirts.\nLaundry chain: ₹95 a kg, three to four days; missing socks, no one to call.\nWashing at home: water, soap, Sunday.",
    why: "In the rains nothing dries in a hostel, and we bring it back dry on a fixed day.",
    day: "Collection 7 to 9 am by scooter, second round 6 to 8 pm. Five loads a machine between 8 am and 6 pm, 8 kg each: 2,080 kg a month. The dryer takes ten loads in some eight hours. It is the bottleneck in July.\n\nIf the helper is ill, the owner washes. A lost wedding sari must never happen: each bag is numbered, weighed before the customer and photographed open.",
    people:
      "The owner collects and keeps the books. One helper at ₹14,000 from the first month. Pressing at piece rate.\n\nA fortnight with a dhobi in Cuttack for turmeric on white cotton. Udyam and Shops Act registration by 20 July.",
    risks:
      "If we are below 500 kg in month four, I stop the second collection round and look for two hotels. If we are below 600 kg in month six, I give notice on the shop and sell the dryer. Signed, with my sister as witness.",
    ninety:
      "Lease after the drain is inspected, rent from 1 August (me, 12 July)\nMachine order with delivery in writing (me, 15 July)\nUdyam and Shops Act registration (me, 20 July)\nFifteen trial customers told the opening date (sister, 1 August)",
    ask: "A term loan of ₹3,50,000 over 48 months. At 1,300 kg there is ₹32,800 a month before loan and drawings, 3.6 times the instalment; after the owner’s ₹20,000 it is still 1.4 times.",
  },
  needs: [
    { name: "Two washing machines, semi-commercial", amount: "2,30,000" },
    { name: "Dryer", amount: "1,40,000" },
    { name: "Steam irons and tables", amount: "36,000" },
    { name: "Plumbing, wiring, drain", amount: "65,000" },
    { name: "Counter, racks, signboard", amount: "44,000" },
    { name: "First bags, tags, detergent", amount: "15,000" },
    { name: "Shop deposit, four months", amount: "72,000" },
    { name: "Papers, website, first leaflets", amount: "8,000" },
    { name: "Cash until the business carries itself (part 7)", amount: "2,11,000" },
  ],
  margin: "20",
  sources: [
    { name: "Own savings", amount: "5,35,200" },
    { name: "Sister, written loan, repaid from year two", amount: "1,00,000" },
    { name: "Bank term loan", amount: "3,50,000" },
  ],
  unit: "kilogram",
  amounts: { price: "90", cost: "34", bills: "40,000", instalment: "9,046", wage: "20,000" },
  units: ["300", "450", "600", "750", "850", "950", "1,050", "1,150", "1,250", "1,300"],
};

export const emptyPlan: BusinessPlanFields = {
  answers: {
    name: "",
    owner: "",
    offer: "",
    today: "",
    reach: "",
    marketing: "",
    rivals: "",
    why: "",
    day: "",
    people: "",
    risks: "",
    ninety: "",
    ask: "",
  },
  needs: [
    { name: "", amount: "" },
    { name: "", amount: "" },
    { name: "", amount: "" },
  ],
  margin: "20",
  sources: [
    { name: "", amount: "" },
    { name: "", amount: "" },
  ],
  unit: "",
  amounts: { price: "", cost: "", bills: "", instalment: "", wage: "" },
  units: ["", "", "", "", "", "", "", "", "", ""],
};
