/**
 * The three invoices that the templates show. The businesses are invented, as the page says, and
 * their GSTINs cannot exist: the format is right, but the check character at the end is wrong.
 * Codes and tax rates are those in force since 22 September 2025. Totals are calculated, never
 * typed.
 */

/** Cakes, and tax-exempt bread; within Telangana, so CGST and SGST. */
export const bakeryInvoice = {
  number: "MB/26-27/0042",
  date: "10 Dec 2026",
  due: "25 Dec 2026",
  supplier: {
    name: "Meera’s Bakes",
    address: ["Shop 3, Sample Lane, Banjara Hills", "Hyderabad 500034, Telangana"],
    gstin: "36SAMPL0001A1Z1",
  },
  customer: {
    name: "Deccan Desk Co-working",
    address: ["2nd Floor, Sample Towers, Madhapur", "Hyderabad 500081, Telangana"],
    gstin: "36SAMPL0002B1Z2",
  },
  placeOfSupply: { state: "Telangana", code: "36" },
  codes: "HSN",
  lines: [
    {
      description: "Til laddoo box, 500 g",
      code: "1704",
      quantity: 20,
      unit: "box",
      rate: 240_00,
      gst: 5,
    },
    {
      description: "Eggless plum cake, 1 kg",
      code: "1905",
      quantity: 5,
      unit: "pc",
      rate: 720_00,
      gst: 5,
    },
    {
      description: "Butter biscuits, tin",
      code: "1905",
      quantity: 8,
      unit: "tin",
      rate: 350_00,
      gst: 5,
    },
    { description: "Bread, loaf", code: "1905", quantity: 8, unit: "pc", rate: 80_00, gst: 0 },
  ],
  note: "Thank you. Laddoos keep ten days, if nobody knows where they are.",
} as const;

/** A service for a customer in another state, so IGST. */
export const studioInvoice = {
  number: "NR-2026-118",
  date: "3 Dec 2026",
  due: "18 Dec 2026",
  supplier: {
    name: "Nandini Rao Photography",
    address: ["Flat 12, Sample Residency, Begumpet", "Hyderabad 500016, Telangana"],
    gstin: "36SAMPL0003C1Z3",
  },
  customer: {
    name: "Lakeside Hotel",
    address: ["40, Sample Road, Ulsoor", "Bengaluru 560008, Karnataka"],
    gstin: "29SAMPL0004D1Z4",
  },
  placeOfSupply: { state: "Karnataka", code: "29" },
  codes: "SAC",
  lines: [
    {
      description: "Menu photography, full day",
      code: "998382",
      quantity: 1,
      unit: "day",
      rate: 28_000_00,
      gst: 18,
    },
    {
      description: "Second photographer",
      code: "998382",
      quantity: 1,
      unit: "day",
      rate: 9500_00,
      gst: 18,
    },
    {
      description: "Retouching, by the picture",
      code: "998385",
      quantity: 24,
      unit: "pc",
      rate: 350_00,
      gst: 18,
    },
  ],
  note: "Pictures are handed over once this is paid.",
} as const;

/** Goods at two rates, within Tamil Nadu. */
export const hardwareInvoice = {
  number: "SMH/1187/26-27",
  date: "27-11-2026",
  due: "27-12-2026",
  supplier: {
    name: "Sri Murugan Hardware & Paints",
    address: ["118, Sample Bazaar Street", "Coimbatore 641001, Tamil Nadu"],
    gstin: "33SAMPL0005E1Z5",
  },
  customer: {
    name: "Anbu Constructions",
    address: ["7, Sample Nagar, Avinashi Road", "Tiruppur 641603, Tamil Nadu"],
    gstin: "33SAMPL0006F1Z6",
  },
  placeOfSupply: { state: "Tamil Nadu", code: "33" },
  codes: "HSN",
  lines: [
    {
      description: "Exterior emulsion, 20 L",
      code: "3209",
      quantity: 4,
      unit: "pail",
      rate: 5450_00,
      gst: 18,
    },
    {
      description: "Wall putty, 40 kg",
      code: "3214",
      quantity: 12,
      unit: "bag",
      rate: 845_00,
      gst: 18,
    },
    {
      description: "Abrasive paper, 50 sheets",
      code: "6805",
      quantity: 3,
      unit: "pkt",
      rate: 655_25,
      gst: 18,
    },
    {
      description: "Coir rope, 50 m",
      code: "5607",
      quantity: 6,
      unit: "coil",
      rate: 412_50,
      gst: 5,
    },
  ],
  note: "Goods once sold are taken back within seven days, unopened. E.\u00a0&\u00a0O.\u00a0E.",
} as const;
