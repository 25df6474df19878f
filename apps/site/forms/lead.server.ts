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
  isMachine: boolean;
}

/** Faster submits come from bots; milliseconds since the page was opened. */
const MIN_FILL_TIME = 1500;

/** Reads a lead's metadata. Nothing in it can cause a rejection: invalid values are dropped. */
export function leadMetadata(form: FormValues): LeadMetadata {
  const key = text(form, "idempotencyKey");
  const fillTime = text(form, "fillTime");
  return {
    idempotencyKey: /^[\w-]{8,100}$/.test(key) ? key : undefined,
    context: readContext(form),
    isMachine:
      text(form, "nickname") !== "" || (fillTime !== "" && Number(fillTime) < MIN_FILL_TIME),
  };
}

/**
 * What is logged if a lead was not sent. The server's message is omitted: it may repeat the lead's
 * data.
 */
export const errorReason = (error: unknown) =>
  error instanceof ApiError ? { status: error.status } : { err: error };

function readContext(form: FormValues): LeadContext {
  const partnerId = text(form, "partnerId");
  const parts: Record<keyof LeadContext, unknown> = {
    landingPath: text(form, "landingPath").slice(0, 500),
    referrer: text(form, "referrer").slice(0, 500),
    utm: utmIn(text(form, "utm")),
    partnerId: PARTNER_ID.test(partnerId) ? partnerId : undefined,
    marketingOptIn: text(form, "marketingOptIn") === "yes",
  };
  const read = Object.entries(parts).flatMap(([name, value]) => {
    const part = leadContext.safeParse({ [name]: value });
    return part.success ? Object.entries(part.data) : [];
  });
  return Object.fromEntries(read);
}

function utmIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const text = (form: FormValues, name: string) => form.get(name) ?? "";
