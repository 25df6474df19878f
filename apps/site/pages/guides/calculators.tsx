import { Link } from "react-router";
import { guideToolsCopy } from "@angadi/content/pages/calculators";
import { buildGuidePath } from "../../addresses/paths.ts";
import { CalculatorIcon } from "./calculator-icons.tsx";
import styles from "./calculators.module.css";

const { heading, links } = guideToolsCopy;

/** The guides' tools, each introduced by the question it answers. */
export function Calculators() {
  return (
    <section aria-labelledby="calculators" className={styles.calculators}>
      <h2 id="calculators">{heading}</h2>
      <ul className={styles.list}>
        {links.map(({ icon, title, text, slug, hash }) => (
          <li key={title} className={styles.card}>
            <span className={styles.icon}>
              <CalculatorIcon name={icon} />
            </span>
            <Link to={buildGuidePath(slug) + hash} className={styles.title}>
              {title}
            </Link>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
