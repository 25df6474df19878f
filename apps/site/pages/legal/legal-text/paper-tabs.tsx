import { Link } from "react-router";
import styles from "./paper-tabs.module.css";

export interface PaperTabsCopy {
  label: string;
  links: readonly { title: string; href: string }[];
}

/** The folder's tabs: a link to each legal page, the current one highlighted. */
export function PaperTabs({ copy, currentPath }: { copy: PaperTabsCopy; currentPath: string }) {
  return (
    <nav aria-label={copy.label} className={styles.tabs}>
      <ul className={styles.list}>
        {copy.links.map(({ title, href }) => (
          <li key={href}>
            <Link to={href} aria-current={href === currentPath ? "page" : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
