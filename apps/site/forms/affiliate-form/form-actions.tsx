import type { ReactNode, RefObject } from "react";
import { Button } from "@angadi/ui/button/button";
import styles from "./affiliate-form.module.css";
import type { AffiliateFormCopy, Step } from "./application.ts";

interface FormActionsProps {
  copy: AffiliateFormCopy;
  step: Step;
  /** Undefined on the first step. */
  onBack: (() => void) | undefined;
  /** Why the last submit failed, if it did. */
  problem: ReactNode;
  isSending: boolean;
  /** The Next or Submit button. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The Next and Back buttons, with their texts. */
export function FormActions({ copy, step, onBack, problem, isSending, button }: FormActionsProps) {
  const submit = isSending ? copy.sending : copy.submit;
  return (
    <div className={styles.foot}>
      <div role="alert" className={styles.message}>
        {problem}
      </div>
      <div className={styles.buttons}>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {copy.back}
          </Button>
        )}
        {/* A double click on Next must not send the second step. */}
        <Button
          type="submit"
          ref={button}
          disabled={isSending}
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {step === 0 ? copy.next : submit}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {isSending && copy.sending}
      </p>
    </div>
  );
}
