import { site } from "../site.ts";

/**
 * Titles and descriptions of the legal pages for the list of all pages. The texts in
 * `packages/content/legal/*.md` repeat them; a test compares both.
 */
export const legalPages = {
  "/privacy": {
    title: "Privacy policy",
    description: `What ${site.name} keeps about you and your business, why, how long, and whom to ask.`,
  },
  "/terms": {
    title: "Terms and conditions",
    description: `The terms you and ${site.name} agree to when you use the site and its tools.`,
  },
  "/return-policy": {
    title: "Return and refund policy",
    description:
      "No returns or refunds on subscriptions; cancel anytime and keep access to the end of the billing cycle.",
  },
  "/accessibility": {
    title: "Accessibility statement",
    description:
      "How we check that everyone can use this site, which faults we know of, and how to tell us of others.",
  },
} as const;

const { street, city, region, postalCode } = site.contact.address;

/** Values of the placeholders in `packages/content/legal/*.md`, e.g. `{{legalName}}`. */
export const legalFacts = {
  brand: site.name,
  legalName: site.legalName,
  founded: String(site.founded),
  city,
  host: new URL(site.url).host,
  email: site.contact.emails[0],
  otherEmail: site.contact.emails[1],
  phone: site.contact.phone.display,
  phoneDial: site.contact.phone.dial,
  whatsapp: site.contact.whatsapp.display,
  whatsappDial: site.contact.whatsapp.dial,
  hours: site.contact.hours,
  social: new Intl.ListFormat("en-GB").format(site.social.map(({ name }) => name)),
};

/** The opt-out switch in the privacy policy. */
export const countingSwitchCopy = {
  name: "Count my visits",
  on: "Your visits are counted, as described above.",
  off: "Your visits are not counted in this browser.",
  blocked: "Your browser asks not to be counted, so your visits are not, whatever is set here.",
  noScript: "JavaScript is off, so nothing is counted and there is nothing to turn off.",
};

export const legalCopy = {
  tabs: {
    label: "Legal pages",
    links: [
      { title: "Privacy", href: "/privacy" },
      { title: "Terms", href: "/terms" },
      { title: "Refunds", href: "/return-policy" },
      { title: "Accessibility", href: "/accessibility" },
    ],
  },
  updated: "Last updated",
  contents: "On this page",
  summaryLabel: "In short:",
  company: {
    company: site.legalName,
    address: `${street}, ${city}, ${region} ${postalCode}, India`,
    email: site.contact.emails[0],
    phone: site.contact.phone,
    hours: site.contact.hours,
    sampleContent: site.contact,
  },
} as const;

/** The return policy's example as a timeline, with the same dates as the text. */
export const timelineCopy = {
  label: "The example, day by day",
  days: [
    { date: "10 Jan", text: "The month begins, and is paid." },
    { date: "18 Jan", text: "You cancel." },
    { date: "9 Feb", text: "Last day of access." },
    { date: "10 Feb", text: "Nothing is charged." },
  ],
} as const;
