import { useRef, useState } from "react";
import { AlertDialog } from "@angadi/ui/alert-dialog/alert-dialog";
import { Notice } from "@angadi/ui/notice/notice";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { LeadFields, type LeadFieldsCopy } from "../lead-fields/lead-fields.tsx";
import styles from "./affiliate-form.module.css";
import type { AffiliateFormCopy, AffiliateResult, Country, StepIndex } from "./application.ts";
import { addUrlScheme } from "./add-url-scheme.ts";
import { CompanyFields, PersonalFields } from "./fields.tsx";
import { FormActions } from "./form-actions.tsx";
import { AffiliateFormStep } from "./form-step.tsx";
import { Thanks } from "./thanks.tsx";
import { useApplication } from "./use-application.ts";

/** The path that applications are posted to. */
export const APPLY_PATH = "/affiliate/apply";

export interface AffiliateFormProps {
  copy: AffiliateFormCopy;
  leadCopy: LeadFieldsCopy;
  countries: readonly Country[];
  /** The scheduling page that the thank-you links to. */
  bookingUrl: string;
}

interface PlacementProps {
  /** One step after the other, as in the dialog; otherwise both at once. */
  isMultiStep?: boolean;
  /** Heading level. */
  level: 2 | 3;
  /** The server's result of a post without JavaScript. */
  actionResult?: AffiliateResult | undefined;
  onBook?: () => void;
}

/** The application: one form for both steps, so that nothing entered is lost in between. */
export function AffiliateForm(props: AffiliateFormProps & PlacementProps) {
  const { copy, level, isMultiStep = false, actionResult } = props;
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const missingField = useRef<HTMLElement>(null);
  const [isAlertOpen, setIsAlertOpen] = useState(false);
  const application = useApplication({
    isMultiStep,
    copy,
    actionResult,
    form,
    onMissingField(control) {
      missingField.current = control;
      setIsAlertOpen(true);
    },
  });
  const { Form, step, errors, isSending, result, hasResponse } = application;
  const failure = result && "error" in result ? result : undefined;
  const notice = failure && <Notice variant="problem">{failure.error}</Notice>;

  if (result && !failure) {
    return (
      <Thanks
        copy={copy.thanks}
        level={level}
        bookingUrl={props.bookingUrl}
        onBook={props.onBook}
        shouldFocus={hasResponse}
      />
    );
  }

  const getStepProps = (index: StepIndex) => ({
    level,
    heading: copy.steps[index].heading,
    progress: isMultiStep ? copy.steps[index].progress : undefined,
    isVisible: !isMultiStep || step === index,
  });
  // Only of a post that loaded this page: after later responses, the form still has its values.
  const values = actionResult && "error" in actionResult ? actionResult.values : undefined;
  const fieldsProps = { copy, errors, values };
  return (
    <>
      <Form
        method="post"
        action={APPLY_PATH}
        ref={form}
        noValidate={isHydrated}
        onSubmit={application.handleSubmit}
        onInput={({ target }) => application.clearError((target as HTMLInputElement).name)}
        onBlur={({ target }) => addUrlScheme(target)}
        className={styles.form}
      >
        {!hasResponse && notice}
        <AffiliateFormStep {...getStepProps(0)}>
          <PersonalFields {...fieldsProps} countries={props.countries} />
        </AffiliateFormStep>
        <AffiliateFormStep {...getStepProps(1)}>
          <CompanyFields {...fieldsProps} />
          <LeadFields copy={props.leadCopy} />
        </AffiliateFormStep>
        <FormActions
          copy={copy}
          step={isMultiStep ? step : 1}
          onBack={isMultiStep && step === 1 ? application.goBack : undefined}
          notice={hasResponse && notice}
          isSending={isSending}
        />
      </Form>
      <AlertDialog
        open={isAlertOpen}
        text={copy.missingField}
        ok={copy.ok}
        onClose={() => setIsAlertOpen(false)}
        returnFocus={missingField}
      />
    </>
  );
}
