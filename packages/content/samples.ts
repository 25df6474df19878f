/**
 * Notes that a section shows while any of its content is marked `sample: true`. Without any such
 * mark the note disappears. `npm run launch` lists the remaining samples.
 */
export const sampleLines = {
  customers: "Examples, until our customers’ own words stand here",
  customer: "An example, until a customer’s own words stand here",
  stories: "Examples, until our customers’ own stories stand here",
  figures: "Example figures, until our own stand here",
  prices: "Example prices",
  contact: "Example address and numbers, until our own stand here",
  business: "An invented business, until a customer’s own stands here",
  apps: "Example descriptions, until the apps are final",
  plans: "Rows below: examples, until our plans are settled",
} as const;
