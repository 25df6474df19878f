import { useId } from "react";
import { Link } from "react-router";
import styles from "./price-strip.module.css";

export interface PriceStripCopy {
  heading: string;
  lines: readonly {
    label: string;
    figure: string;
    /** What the figure is per: "a month". */
    unit?: string;
    text: string;
  }[];
  link: { title: string; href: string };
}

/** What a tool costs: a receipt with a line for each price. */
export function PriceStrip({ copy }: { copy: PriceStripCopy }) {
  const id = useId();
  const { heading, lines, link } = copy;
  return (
    <section aria-labelledby={id} className={`wrap ${styles.section}`}>
      <div className={styles.receipt}>
        <div className={styles.header}>
          <h2 id={id}>{heading}</h2>
          <Link to={link.href}>{link.title}</Link>
        </div>
        <dl className={styles.lines}>
          {lines.map(({ label, figure, unit, text }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd className={styles.figure}>
                {figure}
                {unit && <span> {unit}</span>}
              </dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
