import type { AffiliateApplication } from "@angadi/contract/affiliate-application";
import type { ProblemCopy } from "../field-problems.ts";

/** The fields of the application in the order of its two steps. */
export const STEPS = [
  ["name", "email", "countryCode", "mobile"],
  ["companyName", "website", "linkedin", "affiliateType"],
] as const;

/** Personal details, then company details. */
export type Step = 0 | 1;

export type AffiliateField = (typeof STEPS)[Step][number];

type AffiliateType = AffiliateApplication["additionalDetails"]["affilatedType"];

/** What is wrong, field by field. */
export type FieldErrors = Partial<Record<AffiliateField, string>>;

/** What became of an application. What was typed comes back unless it was taken. */
export type AffiliateResult =
  | { status: 201 }
  | {
      status: 400 | 422 | 429 | 502 | 503;
      error: string;
      fieldErrors: FieldErrors;
      /** Absent where the form still stands as it was sent. */
      values?: Record<AffiliateField, string>;
    };

export interface AffiliateThanksCopy {
  heading: string;
  text: string;
  /** Opens the scheduling page. */
  book: string;
  note: string;
}

export interface AffiliateFormCopy {
  /** Heading of each step, and how far one is with it. */
  steps: readonly [AffiliateStepCopy, AffiliateStepCopy];
  fields: Record<AffiliateField, { label: string; placeholder?: string; hint?: string }>;
  /** Labels by stored value, in the order in which they are offered. */
  types: Record<AffiliateType, string>;
  chooseType: string;
  next: string;
  back: string;
  submit: string;
  sending: string;
  /** The alert where a field is empty, and its button. */
  missing: string;
  ok: string;
  problems: ProblemCopy;
  thanks: AffiliateThanksCopy;
}

interface AffiliateStepCopy {
  heading: string;
  progress: string;
}

/** A country and its dialling code, with the plus. */
export type Country = readonly [code: string, name: string];

/** The step a field is in. */
export const findStep = (field: AffiliateField): Step =>
  (STEPS[0] as readonly AffiliateField[]).includes(field) ? 0 : 1;

/** The first field, in the form's order, that has an error. */
export const findFirstError = (errors: FieldErrors): AffiliateField | undefined =>
  STEPS.flat().find((field) => errors[field] !== undefined);
