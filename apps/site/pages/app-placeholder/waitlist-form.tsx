import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { leadFieldsCopy } from "@angadi/content/lead-forms";
import { appPlaceholderCopy } from "@angadi/content/pages/app-placeholder";
import { TextField } from "@angadi/ui/field/field";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { Notice } from "@angadi/ui/notice/notice";
import { getControl, validateFields } from "../../forms/validate-fields.ts";
import { LeadFields } from "../../forms/lead-fields/lead-fields.tsx";
import { SubmitButton } from "../../forms/submit-button/submit-button.tsx";
import type { WaitlistField, WaitlistResult } from "./waitlist-result.ts";
import styles from "./app-placeholder.module.css";

const copy = appPlaceholderCopy.form;
const WAITLIST_ID = "waitlist";

interface WaitlistFormProps {
  /** Whether the visitor has made a draft. */
  hasDraft: boolean;
  /** Hash of the server-rendered draft, or "". The browser replaces it with its URL's hash. */
  draft: string;
  /** The result of a submit without JavaScript. */
  actionResult: WaitlistResult | undefined;
}

/** Asks where to send the draft; posts to its own page, with or without JavaScript. */
export function WaitlistForm({ hasDraft, draft, actionResult }: WaitlistFormProps) {
  const { heading, text, button } = hasDraft ? copy.withDraft : copy.withoutDraft;
  const headingId = useId();
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<WaitlistResult>();
  const isHydrated = useHydrated();
  const [emailError, setEmailError] = useState<string>();
  const confirmation = useRef<HTMLDivElement>(null);
  const isSending = fetcher.state !== "idle";
  const result = isSending ? undefined : (fetcher.data ?? actionResult);
  const failure = result && "error" in result ? result : undefined;
  const success = result && !("error" in result) ? result : undefined;

  useEffect(() => {
    if (success) confirmation.current?.focus();
  }, [success]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const { email } = validateFields(event.currentTarget, ["email"], copy.errors);
    setEmailError(email);
    if (!email) return;
    event.preventDefault();
    getControl(event.currentTarget, "email").focus();
  }

  const fieldProps = (name: WaitlistField) => ({
    ...copy[name],
    name,
    defaultValue: failure?.values[name],
    error: failure?.fieldErrors[name],
  });
  return (
    <section id={WAITLIST_ID} aria-labelledby={headingId} className={styles.waitlist}>
      <h2 id={headingId}>{heading}</h2>
      <div role="status" ref={confirmation} tabIndex={-1} className={styles.confirmation}>
        {success && (
          <Notice variant="success">
            {copy.sent} {success.reference && `${copy.reference} ${success.reference}.`}
          </Notice>
        )}
      </div>
      {!success && (
        <fetcher.Form
          method="post"
          // Without script, the response opens at its result.
          action={`${pathname}${search}#${WAITLIST_ID}`}
          noValidate={isHydrated}
          onSubmit={handleSubmit}
          onInput={() => setEmailError(undefined)}
        >
          <p>{text}</p>
          <input type="hidden" name="draft" value={draft} />
          <TextField
            {...fieldProps("email")}
            error={isSending ? undefined : (emailError ?? failure?.fieldErrors.email)}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <TextField {...fieldProps("mobileNo")} type="tel" autoComplete="tel" maxLength={40} />
          <LeadFields copy={leadFieldsCopy} />
          <SubmitButton variant={hasDraft ? "primary" : "quiet"} isSending={isSending}>
            {isSending ? copy.sending : button}
          </SubmitButton>
          <div role="alert">
            {failure && (
              <Notice variant="problem">
                <p>{failure.error}</p>
              </Notice>
            )}
          </div>
        </fetcher.Form>
      )}
    </section>
  );
}
