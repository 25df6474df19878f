/**
 * The three bills that the templates show, as typed into the bill maker. The businesses are
 * invented, as the page says, and their GSTINs cannot exist: the format is right, but the check
 * character at the end is wrong. Codes and tax rates are those in force since 22 September 2025.
 * Totals are calculated, never typed.
 */

/** Cakes, and tax-exempt bread; within Telangana, so CGST and SGST. */
export const bakeryBill = {
  look: "modern",
  number: "MB/26-27/0042",
  date: "2026-12-10",
  due: "2026-12-25",
  seller: {
    name: "Meera’s Bakes",
    address: "Shop 3, Sample Lane, Banjara Hills\nHyderabad 500034, Telangana",
    gstin: "36SAMPL0001A1Z1",
  },
  buyer: {
    name: "Deccan Desk Co-working",
    address: "2nd Floor, Sample Towers, Madhapur\nHyderabad 500081, Telangana",
    gstin: "36SAMPL0002B1Z2",
  },
  lines: [
    {
      name: "Til laddoo box, 500 g",
      code: "1704",
      quantity: "20",
      unit: "box",
      rate: "240",
      tax: "5",
    },
    {
      name: "Eggless plum cake, 1 kg",
      code: "1905",
      quantity: "5",
      unit: "pc",
      rate: "720",
      tax: "5",
    },
    {
      name: "Butter biscuits, tin",
      code: "1905",
      quantity: "8",
      unit: "tin",
      rate: "350",
      tax: "5",
    },
    { name: "Bread, loaf", code: "1905", quantity: "8", unit: "pc", rate: "80", tax: "0" },
  ],
  note: "Thank you. Laddoos keep ten days, if nobody knows where they are.",
} as const;

/** A service for a customer in another state, so IGST. */
export const studioBill = {
  look: "clean",
  number: "NR-2026-118",
  date: "2026-12-03",
  due: "2026-12-18",
  seller: {
    name: "Nandini Rao Photography",
    address: "Flat 12, Sample Residency, Begumpet\nHyderabad 500016, Telangana",
    gstin: "36SAMPL0003C1Z3",
  },
  buyer: {
    name: "Lakeside Hotel",
    address: "40, Sample Road, Ulsoor\nBengaluru 560008, Karnataka",
    gstin: "29SAMPL0004D1Z4",
  },
  lines: [
    {
      name: "Menu photography, full day",
      code: "998382",
      quantity: "1",
      unit: "day",
      rate: "28000",
      tax: "18",
    },
    {
      name: "Second photographer",
      code: "998382",
      quantity: "1",
      unit: "day",
      rate: "9500",
      tax: "18",
    },
    {
      name: "Retouching, per picture",
      code: "998385",
      quantity: "24",
      unit: "pc",
      rate: "350",
      tax: "18",
    },
  ],
  note: "24 retouched pictures by 20 December, handed over once this is paid. The hotel may print them and show them online; the studio keeps the originals.",
} as const;

/** Goods at two rates, within Tamil Nadu. */
export const hardwareBill = {
  look: "classic",
  number: "SMH/1187/26-27",
  date: "2026-11-27",
  due: "2026-12-27",
  seller: {
    name: "Sri Murugan Hardware & Paints",
    address: "118, Sample Bazaar Street\nCoimbatore 641001, Tamil Nadu",
    gstin: "33SAMPL0005E1Z5",
  },
  buyer: {
    name: "Anbu Constructions",
    address: "7, Sample Nagar, Avinashi Road\nTiruppur 641603, Tamil Nadu",
    gstin: "33SAMPL0006F1Z6",
  },
  lines: [
    {
      name: "Exterior emulsion, 20 L",
      code: "3209",
      quantity: "4",
      unit: "pail",
      rate: "5450",
      tax: "18",
    },
    {
      name: "Wall putty, 40 kg",
      code: "3214",
      quantity: "12",
      unit: "bag",
      rate: "845",
      tax: "18",
    },
    {
      name: "Abrasive paper, 50 sheets",
      code: "6805",
      quantity: "3",
      unit: "pkt",
      rate: "655.25",
      tax: "18",
    },
    {
      name: "Coir rope, 50 m",
      code: "5607",
      quantity: "6",
      unit: "coil",
      rate: "412.50",
      tax: "5",
    },
  ],
  note: "Goods once sold are taken back within seven days, unopened. E.\u00a0&\u00a0O.\u00a0E.",
} as const;
