import { botMessage } from "@angadi/content/lead-forms";
import { contactCopy } from "@angadi/content/pages/contact";
import { contactForm } from "@angadi/contract/contact-message";
import { ApiError } from "@angadi/contract/envelope";
import type { SiteContext } from "../../context.ts";
import type { ContactResult } from "../../forms/contact-form/contact-result.ts";
import { leadMetadata, describeError } from "../../forms/lead.server.ts";
import { failed, typedIn, unreachable } from "./contact-outcome.ts";

/** Validates the typed values and sends them to the API. Returns what to show; never throws. */
export async function sendContactMessage({ api, form, log }: SiteContext): Promise<ContactResult> {
  const values = typedIn(form);
  const read = contactForm.safeParse(values);
  if (!read.success) {
    const fieldErrors = Object.fromEntries(
      read.error.issues.toReversed().map(({ path, message }) => [path[0], message]),
    );
    return failed(400, read.error.issues[0]?.message ?? "", values, fieldErrors);
  }
  const { isBot, context, idempotencyKey } = leadMetadata(form);
  if (isBot) return failed(422, botMessage, values);

  try {
    const { reference } = await api.sendContactMessage({ ...read.data, context }, idempotencyKey);
    return { status: 201, reference };
  } catch (error) {
    log.warn(describeError(error), "a contact message was not sent");
    if (!(error instanceof ApiError)) return unreachable(values);
    const refusal = failed(
      statusFor(error),
      error.serverMessage ?? contactCopy.form.refused,
      values,
    );
    return { ...refusal, retryAfter: error.retryAfter };
  }
}

function statusFor({ status }: ApiError) {
  if (status === 429) return 429;
  return status < 500 ? 422 : 502;
}
