import { fieldErrorCopy } from "../field-errors.ts";
import { site } from "../site.ts";

/** The page in the app's place, if no `APP_URL` is set. */
export const appPlaceholderCopy = {
  title: "Your website draft",
  description:
    "Your first website draft. Change it, download it, or have it sent to you with a note when the app opens.",
  heading: "Your website starts here",
  text: `The ${site.name} app builds your site from here. Until it opens, you can change your draft, download it or have it sent to you.`,
  form: {
    withDraft: {
      heading: "Send me my draft",
      text: "We’ll email you the link now, and write once more when the app opens.",
      button: "Send my draft",
    },
    withoutDraft: {
      heading: "Get a message when the app opens",
      text: "If you make a draft first, we will send you that right away as well.",
      button: "Notify me",
    },
    email: { label: "Email", placeholder: "Enter your email" },
    mobileNo: { label: "WhatsApp or phone (optional)", placeholder: "Enter your phone number" },
    sending: "Sending...",
    sent: "Done. Your email is on its way. The next one comes when the app opens.",
    reference: "Your reference is",
    errors: fieldErrorCopy,
  },
  /** What the lead's message says after the draft's own words. */
  request: {
    withDraft: "Please send me this draft, and a note when the app opens.",
    withoutDraft: "Please send me a note when the app opens.",
  },
  parametersHeading: "What you chose so far",
  step: "Next step in the app",
  back: "Go back to the site",
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
    ia: "Paid yearly",
  } as Readonly<Record<string, string>>,
  /** Labels of the values of `ia`. */
  values: { "ia=true": "Yes", "ia=false": "No, monthly" } as Readonly<Record<string, string>>,
};
