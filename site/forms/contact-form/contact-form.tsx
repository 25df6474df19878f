import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { TextArea, TextField } from "../../ui/field/field.tsx";
import styles from "./contact-form.module.css";

export type ContactField = "name" | "email" | "mobileNo" | "message";

/** What became of a message. What was typed comes back unless it was sent. */
export type ContactResult =
  | { status: 201; reference: string | undefined }
  | {
      status: 400 | 422 | 502 | 503;
      error: string;
      fieldErrors: Partial<Record<ContactField, string>>;
      values: Record<ContactField, string>;
    };

interface ContactFormProps {
  words: Record<ContactField, { label: string; placeholder: string }> & {
    button: string;
    sending: string;
    sent: string;
    reference: string;
  };
  result: ContactResult | undefined;
}

/** The contact form: posts to its own page, with or without JavaScript. */
export function ContactForm({ words, result }: ContactFormProps) {
  const sending = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const failure = result && "error" in result ? result : undefined;
  const sent = result && !("error" in result) ? result : undefined;

  useEffect(() => {
    if (sent) form.current?.reset();
  }, [sent]);

  const field = (name: ContactField) => ({
    ...words[name],
    name,
    required: true,
    defaultValue: failure?.values[name],
    error: failure?.fieldErrors[name],
  });

  return (
    <Form method="post" action="/contact" ref={form} className={styles.form}>
      <TextField {...field("name")} autoComplete="name" />
      <TextField {...field("email")} type="email" autoComplete="email" />
      <TextField {...field("mobileNo")} type="tel" autoComplete="tel" />
      <TextArea {...field("message")} />
      <Button type="submit" disabled={sending}>
        {sending ? words.sending : words.button}
      </Button>
      <div role="status">
        {sent && (
          <p className={styles.sent}>
            {words.sent} {sent.reference && `${words.reference} ${sent.reference}.`}
          </p>
        )}
      </div>
      <div role="alert">
        {failure && !sending && <p className={styles.failed}>{failure.error}</p>}
      </div>
    </Form>
  );
}
