import { type RefObject, type SubmitEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import {
  type AffiliateField,
  type AffiliateFormCopy,
  type AffiliateResult,
  type FieldErrors,
  STEP_FIELDS,
  type StepIndex,
  findFirstInvalidField,
  getStep,
} from "./application.ts";
import { getControl, validateFields, isEmpty } from "../validate-fields.ts";
import { addUrlScheme } from "./add-url-scheme.ts";

interface ApplicationOptions {
  /** One step after the other, or both at once. */
  isMultiStep: boolean;
  copy: AffiliateFormCopy;
  /** The server's result of a post without JavaScript. */
  actionResult: AffiliateResult | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** Called with the first empty field. */
  onMissingField: (control: HTMLElement) => void;
}

const getFieldErrors = (result: AffiliateResult | undefined): FieldErrors =>
  result && "error" in result ? result.fieldErrors : {};

/** Manages the state of an application from the first key press to the thank-you. */
export function useApplication(options: ApplicationOptions) {
  const { isMultiStep, copy, actionResult, form, onMissingField } = options;
  const fetcher = useFetcher<AffiliateResult>();
  const [step, setStep] = useState<StepIndex>(0);
  const [errors, setErrors] = useState(() => getFieldErrors(actionResult));
  /** The field to focus once it is shown. */
  const [focusRequest, setFocusRequest] = useState<{ field: AffiliateField }>();
  const [lastResponse, setLastResponse] = useState<AffiliateResult>();
  const isSending = fetcher.state !== "idle";
  const response = fetcher.data;

  // On a response: if fields have errors, show the step of the first one.
  if (response && response !== lastResponse) {
    const invalidField = findFirstInvalidField(getFieldErrors(response));
    setLastResponse(response);
    setErrors(getFieldErrors(response));
    if (invalidField) {
      setStep(getStep(invalidField));
      setFocusRequest({ field: invalidField });
    }
  }

  useEffect(() => {
    if (focusRequest && form.current) getControl(form.current, focusRequest.field).focus();
  }, [focusRequest, form]);

  /**
   * Allows a submit only if nothing is missing or malformed. On the first step it shows the second
   * instead.
   */
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Submitting with the Enter key causes no blur, so complete the URLs here.
    for (const control of event.currentTarget.elements) addUrlScheme(control);
    const fields = isMultiStep ? STEP_FIELDS[step] : STEP_FIELDS.flat();
    const formElement = event.currentTarget;
    const missingControl = fields.map((field) => getControl(formElement, field)).find(isEmpty);
    const newErrors = validateFields(formElement, fields, copy.errors);
    const invalidField = findFirstInvalidField(newErrors);
    setErrors(newErrors);
    if (missingControl) {
      onMissingField(missingControl);
    } else if (invalidField) {
      setFocusRequest({ field: invalidField });
    } else {
      if (!isMultiStep || step === 1) return;
      setStep(1);
    }
    event.preventDefault();
  }

  return {
    Form: fetcher.Form,
    step,
    goBack: () => setStep(0),
    errors,
    /** Typing into a field clears its error. */
    clearError: (field: string) => setErrors((errors) => ({ ...errors, [field]: undefined })),
    handleSubmit,
    isSending,
    /** The server's last result; undefined while a request is pending. */
    result: isSending ? undefined : (response ?? actionResult),
    /** True if the server responded to this form rather than with a document. */
    hasResponse: response !== undefined,
  };
}
