import { affiliateFormCopy } from "@angadi/content/affiliate-form";
import { botMessage } from "@angadi/content/lead-forms";
import { affiliateApplyCopy as copy } from "@angadi/content/pages/affiliate-apply";
import {
  type AffiliateApplication,
  affiliateApplicationRequest,
} from "@angadi/contract/affiliate-application";
import { contactForm } from "@angadi/contract/contact-message";
import { ApiError } from "@angadi/contract/envelope";
import type { SiteContext } from "../../data/context.ts";
import {
  type AffiliateField,
  type AffiliateResult,
  type FieldErrors,
  STEP_FIELDS,
} from "../../forms/affiliate-form/application.ts";
import { readLeadMetadata, describeLeadError } from "../../forms/lead-metadata.server.ts";

type Values = Record<AffiliateField, string>;
type Failure = Extract<AffiliateResult, { error: string }>;

/** Form fields by their paths in the API's payloads. */
const FIELDS_BY_PATH: Readonly<Record<string, AffiliateField>> = {
  name: "name",
  email: "email",
  countryCode: "countryCode",
  mobile: "mobile",
  mobileNo: "mobile",
  companyName: "companyName",
  "additionalDetails.websiteUrl": "website",
  "additionalDetails.mediaLink": "linkedin",
  "additionalDetails.affilatedType": "affiliateType",
};

/**
 * Sends the form's values as an application and as a contact message. Returns what to show; never
 * throws.
 */
export async function applyAsAffiliate({
  api,
  form,
  log,
}: Pick<SiteContext, "api" | "form" | "log">): Promise<AffiliateResult> {
  const values = Object.fromEntries(
    STEP_FIELDS.flat().map((field) => [field, form.get(field) ?? ""]),
  ) as Values;
  const { idempotencyKey: key, context, isBot } = readLeadMetadata(form);
  if (isBot) return { status: 422, error: botMessage, fieldErrors: {}, values };

  const parsed = parseApplication(values);
  if ("error" in parsed) return { ...parsed, values };

  try {
    await api.applyAsAffiliate({ ...parsed.application, context }, key);
    // A retry uses the same keys, so nothing is stored twice.
    await api.sendContactMessage({ ...parsed.contact, context }, key && `${key}-contact`);
    return { status: 201 };
  } catch (error) {
    log.warn(describeLeadError(error), "an affiliate application was not sent");
    return { ...toFailure(error), values };
  }
}

/** Parses the values into an application and a contact message, or returns their errors. */
function parseApplication(values: Values) {
  const application = affiliateApplicationRequest.safeParse(toPayload(values));
  if (!application.success) return toInvalidResult(values, application.error.issues);
  const { name, email, countryCode, mobile } = application.data;
  const mobileNo = addDialCode(countryCode, mobile);
  const contact = contactForm.omit({ message: true }).safeParse({ name, email, mobileNo });
  if (!contact.success) return toInvalidResult(values, contact.error.issues);
  return { application: application.data, contact: contact.data };
}

/** Browsers autofill complete numbers: add the dialling code only if it is missing. */
const addDialCode = (code: string, mobile: string) =>
  mobile.startsWith("+") ? mobile : `${code} ${mobile}`;

const toPayload = (values: Values) =>
  ({
    name: values.name,
    mobile: values.mobile,
    countryCode: values.countryCode,
    email: values.email,
    companyName: values.companyName,
    additionalDetails: {
      websiteUrl: values.website,
      mediaLink: values.linkedin,
      affilatedType: values.affiliateType,
    },
  }) satisfies Record<keyof Omit<AffiliateApplication, "context">, unknown>;

function toInvalidResult(
  values: Values,
  issues: readonly { path: PropertyKey[]; message: string }[],
): Failure {
  const isBlank = Object.values(values).some((value) => value.trim() === "");
  const messages = issues.map(({ path, message }) => [path.join("."), [message]] as const);
  return {
    status: 400,
    error: isBlank ? affiliateFormCopy.missingField : (issues[0]?.message ?? copy.failed),
    fieldErrors: toFieldErrors(Object.fromEntries(messages.toReversed())),
  };
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { status: 503, error: copy.failed, fieldErrors: {} };
  }
  // The server's messages are logged, never shown.
  const checks = Object.keys(error.fieldErrors).map((path) => [path, [copy.check]] as const);
  const fieldErrors = toFieldErrors(Object.fromEntries(checks));
  if (error.status === 429) {
    return { status: 429, error: copy.tooMany(toMinutes(error.retryAfter)), fieldErrors };
  }
  return { status: error.status < 500 ? 422 : 502, error: copy.failed, fieldErrors };
}

/** Converts seconds to minutes, rounded up; undefined if missing or malformed. */
const toMinutes = (seconds: string | undefined) =>
  seconds && /^\d{1,6}$/.test(seconds) ? Math.ceil(Number(seconds) / 60) : undefined;

/** Returns the first error of each form field. */
function toFieldErrors(errors: Readonly<Record<string, readonly string[]>>): FieldErrors {
  const entries = Object.entries(errors).flatMap(([path, [message]]) => {
    const field = FIELDS_BY_PATH[path];
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(entries);
}
