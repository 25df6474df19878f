import { Section } from "../../sections/section/section.tsx";
import styles from "./audience.module.css";
import { AffiliateIcon, type AffiliateIconName } from "./icons.tsx";

export interface AudienceCopy {
  eyebrow: string;
  heading: string;
  people: readonly {
    icon: AffiliateIconName;
    title: string;
    /** What their customers or followers ask them. */
    question: string;
    text: string;
  }[];
}

/** Who the programme is for, each with a question that they are asked. */
export function Audience({ copy }: { copy: AudienceCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ul className={styles.people}>
        {copy.people.map(({ icon, title, question, text }) => (
          <li key={title} className={styles.person}>
            <p className={styles.question}>{question}</p>
            <div className={styles.name}>
              <AffiliateIcon name={icon} />
              <h3>{title}</h3>
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
