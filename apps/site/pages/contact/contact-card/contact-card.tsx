import { useId } from "react";
import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import { WhatsAppLink } from "@angadi/ui/whatsapp-link/whatsapp-link";
import styles from "./contact-card.module.css";

export interface ContactCardCopy {
  heading: string;
  /** Labels of the entries. */
  email: string;
  phone: string;
  whatsapp: string;
  hours: string;
  /** Title of the link that opens a chat. */
  write: string;
  /** The chat's prefilled message. */
  message: string;
}

export interface ContactFacts {
  company: string;
  address: readonly string[];
  emails: readonly string[];
  phone: { display: string; dial: string };
  whatsapp: { display: string; dial: string };
  hours: string;
  /** Content that may be marked as a sample. */
  sampleContent: object;
}

interface ContactCardProps {
  copy: ContactCardCopy;
  facts: ContactFacts;
}

/** All ways to contact the company, the fastest first, on a panel under an awning. */
export function ContactCard({ copy, facts }: ContactCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <StreetPicture />
      <h2 id={id}>{copy.heading}</h2>
      <dl className={styles.entries}>
        <div className={styles.chat}>
          <dt>{copy.whatsapp}</dt>
          <dd>{facts.whatsapp.display}</dd>
          <dd>
            <WhatsAppLink dial={facts.whatsapp.dial} title={copy.write} message={copy.message} />
          </dd>
        </div>
        <div className={styles.phone}>
          <dt>{copy.phone}</dt>
          <dd>
            <a href={`tel:${facts.phone.dial}`}>{facts.phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>{copy.hours}</dt>
          <dd>{facts.hours}</dd>
        </div>
        <div className={styles.emails}>
          <dt>{copy.email}</dt>
          {facts.emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ))}
        </div>
      </dl>
      <SampleLabel content={facts.sampleContent} />
    </section>
  );
}

/** The bottom of the card: the company's name and address. */
export function ContactAddress({ facts }: Pick<ContactCardProps, "facts">) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.company}>
        {facts.company}
      </h2>
      <address className={styles.address}>{facts.address.join("\n")}</address>
    </section>
  );
}

const STRIPES = [0, 1, 2, 3, 4, 5, 6].map(
  (index) => `M${118 + index * 36} 29h36v20a18 18 0 0 1-36 0z`,
);
const isRed = (_: string, index: number) => index % 2 === 0;

/** A street with a letter box, an open shop and a phone booth. */
function StreetPicture() {
  return (
    <svg viewBox="0 0 480 152" aria-hidden="true" className={styles.art}>
      <path d="M-240 0h960v152h-960z" fill="#2b3a9b" />
      <path
        d="M-240 152V80h120v24h140V84h110v18h250V88h100v16h120V82h120v70z"
        fill="#1c1d3a"
        opacity=".3"
      />
      <circle cx="428" cy="30" r="13" fill="#fdecc0" />
      <path d="M60 96h34v50H60z" fill="#c03217" />
      <path
        d="M54 96a23 19 0 0 1 46 0zM54 144h46v8H54zM118 20h252v9H118zM150 126h96v6h-96z"
        fill="#982510"
      />
      <path d="M66 118h22v16H66zM138 152V56h212v96z" fill="#fffaf1" />
      <path d="M71 105l18-18 9 9-14 14z" fill="#fdecc0" />
      <path d="M156 82h84v44h-84z" fill="#e2e6fb" />
      <path
        d="M164 126V98h16v28zM188 126v-18h20v18zM216 126V94h14v32zM264 152V80h44v72zM394 72h54v80h-54z"
        fill="#f6b92b"
      />
      <path d={STRIPES.join("")} fill="#fff" />
      <path
        d={`M164 98h16v8h-16zM216 94h14v8h-14zM279 96a7 7 0 0 1 14 0zM388 62h66v10h-66z${STRIPES.filter(isRed).join("")}`}
        fill="#c03217"
      />
      <path d="M188 108l10-10 10 10zM308 80l24 9v63h-24z" fill="#1a6b49" />
      <path d="M402 80h38v48h-38z" fill="#e2e6fb" />
      <path d="M412 104h18l4 16h-26zM406 96q15-10 30 0v7h-7v-5h-16v5h-7z" fill="#1c1d3a" />
    </svg>
  );
}
