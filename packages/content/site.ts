/**
 * The brand and its facts, each defined only here. Values with `isSample: true` or on an `.example`
 * domain must be replaced before launch; `npm run launch` lists both.
 */
export const site = {
  name: "Angadi",
  legalName: "Angadi Technologies Private Limited",
  url: "https://www.angadi.example",
  description:
    "Tell Angadi what you do and get a website in about 30 seconds, with a blog, brand, CRM and invoices that know your business. Free to start.",
  /**
   * The product's business and country IDs for the API; `BUSINESS_ID` and `COUNTRY_ID` override
   * them.
   */
  businessId: "angadi",
  countryId: "IN",
  founded: 2023,
  contact: {
    address: {
      isSample: true,
      street: "4th Floor, Sample House, Road No. 12, Banjara Hills",
      city: "Hyderabad",
      region: "Telangana",
      postalCode: "500034",
      country: "IN",
    },
    emails: ["support@angadi.example", "hello@angadi.example"],
    phone: { display: "+91 40 0000 0000", dial: "+914000000000", isSample: true },
    whatsapp: { display: "+91 90000 00000", dial: "919000000000", isSample: true },
    chat: {
      write: "Write on WhatsApp",
      message: "Hello Angadi, I have a question:",
    },
    hours: "9AM - 9PM, 7 days a week",
  },
  social: [
    { name: "Instagram", href: "https://instagram.example/angadi" },
    { name: "LinkedIn", href: "https://linkedin.example/company/angadi" },
    { name: "YouTube", href: "https://youtube.example/@angadi" },
    { name: "X", href: "https://x.example/angadi" },
  ],
  schedulingUrl: "https://calendar.example/angadi/affiliates",
} as const;
