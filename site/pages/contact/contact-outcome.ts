import { contactWords } from "#content/pages/contact.ts";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactResult,
} from "../../forms/contact-form/contact-result.ts";

type Failure = Extract<ContactResult, { error: string }>;

/** What was typed into each field. */
export const typedIn = (form: FormData) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, typed(form.get(field))])) as Record<
    ContactField,
    string
  >;

/** A file in place of text is nothing typed. */
const typed = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

export const failed = (
  status: Failure["status"],
  error: string,
  values: Record<ContactField, string>,
  fieldErrors: Failure["fieldErrors"] = {},
): Failure => ({ status, error, fieldErrors, values });

/** Nobody was there to take it. */
export const unreachable = (values: Record<ContactField, string>): Failure =>
  failed(503, contactWords.form.unreachable, values);
