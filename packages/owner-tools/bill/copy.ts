import { getFactValue } from "@angadi/content/facts";
import type { BillLook, PaperSize } from "./draft.ts";
import type { BillKind } from "./compute-bill.ts";

export const paperCopy = {
  titles: {
    "tax-invoice": "Tax invoice",
    "bill-of-supply": "Bill of supply",
    "invoice-cum-bill": "Invoice-cum-bill of supply",
    bill: "Bill",
  } satisfies Record<BillKind, string>,
  draft: "Draft",
  draftNote: "not complete yet",
  issued: "Issued",
  cancelled: "Cancelled",
  cancelledNote: "not to be paid",
  /** Placeholder on screens only. */
  sellerPlaceholder: "Your business",
  /** The wording of rule 5(1)(f). */
  legend: getFactValue("bill-composition-words"),
  number: "No.",
  date: "Date",
  due: "Due",
  placeOfSupply: "Place of supply",
  reverseCharge: "Reverse charge",
  yes: "Yes",
  no: "No",
  billTo: "Bill to",
  deliverTo: "Deliver to",
  cashSale: "Cash sale",
  gstin: "GSTIN",
  pan: "PAN",
  lines: {
    caption: "What is billed",
    position: "#",
    unnamed: "What you sold",
    description: "Description",
    codes: { hsn: "HSN", sac: "SAC" },
    quantity: "Quantity",
    rate: "Rate",
    rateWithTax: "Rate with tax",
    formatDiscount: (amount: string) => `less ${amount}`,
    tax: "GST",
    untaxed: "nil",
    formatCess: (percent: string) => `+ ${percent} cess`,
    value: "Value",
    taxableValue: "Taxable value",
  },
  taxes: {
    cgst: "CGST",
    sgst: "SGST",
    utgst: "UTGST",
    igst: "IGST",
    cess: "Cess",
    formatTax: (name: string, percent: string, taxableValue: string) =>
      `${name} ${percent} on ${taxableValue}`,
  },
  linesValue: "Goods and services",
  freight: "Freight and packing",
  valueBeforeTax: "Value before tax",
  value: "Value",
  roundOff: "Round off",
  total: "Total",
  reverseChargeNote:
    "The tax above is paid to the government by the buyer, and is not in the total.",
  inWords: "In words",
  payByUpi: "Pay by UPI",
  scanToPay: (amount: string) => `Scan to pay ${amount}`,
  bank: "Bank transfer",
  account: "Account",
  ifsc: "IFSC",
  terms: "Terms",
  signedFor: "For",
  signature: "Authorised signatory",
  credit: (host: string) => `Made free with Angadi, ${host}`,
  /** The mark of each copy by rule 48. */
  copyMarks: {
    goods: ["Original for recipient", "Duplicate for transporter", "Triplicate for supplier"],
    services: ["Original for recipient", "Duplicate for supplier"],
  },
  page: "Page",
  of: "of",
} as const;

export const billMakerCopy = {
  kit: "With the mark and colours of my brand kit",
  credit: "Say at the foot that it was made with Angadi",
  registration: {
    legend: "Are you registered for GST?",
    options: [
      { value: "regular", label: "Yes" },
      { value: "composition", label: "Yes, in the composition scheme" },
      { value: "none", label: "No" },
    ],
    hints: {
      "": "Your answer decides which kind of bill this is.",
      regular:
        "You write a tax invoice. If nothing on it bears tax, it becomes a bill of supply automatically.",
      composition: "You write a bill of supply, with the words that the rules require at the top.",
      none: "You write a bill without tax and without GSTIN. Only a registered business may charge GST.",
    },
  },
  turnover: {
    legend: "Your turnover since 2017-18",
    options: [
      { value: "small", label: `Up to ${getFactValue("bill-e-invoice")} each year` },
      { value: "large", label: "More last year" },
      { value: "earlier", label: "More in an earlier year" },
    ],
  },
  parts: {
    seller: "You",
    buyer: "Your customer",
    lines: "What you sold",
    details: "Number, date, freight",
    payment: "How you are paid",
    noteAndTerms: "Note and terms",
  },
  fields: {
    "seller.name": { label: "Business name" },
    "seller.gstin": { label: "GSTIN", hint: "15 characters" },
    "seller.address": { label: "Address" },
    "seller.phone": { label: "Phone (optional)" },
    "seller.email": { label: "Email (optional)" },
    "seller.pan": { label: "PAN (optional)" },
    "buyer.name": { label: "Customer’s name" },
    "buyer.gstin": { label: "Customer’s GSTIN (optional)" },
    "buyer.address": { label: "Customer’s address" },
    "buyer.state": { label: "Customer’s state" },
    "buyer.phone": { label: "Customer’s WhatsApp number" },
    "buyer.delivery": { label: "Delivery address, if different" },
    number: { label: "Number" },
    date: { label: "Date" },
    due: { label: "Due date" },
    placeOfSupply: { label: "Place of supply" },
    freight: { label: "Freight and packing (optional)" },
    upi: { label: "UPI ID", hint: "Makes the QR code, with the amount in it" },
    account: { label: "Account number" },
    ifsc: { label: "IFSC" },
    bank: { label: "Bank and branch" },
    note: { label: "Note to the customer" },
    terms: { label: "Terms" },
  },
  moreFields: {
    seller: "Phone, email",
    buyer: "WhatsApp number, delivery address",
    line: "Discount, cess",
  },
  formatDueDate: (day: string) => `due on ${day}`,
  formatAccount: (account: string) => `account ${account}`,
  noPayment: "UPI code, bank account",
  noNote: "At the foot of the bill",
  defaultPlaceOfSupply: (state: string) =>
    state ? `As the customer’s state: ${state}` : "Choose a state",
  chooseState: "Choose a state",
  formatRegistration: (state: string) => `Registered in ${state}`,
  export: "Outside India (export)",
  sez: "A special economic zone",
  reverseCharge: "The customer pays the tax to the government (reverse charge)",
  prices: {
    legend: "Rates are",
    options: [
      { value: "without", label: "before tax" },
      { value: "with", label: "with tax in them" },
    ],
  },
  rounding: "Round the total to the rupee",
  line: {
    name: "Description",
    code: "HSN or SAC",
    quantity: "Quantity",
    unit: "Unit",
    rate: "Rate, ₹",
    tax: "GST",
    otherTax: "GST, %",
    discount: "Discount, ₹ or %",
    cess: "Cess, %",
    untaxed: "Nil or exempt",
    otherRate: "Another rate",
    legend: (position: number) => `Line ${position}`,
    summary: (count: number, value: string) =>
      count === 1 ? `1 line, ${value}` : `${count} lines, ${value}`,
    addLine: "Add a line",
    unnamed: (position: number) => `line ${position}`,
  },
  looks: { clean: "Clean", modern: "Modern", classic: "Classic" } satisfies Record<
    BillLook,
    string
  >,
  sizes: { a4: "A4", a5: "A5", roll: "80 mm roll" } satisfies Record<PaperSize, string>,
  look: "Look",
  size: "Size",
  copyMark: "Copy",
  totalBar: "Total and print",
  total: "Total",
  seeBill: "See the bill",
  next: "Next:",
  completeByRule: ({ rule, count }: { rule: string; count: number }) =>
    `Rule ${rule}: all ${count} particulars are there.`,
  completePlainBill: "Names, number, date, goods and amounts are there.",
  missing: (count: number) =>
    count === 1
      ? "One thing is missing. Until you add it, the bill is a draft."
      : `${count} things are missing. Until you add them, the bill is a draft.`,
  rule: (rule: string) => (rule === "custom" ? "" : `rule ${rule}`),
  privacy: "What you type stays in this browser. Nothing is sent to us.",
  actions: {
    save: "Save draft",
    issue: "Issue bill",
    saveChanges: "Save changes",
    print: "Print or save as PDF",
    printDraft: "Print the draft",
    newBill: "New bill",
    text: { button: "Copy as text", copied: "Copied.", manualLabel: "Copy this text" },
    whatsApp: "Send on WhatsApp",
    undo: "Undo",
  },
  share: {
    button: "Share as PDF",
    download: "Download PDF",
    pressAgain: "The PDF is ready. Press “Share as PDF” once more.",
    unsupportedCharacters: (characters: readonly string[]) =>
      `The PDF to share cannot have ${characters.join(" ")}. “Print or save as PDF” can.`,
    failed: "The PDF could not be made. Check your connection, or print it.",
  },
  advice: {
    mixed:
      "For a registered customer, what bears no tax belongs on a separate bill of supply. Make two bills.",
    composition:
      "The composition scheme does not cover goods sold to another state. Ask your accountant first.",
    upiLimit: `Many UPI apps pay at most ${getFactValue("bill-upi-limit.1")} at a time. Bank details beside it help.`,
    sez: "This page makes no bills to special economic zones: they go with or without payment of tax, under a bond or LUT, and say so. Ask your accountant.",
    export:
      "This page makes no export bills: they go under a bond or LUT or with tax paid, often in another currency, and say so. Ask your accountant.",
    eInvoice: `Above ${getFactValue("bill-e-invoice")}, a bill to a registered customer counts only with the number (IRN) and code of the e-invoice portal, which this page cannot fetch. Any year since 2017-18 counts.`,
    unusualRates: (rates: string, day: string, usualRates: string) =>
      usualRates === ""
        ? `There was no GST on ${day}: it began on 1 July 2017. Check the date.`
        : `${rates} is not among the usual GST rates on ${day}: ${usualRates}. Check the rate of what you sold.`,
  },
} as const;

/** Copy for missing fields, by requirement (requirements.ts). */
export const missingFieldCopy = {
  registration: "Say whether you are registered for GST",
  "seller-name": "Your business’s name",
  "seller-address": "Your address",
  "seller-gstin": "Your GSTIN",
  number: `A number: ${getFactValue("bill-number.1")}, at most ${getFactValue("bill-number.2")}`,
  "unique-number": "A number that no other bill of this year has",
  date: "The date",
  "registered-buyer": "The registered customer’s name, address and right GSTIN",
  "unregistered-buyer": `From ${getFactValue("bill-named-buyer.1")}: the customer’s name, address and state`,
  "hsn-code": "The HSN or SAC code of each line, with enough digits",
  description: "What is sold, on each line",
  quantity: "Quantity and unit of each line",
  value: "The rate of each line",
  "tax-rate": "The tax rate of each line",
  "place-of-supply": "The place of supply",
  delivery: "The address of delivery, since the place of supply is not the customer’s state",
  sez: "Another place of supply: no bills to special economic zones are made here",
  export: "Another place of supply: no export bills are made here",
  "e-invoice": `An e-invoice, since your turnover was above ${getFactValue("bill-e-invoice")}`,
};
