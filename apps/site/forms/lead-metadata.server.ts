import { type LeadContext, leadContext } from "@angadi/contract/contact-message";
import type { FormValues } from "@angadi/contract/form-values";
import { ApiError } from "@angadi/contract/envelope";
import { PARTNER_ID } from "@angadi/contract/partner-id";

/** What is sent with a lead besides the form's own fields (apps/site/forms/lead-fields). */
export interface LeadMetadata {
  /** Undefined without JavaScript. */
  idempotencyKey: string | undefined;
  context: LeadContext;
  /** Only a bot fills in the hidden field, or submits the form within seconds. */
  isBot: boolean;
}

/** Faster submits come from bots; milliseconds since the page was opened. */
const MIN_FILL_TIME_MS = 1500;

/** True if a person, whose form filler filled in the honeypot, sent the form again. */
const wasSentAgain = (form: FormValues) => readField(form, "sentAgain") === "yes";

/** Reads a lead's metadata. Nothing in it can cause a rejection: invalid values are dropped. */
export function readLeadMetadata(form: FormValues): LeadMetadata {
  const key = readField(form, "idempotencyKey");
  const fillTime = readField(form, "fillTime");
  return {
    idempotencyKey: /^[\w-]{8,100}$/.test(key) ? key : undefined,
    context: readContext(form),
    isBot:
      (readField(form, "nickname") !== "" && !wasSentAgain(form)) ||
      (fillTime !== "" && Number(fillTime) < MIN_FILL_TIME_MS),
  };
}

/**
 * Returns what to log if a lead was not sent, without the server's message, which may repeat the
 * lead's data.
 */
export const describeLeadError = (error: unknown) =>
  error instanceof ApiError ? { status: error.status } : { err: error };

function readContext(form: FormValues): LeadContext {
  const partnerId = readField(form, "partnerId");
  const fields: Record<Exclude<keyof LeadContext, "draft">, unknown> = {
    landingPath: readField(form, "landingPath").slice(0, 500),
    referrer: readField(form, "referrer").slice(0, 500),
    utm: parseUtm(readField(form, "utm")),
    partnerId: PARTNER_ID.test(partnerId) ? partnerId : undefined,
    marketingOptIn: readField(form, "marketingOptIn") === "yes",
    honeypotFilled: wasSentAgain(form) || undefined,
  };
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const parsed = leadContext.safeParse({ [name]: value });
    return parsed.success ? Object.entries(parsed.data) : [];
  });
  return Object.fromEntries(entries);
}

function parseUtm(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const readField = (form: FormValues, name: string) => form.get(name) ?? "";
