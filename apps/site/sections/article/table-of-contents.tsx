import { useId } from "react";
import styles from "./table-of-contents.module.css";
import { useCurrentSection } from "./use-current-section.ts";

interface TableOfContentsProps {
  title: string;
  headings: readonly { id: string; text: string }[];
}

/** The table of contents of a long text, next to it on wide screens. */
export function ContentsSidebar({ title, headings }: TableOfContentsProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.sidebar}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <Entries headings={headings} />
    </nav>
  );
}

/** The same, collapsed and within the text, on small screens. */
export function ContentsDisclosure({ title, headings }: TableOfContentsProps) {
  return (
    <details className={styles.disclosure}>
      <summary>{title}</summary>
      <Entries headings={headings} />
    </details>
  );
}

function Entries({ headings }: Pick<TableOfContentsProps, "headings">) {
  const currentId = useCurrentSection(headings);
  return (
    <ol className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === currentId ? "location" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
