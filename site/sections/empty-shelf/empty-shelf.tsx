import { ButtonLink } from "#ui/button/button.tsx";
import { Shelf } from "../plain-page/shelf.tsx";
import styles from "./empty-shelf.module.css";

interface EmptyShelfProps {
  heading: string;
  text: string;
  /** The way on: to another address, or the same one loaded anew. */
  action?: { title: string; href: string; reloads?: boolean };
}

/** What stands where a list would, when there is nothing to list. */
export function EmptyShelf({ heading, text, action }: EmptyShelfProps) {
  return (
    <div className={styles.empty}>
      <Shelf className={styles.art} />
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      {action && (
        <ButtonLink href={action.href} leaves={action.reloads ?? false}>
          {action.title}
        </ButtonLink>
      )}
    </div>
  );
}
