import { useId } from "react";
import { ToolIcon, type ToolIconName } from "../../../sections/tool-icons/tool-icons.tsx";
import styles from "./kite-features.module.css";
import { KiteReel } from "./kite-reel.tsx";

export interface KiteFeaturesCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  features: readonly { icon: ToolIconName; title: string; text: string }[];
}

/** The tool's features, one per kite, with the string reel next to them. */
export function KiteFeatures({ copy }: { copy: KiteFeaturesCopy }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h2 id={id}>{copy.heading}</h2>
          <p className={styles.lede}>{copy.lede}</p>
          <KiteReel />
        </div>
        <ul className={styles.features}>
          {copy.features.map(({ icon, title, text }) => (
            <li key={title} className={styles.feature}>
              <div className={styles.kite}>
                <svg viewBox="0 0 96 112" aria-hidden="true" className={styles.sail}>
                  <path className={styles.light} d="M48 0v96L0 48z" />
                  <path className={styles.dark} d="M48 0v96l48-48z" />
                  <path className={styles.dark} d="m48 92-12 20h24z" />
                  <circle className={styles.badge} cx="48" cy="48" r="27" />
                </svg>
                <ToolIcon name={icon} />
              </div>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
