import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { visit } from "../../attribution.ts";
import styles from "./lead-fields.module.css";

export interface LeadFieldsCopy {
  /** Honeypot: people do not see this field, so only bots fill it in. */
  trap: string;
  optIn: string;
  privacy: {
    title: string;
    /** What is kept, why, how long, whom to ask: a sentence each. */
    points: readonly string[];
    link: { title: string; href: string };
  };
}

/**
 * What every form for leads holds besides its own fields: consent, the privacy notice, and what
 * guards against machines and doubles. The page is the same for all visitors, so all that is the
 * visitor's own is added in the browser as the form is sent; without JavaScript it is absent.
 */
export function LeadFields({ copy }: { copy: LeadFieldsCopy }) {
  const trap = useRef<HTMLInputElement>(null);
  useEffect(() => (trap.current?.form ? accompany(trap.current.form) : undefined), []);
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {copy.trap}
          <input ref={trap} name="nickname" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* Filled by apps/site/partner.ts. */}
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

/** Adds to each sending of a form what only the browser knows. */
function accompany(form: HTMLFormElement): () => void {
  // The same content sent again is the same lead; under a changed one's key it would be refused.
  let key = "";
  let content = "";
  const onData = ({ target, formData }: FormDataEvent) => {
    if (target !== form) return;
    const { landingPath, referrer, utm } = visit();
    formData.set("landingPath", landingPath);
    formData.set("referrer", referrer);
    formData.set("utm", JSON.stringify(utm));
    const sent = JSON.stringify([...formData]);
    if (sent !== content) key = crypto.randomUUID();
    content = sent;
    formData.set("idempotencyKey", key);
    // Since the page was opened: a person may have typed before this script came.
    formData.set("fillTime", String(Math.round(performance.now())));
  };
  // An emptied form begins another lead, even one of the same words.
  const onReset = () => {
    content = "";
  };
  // On the window, where apps/site/partner.ts has added the partner before.
  window.addEventListener("formdata", onData);
  form.addEventListener("reset", onReset);
  return () => {
    window.removeEventListener("formdata", onData);
    form.removeEventListener("reset", onReset);
  };
}
