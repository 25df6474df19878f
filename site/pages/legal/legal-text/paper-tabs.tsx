import { Link } from "react-router";
import styles from "./paper-tabs.module.css";

export interface PaperTabsWords {
  label: string;
  links: readonly { title: string; href: string }[];
}

/** The tabs of the folder: each leads to a paper, the one in hand stands out. */
export function PaperTabs({ words, here }: { words: PaperTabsWords; here: string }) {
  return (
    <nav aria-label={words.label} className={styles.tabs}>
      <ul className={styles.list}>
        {words.links.map(({ title, href }) => (
          <li key={href}>
            <Link to={href} aria-current={href === here ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
