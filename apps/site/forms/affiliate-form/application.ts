import type { AffiliateApplication } from "@angadi/contract/affiliate-application";
import type { FieldErrorCopy } from "../validate-fields.ts";

/** The form's fields, in the order of its two steps. */
export const STEP_FIELDS = [
  ["name", "email", "countryCode", "mobile"],
  ["companyName", "website", "linkedin", "affiliateType"],
] as const;

/** Personal details, then company details. */
export type StepIndex = 0 | 1;

export type AffiliateField = (typeof STEP_FIELDS)[StepIndex][number];

type AffiliateType = AffiliateApplication["additionalDetails"]["affilatedType"];

/** Error messages by field. */
export type FieldErrors = Partial<Record<AffiliateField, string>>;

/** The result of an application, with the entered values unless it was accepted. */
export type AffiliateResult =
  | { status: 201 }
  | {
      status: 400 | 422 | 429 | 502 | 503;
      error: string;
      fieldErrors: FieldErrors;
      /** Absent if the form still has the values it was sent with. */
      values?: Record<AffiliateField, string>;
    };

export interface AffiliateThanksCopy {
  heading: string;
  text: string;
  /** Label of the link to the scheduling page. */
  book: string;
  note: string;
}

export interface AffiliateFormCopy {
  /** Heading and progress text of each step. */
  steps: readonly [AffiliateStepCopy, AffiliateStepCopy];
  fields: Record<AffiliateField, { label: string; placeholder?: string; hint?: string }>;
  /** Labels by stored value, in display order. */
  types: Record<AffiliateType, string>;
  chooseType: string;
  next: string;
  back: string;
  submit: string;
  sending: string;
  /** The alert shown if a field is empty, and its button. */
  missingField: string;
  ok: string;
  errors: FieldErrorCopy;
  thanks: AffiliateThanksCopy;
}

interface AffiliateStepCopy {
  heading: string;
  progress: string;
}

/** A country and its dialling code, including the plus sign. */
export type Country = readonly [code: string, name: string];

/** Returns the step that contains a field. */
export const getStep = (field: AffiliateField): StepIndex =>
  (STEP_FIELDS[0] as readonly AffiliateField[]).includes(field) ? 0 : 1;

/** Returns the first field, in form order, that has an error. */
export const findFirstInvalidField = (errors: FieldErrors): AffiliateField | undefined =>
  STEP_FIELDS.flat().find((field) => errors[field] !== undefined);
