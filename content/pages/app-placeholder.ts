/** The page that stands in for the separate app where no `APP_URL` is set. */
export const appPlaceholderCopy = {
  title: "The app",
  description: "Here the site hands you over to the app where websites are made.",
  heading: "Here the app takes over",
  text: "The app is a program of its own, and this server is not connected to it yet. This page shows what it would get from you.",
  step: "Step",
  nothing: "No plan, business or name was chosen.",
  back: "Go back to the site",
  draft: {
    heading: "Your first draft",
    text: "A first draft from our templates, made of what you told us.",
  },
  steps: {
    "": "Log in",
    "website-type": "Choose the type of website",
    "select-location": "Choose where the business is",
  } as Readonly<Record<string, string>>,
  parameters: {
    partnerId: "Partner who sent you",
    businessTypeId: "Business type",
    subIndustryType: "Kind of business",
    businessName: "Name of the business",
    id: "Plan",
    ia: "Paid by the year",
  } as Readonly<Record<string, string>>,
  /** What the value of `ia` means. */
  values: { "ia=true": "Yes", "ia=false": "No, by the month" } as Readonly<Record<string, string>>,
};
