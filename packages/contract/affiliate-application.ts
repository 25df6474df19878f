import { z } from "zod";
import { leadContext } from "./contact-message.ts";
import { createEmailSchema, createLineSchema } from "./text.ts";

/** Stored values of the affiliate types, spelt as the receiving servers expect. */
export const AFFILIATE_TYPES = [
  "Influencer",
  "Blogger",
  "Designer",
  "Developer",
  "Freelancer",
  "Digitalmarketer",
  "Entrepreneur",
  "Consultant",
  "Youtuber",
  "Educator",
  "Agency",
  "other",
] as const;

const createUrlSchema = (missingMessage: string) =>
  createLineSchema(500, missingMessage).regex(/^https?:\/\/[^\s]+$/i, {
    error: "Please enter an address that begins with http:// or https://.",
  });

/**
 * The payload of an affiliate application; `affilatedType` is spelt as the receiving servers
 * expect.
 */
export const affiliateApplicationRequest = z.object({
  name: createLineSchema(200, "Please enter your name."),
  mobile: createLineSchema(40, "Please enter your mobile number."),
  countryCode: z.string().regex(/^\+\d{1,4}$/, { error: "Please choose a country code." }),
  email: createEmailSchema(),
  companyName: createLineSchema(200, "Please enter your company's name."),
  additionalDetails: z.object({
    websiteUrl: createUrlSchema("Please enter your website's address."),
    mediaLink: createUrlSchema("Please enter a link to your profile."),
    affilatedType: z.enum(AFFILIATE_TYPES, { error: "Please choose what describes you." }),
  }),
  context: leadContext.optional(),
});

export type AffiliateApplication = z.infer<typeof affiliateApplicationRequest>;
