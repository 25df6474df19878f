import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { TextArea, TextField } from "@angadi/ui/field/field";
import { Notice } from "@angadi/ui/notice/notice";
import { WhatsAppLink } from "@angadi/ui/whatsapp-link/whatsapp-link";
import { LeadFields, type LeadFieldsCopy } from "../lead-fields/lead-fields.tsx";
import styles from "./contact-form.module.css";
import { getControl, validateFields, type FieldErrorCopy } from "../validate-fields.ts";
import { CONTACT_FIELDS, type ContactField, type ContactResult } from "./contact-result.ts";
import { SubmitButton } from "../submit-button/submit-button.tsx";
import { SentDialog } from "./sent-dialog.tsx";

export type ContactFormCopy = Record<ContactField, { label: string; placeholder: string }> & {
  heading: string;
  note: string;
  button: string;
  sending: string;
  sent: string;
  close: string;
  reference: string;
  errors: FieldErrorCopy;
};

interface ContactFormProps {
  copy: ContactFormCopy;
  leadCopy: LeadFieldsCopy;
  /** The alternative contact if the form fails. */
  chat: { dial: string; title: string; message: string };
  result: ContactResult | undefined;
}

/** The contact form: posts to its own page, with or without JavaScript. */
export function ContactForm({ copy, leadCopy, chat, result }: ContactFormProps) {
  const headingId = useId();
  const isSending = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const failureNotice = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  /** Errors found in the browser, before the form is sent. */
  const [clientErrors, setClientErrors] = useState<Partial<Record<string, string>>>({});
  const [dismissedResult, setDismissedResult] = useState(result);
  const failure = result && "error" in result ? result : undefined;
  const success = result && !("error" in result) ? result : undefined;

  useEffect(() => {
    if (success) form.current?.reset();
  }, [success]);
  // The error is below the button, which may be at the bottom of a small screen.
  useEffect(() => {
    if (failure && !isSending) failureNotice.current?.scrollIntoView({ block: "nearest" });
  }, [failure, isSending]);

  /** Allows a submit if nothing is empty or malformed; otherwise focuses the first such field. */
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const errors = validateFields(event.currentTarget, CONTACT_FIELDS, copy.errors);
    const invalidField = CONTACT_FIELDS.find((name) => errors[name]);
    setClientErrors(errors);
    if (!invalidField) return;
    event.preventDefault();
    getControl(event.currentTarget, invalidField).focus();
  }

  const getFieldProps = (name: ContactField) => ({
    ...copy[name],
    name,
    required: true,
    defaultValue: failure?.values[name],
    error: isSending ? undefined : (clientErrors[name] ?? failure?.fieldErrors[name]),
  });

  return (
    <Form
      method="post"
      action="/contact"
      preventScrollReset
      ref={form}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      onInput={({ target }) =>
        setClientErrors({ ...clientErrors, [(target as HTMLInputElement).name]: undefined })
      }
      aria-labelledby={headingId}
      className={styles.form}
    >
      <div className={styles.header}>
        <h2 id={headingId}>{copy.heading}</h2>
        <p>{copy.note}</p>
      </div>
      {/* Above the cleared fields, where it is visible: the button is a screen further down. */}
      <div role="status" ref={confirmation} tabIndex={-1} className={styles.confirmation}>
        {success && !isSending && (
          <Notice variant="success">
            {copy.sent}{" "}
            {success.reference && (
              <span className={styles.reference}>
                {copy.reference} <b>{success.reference}</b>
              </span>
            )}
          </Notice>
        )}
      </div>
      <div className={styles.pair}>
        <TextField {...getFieldProps("name")} autoComplete="name" maxLength={200} />
        <TextField {...getFieldProps("mobileNo")} type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <TextField {...getFieldProps("email")} type="email" autoComplete="email" maxLength={254} />
      <TextArea {...getFieldProps("message")} />
      <LeadFields copy={leadCopy} />
      <SubmitButton size="large" isSending={isSending}>
        {isSending ? copy.sending : copy.button}
      </SubmitButton>
      <div role="alert" ref={failureNotice} className={styles.failure}>
        {failure && !isSending && (
          <Notice variant="problem">
            <p>{failure.error}</p>
            <WhatsAppLink {...chat} message={failure.values.message || chat.message} />
          </Notice>
        )}
      </div>
      <SentDialog
        open={success !== undefined && dismissedResult !== result}
        copy={copy}
        returnFocus={confirmation}
        onClose={() => setDismissedResult(result)}
      />
    </Form>
  );
}
