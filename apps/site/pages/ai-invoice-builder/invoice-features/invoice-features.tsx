import { ToolIcon, type ToolIconName } from "../../../sections/tool-icons/tool-icons.tsx";
import { Section } from "../../../sections/section/section.tsx";
import styles from "./invoice-features.module.css";

interface Entry {
  icon: ToolIconName;
  title: string;
  text: string;
}

export interface InvoiceFeaturesCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  /** The two open pages. */
  pages: readonly { title: string; entries: readonly Entry[] }[];
}

/** The tool's features, as entries in a shop's open red account book. */
export function InvoiceFeatures({ copy }: { copy: InvoiceFeaturesCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
      <div className={styles.book}>
        {copy.pages.map(({ title, entries }) => (
          <section key={title} className={styles.page}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.title} className={styles.entry}>
                  <span className={styles.plate}>
                    <ToolIcon name={entry.icon} />
                  </span>
                  <div>
                    <h4 className={styles.name}>{entry.title}</h4>
                    <p>{entry.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
