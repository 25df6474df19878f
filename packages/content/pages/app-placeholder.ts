/** The placeholder for the separate app if no `APP_URL` is set. */
export const appPlaceholderCopy = {
  title: "The app",
  description: "Here the site hands you over to the app where websites are made.",
  heading: "Next: the Angadi app",
  text: "The Angadi app builds your site from here. This is what you chose so far.",
  step: "Your next step",
  nothing: "You have not chosen a plan, a business or a name yet.",
  back: "Go back to the site",
  draft: {
    heading: "Your first draft",
    text: "A first draft from our templates, made of what you told us. Change it, download it, or keep its link.",
  },
  steps: {
    "": "Log in",
    "website-type": "Choose the type of website",
    "select-location": "Choose where the business is",
  } as Readonly<Record<string, string>>,
  parameters: {
    partnerId: "Partner who sent you",
    businessTypeId: "Code of the business type",
    subIndustryType: "Kind of business",
    businessName: "Name of the business",
    id: "Plan",
    ia: "Paid yearly",
  } as Readonly<Record<string, string>>,
  /** Labels of the values of `ia`. */
  values: { "ia=true": "Yes", "ia=false": "No, monthly" } as Readonly<Record<string, string>>,
};
