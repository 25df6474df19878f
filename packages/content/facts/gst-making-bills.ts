import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";

/** GST rules that the bill maker applies (packages/owner-tools/bill). */
export const gstMakingBillsFacts: readonly Fact[] = [
  {
    id: "bill-items",
    what: "CGST Rules on what a tax invoice, an invoice-cum-bill of supply and a bill of supply say",
    value: "rules 46, 46A and 49",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/owner-tools/bill/requirements.ts": ["All items of rules 46, 46A and 49 that apply"],
      "packages/owner-tools/bill/rules.md": ["rules 46, 46A and 49 of the CGST Rules"],
    },
  },
  {
    id: "bill-number",
    what: "Characters of a bill’s number, and what it is made of (rules 46(b) and 49(b))",
    value: "16: letters, digits, - and /",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-11-22",
    usedIn: { "packages/owner-tools/bill/copy.ts": ["letters, digits, - and /, at most 16"] },
  },
  {
    id: "bill-slabs",
    what: "Rates of GST in the schedules for goods since 22 September 2025 (notification 9/2025), but for 1.5% and 28%",
    value: "18%, 5%, 40%, 3% and 0.25%",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/owner-tools/bill/slabs.ts": ['["18", "5", "0", "40", "3", "0.25"]'],
    },
  },
  {
    id: "bill-hsn-unregistered",
    what: "Turnover up to which a tax invoice to a buyer without GSTIN needs no HSN code (notification 78/2020)",
    value: "₹5 crore",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/owner-tools/bill/requirements.ts": [
        "HSN digits: six above ₹5 crore of turnover; below, four, or none for a buyer without GSTIN.",
      ],
    },
  },
  {
    id: "bill-named-buyer",
    what: "Taxable value from which a buyer without GSTIN is named with address and state (rule 46(e))",
    value: "₹50,000",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/owner-tools/bill/copy.ts": ["From ₹50,000: the customer’s name, address and state"],
    },
  },
  {
    id: "bill-composition-words",
    what: "Words at the top of a composition dealer’s bill of supply (rule 5(1)(f))",
    value: "Composition taxable person, not eligible to collect tax on supplies",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/owner-tools/bill/copy.ts": [
        "Composition taxable person, not eligible to collect tax on supplies",
      ],
    },
  },
  {
    id: "bill-state-codes",
    what: "Codes of states in GSTINs: the newest, the merged and the one for the rest",
    value: "38, 26 and 97",
    source: authorities.gstPortal,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/owner-tools/bill/states.ts": [
        '{ code: "38", name: "Ladakh", isTerritory: true }',
        '{ code: "26", name: "Dadra and Nagar Haveli and Daman and Diu", isTerritory: true }',
        '{ code: "97", name: "Other Territory", isTerritory: true }',
      ],
    },
  },
  {
    id: "bill-gstr-1",
    what: "Total above which an inter-state bill to a buyer without GSTIN stands by itself in GSTR-1, since 1 August 2024 (notification 12/2024)",
    value: "₹1 lakh",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/owner-tools/bill/to-csv.ts": [
        "GSTR-1 lists inter-state bills above ₹1 lakh to buyers without GSTIN one by one.",
      ],
    },
  },
  {
    id: "bill-e-invoice",
    what: "Turnover above which a bill to a registered buyer needs the number of the e-invoice portal",
    value: "₹5 crore",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/owner-tools/bill/copy.ts": [
        "Above ₹5 crore, a bill to a registered customer counts only with",
      ],
    },
  },
  {
    id: "bill-upi-limit",
    what: "Most of one UPI payment between people and to small merchants",
    value: "₹1 lakh",
    source: authorities.npci,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/owner-tools/bill/copy.ts": ["Many UPI apps pay at most ₹1 lakh at a time"],
    },
  },
  {
    id: "bill-freight",
    what: "Freight and packing are part of the value of the goods (CGST Act, section 15(2)(c))",
    value: "section 15",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-23",
    recheckBy: "2027-11-22",
    usedIn: { "packages/owner-tools/bill/rules.md": ["section 15(2)(c)"] },
  },
];
