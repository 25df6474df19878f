import { useId } from "react";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { WhatsAppLink } from "#ui/whatsapp-link/whatsapp-link.tsx";
import styles from "./contact-card.module.css";

export interface ContactCardWords {
  heading: string;
  /** Heads of the entries. */
  address: string;
  email: string;
  phone: string;
  whatsapp: string;
  hours: string;
  write: string;
  /** Stands in the chat when it opens. */
  message: string;
  /** Stands below while any of the facts is a sample. */
  sampleLine: string;
}

export interface ContactFacts {
  company: string;
  address: readonly string[];
  emails: readonly string[];
  phone: { display: string; dial: string };
  whatsapp: { display: string; dial: string };
  hours: string;
  /** The same as they are kept. */
  stated: object;
}

/** How to reach the company, in the order people like to: on the board under its awning. */
export function ContactCard({ words, facts }: { words: ContactCardWords; facts: ContactFacts }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <Door />
      <h2 id={id} className={styles.heading}>
        {words.heading}
      </h2>
      <p className={styles.company}>{facts.company}</p>
      <dl className={styles.entries}>
        <div className={styles.chat}>
          <dt>{words.whatsapp}</dt>
          <dd>{facts.whatsapp.display}</dd>
          <dd>
            <WhatsAppLink dial={facts.whatsapp.dial} title={words.write} message={words.message} />
          </dd>
        </div>
        <div className={styles.phone}>
          <dt>{words.phone}</dt>
          <dd>
            <a href={`tel:${facts.phone.dial}`}>{facts.phone.display}</a>
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>{facts.hours}</dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          {facts.emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            <address className={styles.address}>
              {facts.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
      <div className={styles.samples}>
        <SampleLine text={words.sampleLine} of={facts.stated} />
      </div>
    </section>
  );
}

/** A shop front with its door open and the lamp lit. */
function Door() {
  return (
    <svg
      viewBox="0 0 360 150"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={styles.art}
    >
      <path d="M0 0h360v150H0z" fill="#2b3a9b" />
      <path d="M40 150V62h280v88z" fill="#fffaf1" />
      <path d="M64 90h78v42H64z" fill="#e2e6fb" />
      <path d="M74 132v-20h16v20zM96 132v-28h14v28zM116 132v-14h18v14z" fill="#f6b92b" />
      <path d="M186 150V82h54v68z" fill="#1c1d3a" />
      <path d="M240 82l24 10v58h-24z" fill="#c03217" />
      <circle cx="258" cy="120" r="2.5" fill="#f6b92b" />
      <path d="M186 150l-26 0 26-30z" fill="#fdecc0" />
      <path d="M278 84h28v34h-28z" fill="#d9efe2" />
      <path d="M292 84v34M278 101h28" stroke="#1a6b49" strokeWidth="3" />
      {[0, 1, 2, 3, 4, 5, 6].map((stripe) => (
        <path
          key={stripe}
          d={`M${26 + stripe * 44} 34h44v22a22 22 0 0 1-44 0z`}
          fill={stripe % 2 === 0 ? "#c03217" : "#ffffff"}
        />
      ))}
      <path d="M26 28h308v8H26z" fill="#982510" />
    </svg>
  );
}
