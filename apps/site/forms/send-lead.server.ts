import { data } from "react-router";
import type { z } from "zod";
import { botMessage } from "@angadi/content/lead-forms";
import { contactCopy } from "@angadi/content/pages/contact";
import type { ContactLead } from "@angadi/contract/client";
import { ApiError } from "@angadi/contract/envelope";
import type { SiteContext } from "../data/context.ts";
import { type LeadResult, createUnreachableFailure, readFieldValues } from "./lead-result.ts";
import { describeLeadError, readLeadMetadata } from "./lead-metadata.server.ts";

interface LeadForm<Field extends string, Parsed> {
  fields: readonly Field[];
  schema: z.ZodType<Parsed>;
  toLead: (values: Parsed) => ContactLead;
}

/** Validates the entered values and sends them to the API. Returns what to show; never throws. */
export async function sendLead<Field extends string, Parsed>(
  { api, form, log }: Pick<SiteContext, "api" | "form" | "log">,
  { fields, schema, toLead }: LeadForm<Field, Parsed>,
): Promise<LeadResult<Field>> {
  const values = readFieldValues(form, fields);
  const createFailure = (status: 400 | 422 | 429 | 502, error: string) => ({
    status,
    error,
    fieldErrors: {},
    values,
  });
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const fieldErrors = Object.fromEntries(
      issues.toReversed().map(({ path, message }) => [path[0], message]),
    ) as Partial<Record<Field, string>>;
    return { ...createFailure(400, issues[0]?.message ?? ""), fieldErrors };
  }
  const { isBot, context, idempotencyKey } = readLeadMetadata(form);
  if (isBot) return createFailure(422, botMessage);

  const lead = toLead(parsed.data);
  try {
    const { reference } = await api.sendContactMessage(
      { ...lead, context: { ...context, ...lead.context } },
      idempotencyKey,
    );
    return { status: 201, reference };
  } catch (error) {
    log.warn(describeLeadError(error), "a contact message was not sent");
    if (!(error instanceof ApiError)) return createUnreachableFailure(values);
    const { serverMessage = contactCopy.form.rejected, retryAfter } = error;
    return { ...createFailure(toFailureStatus(error), serverMessage), retryAfter };
  }
}

function toFailureStatus({ status }: ApiError) {
  if (status === 429) return 429;
  return status < 500 ? 422 : 502;
}

/** Returns the result as an action's response. */
export function respondWithResult<Field extends string>(result: LeadResult<Field>) {
  const retryAfter = "retryAfter" in result ? result.retryAfter : undefined;
  return data(result, {
    status: result.status,
    headers: retryAfter ? { "Retry-After": retryAfter } : {},
  });
}
