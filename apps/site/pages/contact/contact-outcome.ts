import { contactCopy } from "@angadi/content/pages/contact";
import type { FormValues } from "@angadi/contract/form-values";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactResult,
} from "../../forms/contact-form/contact-result.ts";

type Failure = Extract<ContactResult, { error: string }>;

/** Returns the typed value of each field. */
export const readContactFields = (form: FormValues) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, form.get(field) ?? ""])) as Record<
    ContactField,
    string
  >;

export const createFailure = (
  status: Failure["status"],
  error: string,
  values: Record<ContactField, string>,
  fieldErrors: Failure["fieldErrors"] = {},
): Failure => ({ status, error, fieldErrors, values });

/** The API could not be reached. */
export const createUnreachableFailure = (values: Record<ContactField, string>): Failure =>
  createFailure(503, contactCopy.form.unreachable, values);
