import { type BillDraft, emptyDraft, emptyLine } from "./draft.ts";

/**
 * A bill with everything the law requires. The business does not exist; the GSTINs are invented,
 * with valid check characters.
 */
export const exampleDraft: BillDraft = {
  ...emptyDraft,
  registration: "regular",
  seller: {
    ...emptyDraft.seller,
    name: "Sample Sweets and Bakes",
    address: "Shop 3, Sample Lane\nHyderabad 500034, Telangana",
    gstin: "36AAPFU0939F1ZW",
    phone: "98480 00000",
  },
  buyer: {
    ...emptyDraft.buyer,
    name: "Sample Desk Co-working",
    address: "2nd Floor, Sample Towers\nHyderabad 500081, Telangana",
    gstin: "36AAACS1234A1Z3",
  },
  number: "26-27/001",
  date: "2026-11-23",
  lines: [
    {
      ...emptyLine,
      name: "Til laddoo box, 500 g",
      code: "1704",
      quantity: "20",
      unit: "box",
      rate: "240",
      tax: "5",
    },
    {
      ...emptyLine,
      name: "Butter biscuits, tin",
      code: "1905",
      quantity: "8",
      unit: "tin",
      rate: "350",
      discount: "10%",
      tax: "18",
    },
  ],
  account: "000011112222",
  ifsc: "SBIN0000000",
  bank: "Sample Bank, Banjara Hills",
  upi: "sample@upi",
};
