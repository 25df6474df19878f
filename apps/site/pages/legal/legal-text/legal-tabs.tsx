import { Link } from "react-router";
import styles from "./legal-tabs.module.css";

export interface LegalTabsCopy {
  label: string;
  links: readonly { title: string; href: string }[];
}

/** Tabs that link to each legal page, the current one highlighted. */
export function LegalTabs({ copy, currentPath }: { copy: LegalTabsCopy; currentPath: string }) {
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
