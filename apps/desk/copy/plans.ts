import type { PlanField } from "@angadi/contract/desk/plans";

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

export const plans = {
  title: "Plans",
  explanation:
    "What the API answers of the plans: name, prices, tagline, and their order. The pricing page takes a plan’s prices and tagline by its name, and so do all pages that name a price; what is in a plan, and the order of the columns, are the page’s own.",
  elsewhere:
    "This site takes its plans from another server (API_URL). What you change here is not what its pages show.",
  none: (country: string) =>
    `There are no plans for the country ${country} (COUNTRY_ID), so the pages show their own. On the server, npm run seed -- --reset puts the first ones in place.`,
  fields: {
    name: "Name",
    tagline: "Tagline",
    monthly: "A month (₹)",
    yearly: "A year (₹)",
    place: "Place",
  } satisfies Record<PlanField, string>,
  id: "Id",
  priceHint:
    "Prices are whole rupees before GST. 0 is free; on AI Growth Partner it is Contact Us.",
  preview: "Preview",
  save: "Save plans",
  notSaved: "Not saved. Check the marked fields.",
  previewed: "This is a preview. Nothing is saved yet.",
  conflict:
    "Somebody saved the plans while you were at them. Nothing of yours is lost, and nothing of theirs was changed. Below stands what you would change now; save again if you want to.",
  catalogue: {
    title: "Plans on sale",
    explanation:
      "A retired plan is not shown or sold any more. Links to it lead to the pricing page, and what customers of it have stays as it is.",
    retire: "Retire",
    restore: "Put back on sale",
    retired: "Retired",
    add: "Add plan",
    basedOn: "Features of",
    basedOnHint: "The pricing page shows the new plan with this plan’s features.",
  },
  done: {
    saved: "Saved. The public site shows it now.",
    added: "Plan added. The public site shows it now.",
    retired: "Plan retired. The public site no longer shows it.",
    restored: "The plan is back on sale.",
  } as Readonly<Record<string, string>>,
  notAdded: "Not added. Check the marked fields.",
  notRetired: "This plan is not on sale, or it is the only one. At least one plan must stay.",
  notRestored: "This plan is not retired. Reload the page to see the plans as they are.",
  problems: {
    basedOn: "Choose the plan whose features it has.",
    name: "Please give it a name of at most 100 characters.",
    sameName: "Another plan has this name.",
    tagline: "Please give it a tagline of at most 160 characters.",
    monthly: "Please type whole rupees, at most 99,99,999, such as 1,999.",
    yearly: "Please type whole rupees, at most 99,99,999, such as 19,599.",
    place: "Another plan has this place.",
  },
  changes: {
    title: "What changes",
    none: "Nothing.",
    columns: { plan: "Plan", what: "What", before: "Now", after: "Then" },
    order: "Order",
  },
  warnings: {
    title: "Worth a look",
    unknown: (name: string) =>
      `The pricing page has no plan called ${name}: nobody sees this one there.`,
    unpriced: (name: string) =>
      `${name} stands on the pricing page with the price it was built with, and its button hands over no id.`,
    halfFree: (name: string) => `${name} is free for one period and not for the other.`,
    dearYear: (name: string) => `A year of ${name} costs more than twelve months.`,
  },
  handOffs: {
    title: "What the buttons hand over",
    explanation:
      "By the address of the app: id is the plan’s, ia is true where a year is paid. The browser adds partnerId where a partner sent the visitor.",
    columns: { plan: "Plan", monthly: "By the month", yearly: "By the year" },
    amount: (amount: number) => (amount === 0 ? "₹0" : rupees(amount)),
  },
  page: {
    title: "The pricing page",
    frame: "The pricing page with these plans",
    monthly: "By the month",
    yearly: "By the year",
    alone: "Open it alone",
    unbuilt: "The page is drawn by the built site: npm start, not npm run dev.",
  },
};
