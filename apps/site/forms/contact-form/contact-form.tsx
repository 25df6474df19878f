import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { Button } from "@angadi/ui/button/button";
import { TextArea, TextField } from "@angadi/ui/field/field";
import { Notice } from "@angadi/ui/notice/notice";
import { WhatsAppLink } from "@angadi/ui/whatsapp-link/whatsapp-link";
import { LeadFields, type LeadFieldsCopy } from "../lead-fields/lead-fields.tsx";
import styles from "./contact-form.module.css";
import { findControl, findFieldProblems, type ProblemCopy } from "../field-problems.ts";
import { CONTACT_FIELDS, type ContactField, type ContactResult } from "./contact-result.ts";
import { SentDialog } from "./sent-dialog.tsx";

export type ContactFormCopy = Record<ContactField, { label: string; placeholder: string }> & {
  heading: string;
  note: string;
  button: string;
  sending: string;
  sent: string;
  close: string;
  reference: string;
  problems: ProblemCopy;
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
  const id = useId();
  const sending = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const problem = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  /** Errors found before submit. */
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const [dismissedResult, setDismissedResult] = useState(result);
  const failure = result && "error" in result ? result : undefined;
  const success = result && !("error" in result) ? result : undefined;

  useEffect(() => {
    if (success) form.current?.reset();
  }, [success]);
  // The error is below the button, which may be at the bottom of a small screen.
  useEffect(() => {
    if (failure && !sending) problem.current?.scrollIntoView({ block: "nearest" });
  }, [failure, sending]);

  /** Allows a submit if nothing is empty or malformed; otherwise focuses the first such field. */
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const found = findFieldProblems(event.currentTarget, CONTACT_FIELDS, copy.problems);
    const invalidField = CONTACT_FIELDS.find((name) => found[name]);
    setProblems(found);
    if (!invalidField) return;
    event.preventDefault();
    findControl(event.currentTarget, invalidField).focus();
  }

  const field = (name: ContactField) => ({
    ...copy[name],
    name,
    required: true,
    defaultValue: failure?.values[name],
    error: sending ? undefined : (problems[name] ?? failure?.fieldErrors[name]),
  });

  return (
    <Form
      method="post"
      action="/contact"
      preventScrollReset
      ref={form}
      noValidate={hydrated}
      onSubmit={handleSubmit}
      onInput={({ target }) =>
        setProblems({ ...problems, [(target as HTMLInputElement).name]: undefined })
      }
      aria-labelledby={id}
      className={styles.form}
    >
      <div className={styles.head}>
        <h2 id={id}>{copy.heading}</h2>
        <p>{copy.note}</p>
      </div>
      {/* Above the cleared fields, where it is visible: the button is a screen further down. */}
      <div role="status" ref={confirmation} tabIndex={-1} className={styles.sent}>
        {success && !sending && (
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
        <TextField {...field("name")} autoComplete="name" maxLength={200} />
        <TextField {...field("mobileNo")} type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <TextField {...field("email")} type="email" autoComplete="email" maxLength={254} />
      <TextArea {...field("message")} />
      <LeadFields copy={leadCopy} />
      <Button type="submit" size="large" disabled={sending}>
        {sending ? copy.sending : copy.button}
      </Button>
      <div role="alert" ref={problem} className={styles.problem}>
        {failure && !sending && (
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
