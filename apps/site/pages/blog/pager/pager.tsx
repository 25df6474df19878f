import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./pager.module.css";

interface PageLink {
  title: string;
  href: string;
}

interface PagerProps {
  label: string;
  newer: PageLink | null;
  older: PageLink | null;
}

/** Links to newer and older pages of a list. */
export function Pager({ label, newer, older }: PagerProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
      {newer && (
        <ButtonLink href={newer.href} variant="quiet">
          {newer.title}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink href={older.href} variant="quiet">
          {older.title}
        </ButtonLink>
      )}
    </nav>
  );
}
