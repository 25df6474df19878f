import type { CalendarChoices } from "./choices.ts";

const ALL_REGIONS = ["north", "south", "east", "west", "north-east"];

/** Choices without dates, except for that of the privacy notice, which every business needs. */
export const emptyChoices: CalendarChoices = {
  gst: "none",
  state: "",
  above2Crore: false,
  tax: false,
  business: "proprietor",
  audit: false,
  advance: "none",
  tds: false,
  registrar: false,
  books: false,
  staff: false,
  heads: "1",
  pf: false,
  esi: false,
  food: "none",
  posting: false,
  festivals: false,
  regions: ALL_REGIONS,
  lead: 10,
  alarms: [3],
  own: [],
  without: [],
};

/** The choices with which each guide's calendar starts, by slug. */
export const defaultChoicesByGuide: Readonly<Record<string, CalendarChoices>> = {
  "social-media-strategy": { ...emptyChoices, posting: true, festivals: true },
  "tax-planning-strategies": {
    ...emptyChoices,
    gst: "monthly",
    tax: true,
    advance: "four",
    tds: true,
  },
  "hr-compliance-checklist": {
    ...emptyChoices,
    staff: true,
    heads: "20",
    pf: true,
    esi: true,
  },
  "accounting-basics": {
    ...emptyChoices,
    gst: "monthly",
    tax: true,
    advance: "four",
    books: true,
  },
};

/**
 * Due day of GSTR-3B for quarterly filers, by the state of the principal place of business, from
 * the table in rule 61(1) of the CGST Rules, as of May 2026.
 */
export const quarterlyGroups: Readonly<Record<"22" | "24", readonly string[]>> = {
  "22": [
    "Andaman and Nicobar Islands",
    "Andhra Pradesh",
    "Chhattisgarh",
    "Dadra and Nagar Haveli and Daman and Diu",
    "Goa",
    "Gujarat",
    "Karnataka",
    "Kerala",
    "Lakshadweep",
    "Madhya Pradesh",
    "Maharashtra",
    "Puducherry",
    "Tamil Nadu",
    "Telangana",
  ],
  "24": [
    "Arunachal Pradesh",
    "Assam",
    "Bihar",
    "Chandigarh",
    "Delhi",
    "Haryana",
    "Himachal Pradesh",
    "Jammu and Kashmir",
    "Jharkhand",
    "Ladakh",
    "Manipur",
    "Meghalaya",
    "Mizoram",
    "Nagaland",
    "Odisha",
    "Punjab",
    "Rajasthan",
    "Sikkim",
    "Tripura",
    "Uttar Pradesh",
    "Uttarakhand",
    "West Bengal",
  ],
};

/** The group of a state, or undefined while none is chosen. */
export const findQuarterlyGroup = (state: string): "22" | "24" | undefined =>
  (["22", "24"] as const).find((group) => quarterlyGroups[group].includes(state));
