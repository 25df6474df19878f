/**
 * The invoice builder's page. From the client's specification: free invoices with the trial, no
 * credit card, professional templates; the six features; the names of the three templates; one
 * testimonial.
 */
import { bakeryBill, hardwareBill, studioBill } from "../invoices.ts";

const start = "Start Invoicing Free";

export const invoicingHero = {
  eyebrow: "Invoicing",
  heading: ["GST invoices,", "paid online."],
  lede: "Type what you sold and to whom. Angadi makes the GST invoice, takes the payment online, and reminds customers who pay late.",
  button: start,
  secondaryLink: { title: "Make a bill now", href: "#make" },
  promises: ["Free invoices with the trial", "No credit card", "Professional templates"],
} as const;

/** The bill in the hero: the life of the bakery's invoice. */
export const invoiceTimeline = {
  heading: "Invoice 0042",
  note: bakeryBill.seller.name,
  lines: [
    { label: "Sent", amount: "10 Dec 2026" },
    { label: "Due", amount: "25 Dec 2026" },
    { label: "Reminder sent", amount: "26 Dec 2026" },
  ],
  total: "Paid online",
};

export const templates = {
  intro: {
    eyebrow: "Professional templates",
    heading: "Three GST invoice templates",
    lede: "Each has what a GST invoice needs. Choose the one that suits your business.",
    note: "These businesses, names and GSTINs are made up. The arithmetic is real.",
  },
  enlarge: "See it in full",
  close: "Close the larger view",
  templates: [
    {
      id: "clean-professional",
      title: "Clean Professional",
      text: "Thin lines and room to breathe, for studios, consultants and clinics.",
      logo: "aperture",
      bill: studioBill,
    },
    {
      id: "modern-graphic",
      title: "Modern Graphic",
      text: "Large type on blocks of colour, for shops that people remember.",
      logo: "bun",
      bill: bakeryBill,
    },
    {
      id: "classic-business",
      title: "Classic Business",
      text: "Boxed and framed the way accountants like it, for traders and contractors.",
      logo: "hammer",
      bill: hardwareBill,
    },
  ],
} as const;

/** The bill maker before it is opened, and the blank form for visitors without scripts. */
export const billMakerSectionCopy = {
  intro: {
    eyebrow: "No account needed",
    heading: "Make a bill now",
    lede: "A GST invoice, a bill of supply or a plain bill, worked out and ready to print. What you type stays in your browser.",
  },
  points: [
    "Works out CGST, SGST or IGST, with the total in words",
    "A UPI code with the amount in it",
    "On A4, A5 or the counter’s 80\u00A0mm roll",
  ],
  open: "Open the bill maker",
  blankBill: {
    note: "The bill maker needs JavaScript, which is turned off in this browser. Here is a blank bill to print and fill in by hand.",
    title: "Bill",
    facts: [
      "Seller, address, GSTIN",
      "Customer, address, GSTIN",
      "Number",
      "Date",
      "Place of supply",
      "Tax on reverse charge: yes / no",
    ],
    columns: ["What, HSN or SAC", "Quantity", "Rate", "GST %", "Value"],
    lineCount: 10,
    sums: ["Value before tax", "CGST", "SGST", "IGST", "Total"],
    totalInWords: "Total in words",
    signature: "Signature",
  },
} as const;

export const invoicingFeatures = {
  eyebrow: "What you get",
  heading: "Six jobs the invoicing tool does",
  features: [
    {
      icon: "invoicing",
      title: "Professional invoices",
      text: "Your name, your GSTIN and every column a GST invoice needs, in its place.",
    },
    {
      icon: "repeat",
      title: "Recurring invoices",
      text: "Rent, retainers, tuition, the office’s daily tiffin: set it once, and it goes out each month.",
    },
    {
      icon: "bell",
      title: "Payment reminders",
      text: "A polite line when the due date has passed, so you don’t have to ask.",
    },
    {
      icon: "phone",
      title: "Online payments",
      text: "Customers pay from the invoice itself, and you see which bills are settled.",
    },
    {
      icon: "book",
      title: "Financial reports",
      text: "What you billed, what came in and what is still unpaid, for any month.",
    },
    {
      icon: "percent",
      title: "Tax management",
      text: "The tax on every bill is recorded by rate and type, ready for the return.",
    },
  ],
} as const;

/** The features at work: a reminder, a month's ledger, and ₹1,000 of work billed from Telangana. */
export const invoicePicturesCopy = {
  reminder: "Invoice 0042 was due yesterday. You can pay it here.",
  pay: "Pay online",
  paid: "✓ Paid, 26 Dec 2026",
  ledger: {
    columns: ["December", "Billed", "Came in"],
    bills: [
      { name: "Deccan Desk", rupees: 12400, isPaid: true },
      { name: "Lakeside Hotel", rupees: 8260, isPaid: false },
      { name: "Taj Books", rupees: 5900, isPaid: true },
    ],
    unpaid: "Still unpaid",
  },
  tax: [
    {
      title: "To a customer in Telangana",
      parts: [
        { name: "Value", rupees: 1000 },
        { name: "CGST", rupees: 90 },
        { name: "SGST", rupees: 90 },
      ],
    },
    {
      title: "To a customer in Karnataka",
      parts: [
        { name: "Value", rupees: 1000 },
        { name: "IGST", rupees: 180 },
      ],
    },
  ],
} as const;

export const testimonialCopy = {
  heading: "What an owner says",
  outOf: "out of 5",
  testimonial: {
    id: "imran-qureshi",
    name: "Imran Qureshi",
    role: "AC repair, Secunderabad",
    quote:
      "I used to write the week’s bills on Sunday night. Now I send each one before I leave the customer’s house, and on Sundays I sleep.",
    rating: 5,
    isSample: true,
  },
} as const;

export const invoicingClosing = {
  heading: "Send your first invoice free.",
  text: "Free invoices with the trial. No\u00a0credit\u00a0card.",
  button: start,
};
