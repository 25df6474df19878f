import type { AffiliateApplication } from "@angadi/contract/affiliate-application";

/** A valid affiliate application, for tests about its processing. */
export const application = {
  name: "Ravi Das",
  mobile: "98480",
  countryCode: "+91",
  email: "ravi@shop.test",
  companyName: "Ravi & Co",
  additionalDetails: {
    websiteUrl: "https://ravi.test",
    mediaLink: "https://linkedin.test/ravi",
    affilatedType: "Digitalmarketer",
  },
} satisfies AffiliateApplication;
