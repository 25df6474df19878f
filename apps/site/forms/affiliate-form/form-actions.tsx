import type { ReactNode } from "react";
import { Button } from "@angadi/ui/button/button";
import { SubmitButton } from "../submit-button/submit-button.tsx";
import styles from "./affiliate-form.module.css";
import type { AffiliateFormCopy, StepIndex } from "./application.ts";

interface FormActionsProps {
  copy: AffiliateFormCopy;
  step: StepIndex;
  /** Undefined on the first step. */
  onBack: (() => void) | undefined;
  /** Why the last submit failed, if it did. */
  notice: ReactNode;
  isSending: boolean;
}

/** The Next and Back buttons, with their texts. */
export function FormActions({ copy, step, onBack, notice, isSending }: FormActionsProps) {
  const submitLabel = isSending ? copy.sending : copy.submit;
  return (
    <div className={styles.footer}>
      <div role="alert" className={styles.message}>
        {notice}
      </div>
      <div className={styles.buttons}>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {copy.back}
          </Button>
        )}
        {/* A double click on Next must not send the second step. */}
        <SubmitButton
          isSending={isSending}
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {step === 0 ? copy.next : submitLabel}
        </SubmitButton>
      </div>
      <p role="status" className="visually-hidden">
        {isSending && copy.sending}
      </p>
    </div>
  );
}
