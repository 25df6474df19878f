import { fieldErrorCopy } from "./field-errors.ts";

/** Copy of the application form, for the dialog on /affiliate and for its own page. */
export const affiliateFormCopy = {
  steps: [
    {
      heading: "Personal details",
      progress: "Step 1 of 2. Step 2 asks for your company, its website and a LinkedIn profile.",
    },
    { heading: "Company details", progress: "Step 2 of 2" },
  ],
  fields: {
    name: { label: "Name", placeholder: "Enter your name" },
    email: { label: "Email", placeholder: "Enter your email" },
    countryCode: { label: "Country code" },
    mobile: {
      label: "Mobile number",
      placeholder: "Without the code",
      hint: "10 digits for India (+91).",
    },
    companyName: { label: "Company name", placeholder: "Enter your company’s name" },
    website: { label: "Website", placeholder: "https://" },
    linkedin: { label: "LinkedIn profile", placeholder: "https://" },
    affiliateType: { label: "What describes you best?" },
  },
  types: {
    Influencer: "Influencer",
    Blogger: "Blogger",
    Designer: "Designer",
    Developer: "Developer",
    Freelancer: "Freelancer",
    Digitalmarketer: "Digital Marketer",
    Entrepreneur: "Entrepreneur/Business Owner",
    Consultant: "Consultant",
    Youtuber: "Youtuber",
    Educator: "Educator",
    Agency: "Agency, Small or Mid-Sized",
    other: "Other",
  },
  chooseType: "Choose one",
  next: "Next",
  back: "Back",
  submit: "Submit",
  sending: "Sending...",
  missingField: "Please fill out all required fields.",
  ok: "OK",
  errors: fieldErrorCopy,
  thanks: {
    heading: "Thank you. We have your application.",
    text: "One more thing: pick a time to talk it over with us.",
    book: "Book",
    note: "The calendar opens in a new tab.",
  },
} as const;

export const affiliateDialogCopy = {
  title: "Join the programme",
  close: "Close",
} as const;
