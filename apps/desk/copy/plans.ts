import { formatRupees } from "@angadi/formats/rupees";
import type { PlanField } from "@angadi/desk-ports/plans";
import { glossary } from "./glossary.ts";

export const plansCopy = {
  title: "Plans",
  explanation:
    "The names, prices, taglines and order of the plans. The pricing page and every other page that names a price shows them. Which features a plan has is part of the site itself and cannot be changed here.",
  otherServer:
    "This site takes its plans from another server (API_URL), so its pages do not show what you change here. Change the plans on that server.",
  none: (country: string) =>
    `No plans yet for the country ${country} (COUNTRY_ID), so the pages show their own. To create the first ones, run npm run seed -- --reset on the server.`,
  fields: {
    name: glossary.name,
    tagline: "Tagline",
    monthly: "Monthly price (₹)",
    yearly: "Yearly price (₹)",
    place: "Position",
  } satisfies Record<PlanField, string>,
  id: glossary.id,
  priceHint:
    "Prices are whole rupees before GST. 0 shows as free, and as Contact Us for AI Growth Partner.",
  preview: glossary.preview,
  save: "Save plans",
  notSaved: glossary.notSaved,
  previewShown: "This is a preview. Nothing is saved yet.",
  saveConflict:
    "A colleague saved the plans while you were editing, so yours are not saved yet. Your entries are kept below, with the changes they would make now. Check them, then save again.",
  actionConflict:
    "A colleague changed the plans since you opened this page, so nothing was changed yet. Check the plans, then try again.",
  catalogue: {
    title: "Plans on sale",
    explanation:
      "A retired plan is no longer shown or sold. Links to it lead to the pricing page, and its customers keep what they have.",
    retire: "Retire",
    restore: "Put back on sale",
    retired: "Retired",
    add: "Add plan",
    basedOn: "Copy features from",
    basedOnHint: "The pricing page shows the new plan with this plan’s features.",
  },
  retirement: {
    title: "Retire this plan?",
    text: "The public site stops showing and selling it at once. Links to it lead to the pricing page. Its customers keep what they have, and you can put it back on sale.",
    submit: "Retire",
    back: { href: "/plans", text: "Back to Plans" },
  },
  done: {
    saved: "Saved. The public site shows it now.",
    added: "Plan added. The public site shows it now.",
    retired: "Plan retired. The public site no longer shows it.",
    restored: "The plan is back on sale.",
  } as Readonly<Record<string, string>>,
  notAdded: "Not added. Check the marked fields.",
  notRetired:
    "This plan is not on sale, or it is the only one, so nothing was changed. At least one plan must stay on sale: add another one first.",
  notRestored:
    "This plan is not retired, so nothing was changed. Open Plans to see the current list.",
  problems: {
    basedOn: "Choose the plan to copy features from.",
    name: "Enter a name of up to 100 characters.",
    sameName: "Another plan has this name. Enter a different one.",
    tagline: "Enter a tagline of up to 160 characters.",
    monthly: "Enter whole rupees, up to 99,99,999, such as 1,999.",
    yearly: "Enter whole rupees, up to 99,99,999, such as 19,599.",
    place: "Another plan has this position. Choose a different one.",
  },
  changes: {
    title: "Changes",
    none: "No changes. Edit a plan above, then preview again.",
    columns: { plan: "Plan", field: "Field", before: "Current", after: "New" },
    order: "Order",
  },
  warnings: {
    title: "Check before you save",
    notOnPricingPage: (name: string) =>
      `The pricing page has no plan called ${name}, so nobody sees this one there.`,
    unpriced: (name: string) =>
      `The site knows a plan called ${name}, and the list above does not. The pricing page keeps showing it, with its old price.`,
    freeForOnePeriod: (name: string) => `${name} is free for one period and not for the other.`,
    yearCostsMore: (name: string) => `A year of ${name} costs more than twelve months.`,
  },
  handOffs: {
    title: "Where the buttons lead",
    explanation:
      "In the app’s address, id is the plan’s ID, and ia is true for yearly billing. The browser adds partnerId if a partner sent the visitor.",
    columns: { plan: "Plan", monthly: "Monthly", yearly: "Yearly" },
    formatPrice: formatRupees,
  },
  page: {
    title: "The pricing page",
    frame: "The pricing page with these plans",
    monthly: "Monthly",
    yearly: "Yearly",
    openInNewTab: "Open in a new tab",
    notBuilt: "The preview needs the built site. Start it with npm start instead of npm run dev.",
  },
};
