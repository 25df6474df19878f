import type { websiteFeatures } from "@angadi/content/pages/ai-website-builder-sections";
import styles from "./publishing-demos.module.css";

type Copy = typeof websiteFeatures;

/** An address bar and a single button. */
export function DomainDemo({ copy }: { copy: Copy["domain"] }) {
  return (
    <div className={styles.domain}>
      <span className={styles.bar}>
        {copy.address} <b>✓ {copy.connected}</b>
      </span>
      <span className={styles.publish}>{copy.publish}</span>
    </div>
  );
}

/** A search result. */
export function SearchResultDemo({ copy }: { copy: Copy["found"] }) {
  return (
    <div className={styles.found}>
      <span className={styles.bar}>
        {copy.search}
        <svg viewBox="0 0 24 24">
          <circle cx="10" cy="10" r="6.5" />
          <path d="m15 15 6 6" />
        </svg>
      </span>
      <span className={styles.result}>
        <b>{copy.result}</b>
        {copy.snippet}
      </span>
    </div>
  );
}

/** Visits per day. */
export function VisitsDemo({ copy }: { copy: Copy["counted"] }) {
  return (
    <div className={styles.counted}>
      <b>{copy.caption}</b>
      <span className={styles.days}>
        {copy.days.map(({ day, visits }, index) => (
          <span key={index}>
            <small>{visits}</small>
            <svg width="100%" height={visits * 2.25}>
              <rect width="100%" height="100%" rx="4" />
            </svg>
            {day}
          </span>
        ))}
      </span>
    </div>
  );
}

/** A message from the website, and the CRM card created from it. */
export function ContactDemo({ copy }: { copy: Copy["contact"] }) {
  const { card } = copy;
  return (
    <div className={styles.contact}>
      <span className={styles.message}>
        {copy.message}
        <small>{copy.from}</small>
      </span>
      <svg viewBox="0 0 64 24">
        <path d="M2 12h56M49 3l9 9-9 9" />
      </svg>
      <span className={styles.lead}>
        <small>{card.list}</small>
        <b>{card.name}</b>
        {card.need}
        <span className={styles.next}>{card.next}</span>
      </span>
    </div>
  );
}
