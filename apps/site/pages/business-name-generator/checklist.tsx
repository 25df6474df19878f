import { useId } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./checklist.module.css";

interface WebsiteChecklistCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  items: readonly { title: string; text: string }[];
  button: string;
}

/** What a website needs first, as a checklist on a clipboard. */
export function WebsiteChecklist({ copy, href }: { copy: WebsiteChecklistCopy; href: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h2 id={id}>{copy.heading}</h2>
          <p className={styles.lede}>{copy.lede}</p>
          <ButtonLink href={href} reloadDocument>
            {copy.button}
          </ButtonLink>
        </div>
        <ul className={styles.list}>
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d="M3 5h24v24H3z" />
                <path d="m8 16 7 8L30 3" className={styles.tick} />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
