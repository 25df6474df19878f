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
      <Street />
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
        <div className={styles.wide}>
          <dt>{words.email}</dt>
          {facts.emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ))}
        </div>
        <div className={styles.wide}>
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

/** A place to write, to come by and to call: a letter box, the shop with its door open, a booth. */
function Street() {
  return (
    <svg viewBox="0 0 480 152" aria-hidden="true" className={styles.art}>
      <path d="M-600 0h1680v152H-600z" fill="#2b3a9b" />
      <path
        d="M-600 152V96h90V72h60v34h80V88h56v28h72V82h44v22h78V78h50v34h60V90h130v14h80V66h60v30h74V80h50v36h88V92h60v18h70V78h60v26h84V90h60v62z"
        fill="#1c1d3a"
        opacity=".3"
      />
      <circle cx="428" cy="30" r="13" fill="#fdecc0" />
      <path d="M60 96h34v50H60z" fill="#c03217" />
      <path d="M54 96a23 19 0 0 1 46 0zM54 144h46v8H54z" fill="#982510" />
      <path d="M66 118h22v16H66z" fill="#fffaf1" />
      <path d="M66 104h22v5H66z" fill="#1c1d3a" />
      <path d="M71 105l18-18 9 9-14 14z" fill="#fdecc0" />
      <path d="M138 152V56h212v96z" fill="#fffaf1" />
      <path d="M156 82h84v44h-84z" fill="#e2e6fb" />
      <path d="M164 126V98h16v28zM188 126v-18h20v18zM216 126V94h14v32z" fill="#f6b92b" />
      <path d="M164 98h16v8h-16zM216 94h14v8h-14z" fill="#c03217" />
      <path d="M188 108l10-10 10 10z" fill="#1a6b49" />
      <path d="M150 126h96v6h-96z" fill="#982510" />
      <path d="M264 152V80h44v72z" fill="#f6b92b" />
      <path d="M264 152v-4h44v4z" fill="#c98f0c" />
      <path d="M308 80l24 9v63h-24z" fill="#1a6b49" />
      <circle cx="314" cy="119" r="2.5" fill="#f6b92b" />
      <path d="M285 80h2v10h-2z" fill="#1c1d3a" />
      <path d="M279 96a7 7 0 0 1 14 0z" fill="#c03217" />
      <path d="M118 20h252v9H118z" fill="#982510" />
      {[0, 1, 2, 3, 4, 5, 6].map((stripe) => (
        <path
          key={stripe}
          d={`M${118 + stripe * 36} 29h36v20a18 18 0 0 1-36 0z`}
          fill={stripe % 2 === 0 ? "#c03217" : "#fff"}
        />
      ))}
      <path d="M394 70h54v82h-54z" fill="#f6b92b" />
      <path d="M388 62h66v10h-66z" fill="#c03217" />
      <path d="M402 80h38v48h-38z" fill="#e2e6fb" />
      <path d="M412 104h18l4 16h-26z" fill="#1c1d3a" />
      <path d="M406 96q15-10 30 0v7h-7v-5h-16v5h-7z" fill="#1c1d3a" />
      <circle cx="421" cy="112" r="4" fill="#e2e6fb" />
    </svg>
  );
}
