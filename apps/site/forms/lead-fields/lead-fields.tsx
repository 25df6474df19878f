import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { readAttribution } from "../../visit/attribution.ts";
import styles from "./lead-fields.module.css";

export interface LeadFieldsCopy {
  /** Honeypot: people do not see this field, so only bots fill it in. */
  honeypotLabel: string;
  optIn: string;
  privacy: {
    title: string;
    /** What is stored, why, for how long, and whom to ask: one sentence each. */
    points: readonly string[];
    link: { title: string; href: string };
  };
}

const HONEYPOT = "nickname";

/**
 * What every lead form contains besides its own fields: consent, the privacy notice, and guards
 * against bots and duplicates. The page is identical for all visitors, so anything specific to the
 * visitor is added in the browser on submit; without JavaScript it is absent.
 */
export function LeadFields({ copy }: { copy: LeadFieldsCopy }) {
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(
    () => (honeypot.current?.form ? addLeadMetadata(honeypot.current.form) : undefined),
    [],
  );
  return (
    <>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {copy.honeypotLabel}
          <input ref={honeypot} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* Filled by apps/site/visit/partner.ts. */}
      <input type="hidden" name="partnerId" />
      <label className={styles.optIn}>
        <input type="checkbox" name="marketingOptIn" value="yes" />
        <span>{copy.optIn}</span>
      </label>
      <details className={styles.privacy}>
        <summary>{copy.privacy.title}</summary>
        <ul>
          {copy.privacy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Link to={copy.privacy.link.href}>{copy.privacy.link.title}</Link>
      </details>
    </>
  );
}

/** Adds what only the browser knows to each submit of a form. */
function addLeadMetadata(form: HTMLFormElement): () => void {
  // The same content sent again is the same lead; the API rejects changed content with an old key.
  let idempotencyKey = "";
  let lastContent = "";
  let wasHoneypotSent = false;
  const onFormData = ({ target, formData }: FormDataEvent) => {
    if (target !== form) return;
    // Form fillers fill the honeypot in, too: a second submit after a rejection is a person's.
    if (formData.get(HONEYPOT)) {
      if (wasHoneypotSent) formData.set("sentAgain", "yes");
      wasHoneypotSent = true;
    }
    const { landingPath, referrer, utm } = readAttribution();
    formData.set("landingPath", landingPath);
    formData.set("referrer", referrer);
    formData.set("utm", JSON.stringify(utm));
    const content = JSON.stringify([...formData]);
    if (content !== lastContent) idempotencyKey = crypto.randomUUID();
    lastContent = content;
    formData.set("idempotencyKey", idempotencyKey);
    // Since the page was opened: a person may have typed before this script loaded.
    formData.set("fillTime", String(Math.round(performance.now())));
  };
  // A reset form starts another lead, even if the content is the same.
  const onReset = () => {
    lastContent = "";
  };
  // On the window, so that it runs after apps/site/visit/partner.ts has added the partner.
  window.addEventListener("formdata", onFormData);
  form.addEventListener("reset", onReset);
  return () => {
    window.removeEventListener("formdata", onFormData);
    form.removeEventListener("reset", onReset);
  };
}
