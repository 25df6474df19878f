import { z } from "zod";
import { MAX_MESSAGE } from "./form-values.ts";
import { email, line, text } from "./text.ts";

/** Maximum characters of a draft's path. */
const MAX_DRAFT = 20_000;
const NO_PHONE = "Please enter your phone number.";
const NO_TEXT = "A part of the context must be text, and not blank.";

/** Where a lead came from: sent only to this server's own API. */
export const leadContext = z.object({
  landingPath: line(500, NO_TEXT).optional(),
  referrer: line(500, NO_TEXT).optional(),
  utm: z.record(z.string().max(20), line(200, NO_TEXT)).optional(),
  partnerId: line(64, NO_TEXT).optional(),
  marketingOptIn: z.boolean().optional(),
  /** Set if the hidden field that stops bots was filled in, and the form was sent again. */
  honeypotFilled: z.boolean().optional(),
  /**
   * Set on the waitlist for the app: path of the sender's website draft, which is all in its hash;
   * empty if none exists.
   */
  draft: z
    .string()
    .max(MAX_DRAFT)
    .regex(/^(?:\/ai-website-builder#try\?[\w*.+%&=-]+)?$/)
    .optional(),
});

export type LeadContext = z.infer<typeof leadContext>;

const sender = {
  businessId: z.string({ error: "businessId is missing." }).min(1).max(100),
  name: line(200, "Please enter your name."),
  email: email(),
  mobileNo: line(40, NO_PHONE),
};

const fields = z.object({
  ...sender,
  message: text(MAX_MESSAGE, "Please write a message.").optional(),
  context: leadContext.optional(),
});

/**
 * The payload of calls 4 and 6. Call 6 sends no message, so `message` may be absent here, but never
 * blank; the contact form requires it (`contactForm`). The waitlist asks for no phone number.
 */
export const contactMessageRequest = fields
  .extend({ mobileNo: sender.mobileNo.optional() })
  .refine(({ mobileNo, context }) => mobileNo !== undefined || context?.draft !== undefined, {
    path: ["mobileNo"],
    error: NO_PHONE,
  });

export type ContactMessage = z.infer<typeof contactMessageRequest>;

/** What a visitor fills in on the contact form. */
export const contactForm = fields
  .pick({ name: true, email: true, mobileNo: true, message: true })
  .required();

/** What a visitor fills in to join the waitlist for the app. A blank number counts as absent. */
export const waitlistForm = z.object({
  email: sender.email,
  mobileNo: z.preprocess((typed) => String(typed).trim() || undefined, sender.mobileNo.optional()),
});

/** The response to calls 4 and 6: a reference if the server sends one. */
export const contactMessageResponse = z
  .object({ data: z.object({ reference: z.string() }) })
  .transform(({ data }) => ({ reference: data.reference as string | undefined }))
  .catch({ reference: undefined });

export type ContactReceipt = z.infer<typeof contactMessageResponse>;
