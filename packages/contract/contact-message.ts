import { z } from "zod";
import { MAX_MESSAGE_LENGTH } from "./form-values.ts";
import { createEmailSchema, createLineSchema, createTextSchema } from "./text.ts";

/** Maximum characters of a draft's path. */
const MAX_DRAFT_PATH = 20_000;
const MISSING_PHONE = "Please enter your phone number.";
const BLANK_TEXT = "A part of the context must be text, and not blank.";

/** Where a lead came from; sent only to the site's own API. */
export const leadContext = z.object({
  landingPath: createLineSchema(500, BLANK_TEXT).optional(),
  referrer: createLineSchema(500, BLANK_TEXT).optional(),
  utm: z.record(z.string().max(20), createLineSchema(200, BLANK_TEXT)).optional(),
  partnerId: createLineSchema(64, BLANK_TEXT).optional(),
  marketingOptIn: z.boolean().optional(),
  /** Whether the hidden field that stops bots was filled in when the form was first sent. */
  honeypotFilled: z.boolean().optional(),
  /**
   * Only from the app's waitlist: a path whose hash contains the sender's website draft; empty if
   * the sender has none.
   */
  draft: z
    .string()
    .max(MAX_DRAFT_PATH)
    .regex(/^(?:\/ai-website-builder#try\?[\w*.+%&=-]+)?$/)
    .optional(),
});

export type LeadContext = z.infer<typeof leadContext>;

const sender = {
  businessId: z.string({ error: "businessId is missing." }).min(1).max(100),
  name: createLineSchema(200, "Please enter your name."),
  email: createEmailSchema(),
  mobileNo: createLineSchema(40, MISSING_PHONE),
};

const fields = z.object({
  ...sender,
  message: createTextSchema(MAX_MESSAGE_LENGTH, "Please write a message.").optional(),
  context: leadContext.optional(),
});

/**
 * The payload of a contact message. The one that accompanies an affiliate application has no
 * message, so `message` may be absent here, but never blank; the contact form requires it
 * (`contactForm`). The waitlist does not require a phone number.
 */
export const contactMessageRequest = fields
  .extend({ mobileNo: sender.mobileNo.optional() })
  .refine(({ mobileNo, context }) => mobileNo !== undefined || context?.draft !== undefined, {
    path: ["mobileNo"],
    error: MISSING_PHONE,
  });

export type ContactMessage = z.infer<typeof contactMessageRequest>;

/** What a visitor fills in on the contact form. */
export const contactForm = fields
  .pick({ name: true, email: true, mobileNo: true, message: true })
  .required();

/** What a visitor fills in to join the waitlist for the app. A blank number counts as absent. */
export const waitlistForm = z.object({
  email: sender.email,
  mobileNo: z.preprocess((value) => String(value).trim() || undefined, sender.mobileNo.optional()),
});

/** The response to a contact message: a reference if the server sends one. */
export const contactMessageResponse = z
  .object({ data: z.object({ reference: z.string() }) })
  .transform(({ data }) => ({ reference: data.reference as string | undefined }))
  .catch({ reference: undefined });

export type ContactReceipt = z.infer<typeof contactMessageResponse>;
