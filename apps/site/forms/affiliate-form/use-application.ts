import { type RefObject, type SubmitEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import {
  type AffiliateField,
  type AffiliateFormCopy,
  type AffiliateResult,
  type FieldErrors,
  STEPS,
  type Step,
  findFirstError,
  findStep,
} from "./application.ts";
import { findControl, findFieldProblems, isEmpty } from "../field-problems.ts";
import { completeAddress } from "./complete-address.ts";

interface ApplicationOptions {
  /** One step after the other, or both at once. */
  inSteps: boolean;
  copy: AffiliateFormCopy;
  /** The server's result of a post without JavaScript. */
  posted: AffiliateResult | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** The submit button. */
  button: RefObject<HTMLButtonElement | null>;
  /** Called with the first empty control. */
  onMissing: (control: HTMLElement) => void;
}

/** What to focus once it is shown. */
type FocusTarget = { field: AffiliateField } | "button";

const errorsIn = (result: AffiliateResult | undefined): FieldErrors =>
  result && "error" in result ? result.fieldErrors : {};

/** The state of an application from the first key press to the thank-you. */
export function useApplication(options: ApplicationOptions) {
  const { inSteps, copy, posted, form, button, onMissing } = options;
  const fetcher = useFetcher<AffiliateResult>();
  const [step, setStep] = useState<Step>(0);
  const [errors, setErrors] = useState(() => errorsIn(posted));
  const [goal, setGoal] = useState<{ at: FocusTarget }>();
  const [read, setRead] = useState<AffiliateResult>();
  const sending = fetcher.state !== "idle";
  const answer = fetcher.data;

  // On a response: if fields have errors, show the step of the first one.
  if (answer && answer !== read) {
    const wrong = findFirstError(errorsIn(answer));
    setRead(answer);
    setErrors(errorsIn(answer));
    if (wrong) setStep(findStep(wrong));
    setGoal({ at: wrong ? { field: wrong } : "button" });
  }

  useEffect(() => {
    if (!goal || !form.current) return;
    if (goal.at === "button") button.current?.focus();
    else findControl(form.current, goal.at.field).focus();
  }, [goal, form, button]);

  /**
   * Allows a submit only if nothing is missing or malformed; the first step leads to the second.
   */
  function check(event: SubmitEvent<HTMLFormElement>) {
    // Submitting with the Enter key causes no blur, so complete the URLs here.
    for (const control of event.currentTarget.elements) completeAddress(control);
    const fields = inSteps ? STEPS[step] : STEPS.flat();
    const form = event.currentTarget;
    const missing = fields.map((field) => findControl(form, field)).find(isEmpty);
    const found = findFieldProblems(form, fields, copy.problems);
    const wrong = findFirstError(found);
    setErrors(found);
    if (missing) {
      onMissing(missing);
    } else if (wrong) {
      setGoal({ at: { field: wrong } });
    } else {
      if (!inSteps || step === 1) return;
      setStep(1);
    }
    event.preventDefault();
  }

  return {
    Form: fetcher.Form,
    step,
    back: () => setStep(0),
    errors,
    /** Typing into a field clears its error. */
    clearError: (field: string) => setErrors((errors) => ({ ...errors, [field]: undefined })),
    check,
    sending,
    /** The server's last result; undefined while a request is pending. */
    result: sending ? undefined : (answer ?? posted),
    /** True if the server responded to this form rather than with a document. */
    isAnswered: answer !== undefined,
  };
}
