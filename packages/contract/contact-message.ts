import { z } from "zod";
import { MAX_MESSAGE } from "./form-values.ts";
import { email, line, text } from "./text.ts";

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
});

export type LeadContext = z.infer<typeof leadContext>;

const sender = {
  businessId: z.string({ error: "businessId is missing." }).min(1).max(100),
  name: line(200, "Please enter your name."),
  email: email(),
  mobileNo: line(40, "Please enter your phone number."),
};

/**
 * The payload of calls 4 and 6. Call 6 sends no message, so `message` may be absent here, but never
 * blank; the contact form requires it (`contactForm`).
 */
export const contactMessageRequest = z.object({
  ...sender,
  message: text(MAX_MESSAGE, "Please write a message.").optional(),
  context: leadContext.optional(),
});

export type ContactMessage = z.infer<typeof contactMessageRequest>;

/** What a visitor fills in on the contact form. */
export const contactForm = contactMessageRequest
  .pick({ name: true, email: true, mobileNo: true, message: true })
  .required();

/** The response to calls 4 and 6: a reference if the server sends one. */
export const contactMessageResponse = z
  .object({ data: z.object({ reference: z.string() }) })
  .transform(({ data }) => ({ reference: data.reference as string | undefined }))
  .catch({ reference: undefined });

export type ContactReceipt = z.infer<typeof contactMessageResponse>;
