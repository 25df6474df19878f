import type { ReactNode } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import { Shelf } from "../../../sections/plain-page/shelf.tsx";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  heading: string;
  text: string;
  /** An extra sentence for this case. */
  note?: string;
  /** The primary action: a link, or a reload of the same URL. */
  action?: { title: string; href: string; shouldReload?: boolean };
  /** The secondary action. */
  secondaryAction?: { title: string; href: string } | undefined;
  /** Extra content below. */
  children?: ReactNode;
}

/** The empty state of a list. */
export function EmptyState({
  heading,
  text,
  note,
  action,
  secondaryAction,
  children,
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Shelf className={styles.art} />
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.text}>{note}</p>}
      <div className={styles.actions}>
        {action && (
          <ButtonLink href={action.href} reloadDocument={action.shouldReload ?? false}>
            {action.title}
          </ButtonLink>
        )}
        {secondaryAction && (
          <ButtonLink href={secondaryAction.href} variant="quiet">
            {secondaryAction.title}
          </ButtonLink>
        )}
      </div>
      {children}
    </div>
  );
}
