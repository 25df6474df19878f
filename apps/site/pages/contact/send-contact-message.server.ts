import { botMessage } from "@angadi/content/lead-forms";
import { contactCopy } from "@angadi/content/pages/contact";
import { contactForm } from "@angadi/contract/contact-message";
import { ApiError } from "@angadi/contract/envelope";
import type { SiteContext } from "../../context.ts";
import type { ContactResult } from "../../forms/contact-form/contact-result.ts";
import { readLeadMetadata, describeError } from "../../forms/lead.server.ts";
import { createFailure, createUnreachableFailure, readContactFields } from "./contact-outcome.ts";

/** Validates the typed values and sends them to the API. Returns what to show; never throws. */
export async function sendContactMessage({ api, form, log }: SiteContext): Promise<ContactResult> {
  const values = readContactFields(form);
  const parsed = contactForm.safeParse(values);
  if (!parsed.success) {
    const fieldErrors = Object.fromEntries(
      parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]),
    );
    return createFailure(400, parsed.error.issues[0]?.message ?? "", values, fieldErrors);
  }
  const { isBot, context, idempotencyKey } = readLeadMetadata(form);
  if (isBot) return createFailure(422, botMessage, values);

  try {
    const { reference } = await api.sendContactMessage({ ...parsed.data, context }, idempotencyKey);
    return { status: 201, reference };
  } catch (error) {
    log.warn(describeError(error), "a contact message was not sent");
    if (!(error instanceof ApiError)) return createUnreachableFailure(values);
    const failure = createFailure(
      toFailureStatus(error),
      error.serverMessage ?? contactCopy.form.refused,
      values,
    );
    return { ...failure, retryAfter: error.retryAfter };
  }
}

function toFailureStatus({ status }: ApiError) {
  if (status === 429) return 429;
  return status < 500 ? 422 : 502;
}
