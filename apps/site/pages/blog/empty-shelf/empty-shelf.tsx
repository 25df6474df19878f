import type { ReactNode } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import { Shelf } from "../../../sections/plain-page/shelf.tsx";
import styles from "./empty-shelf.module.css";

interface EmptyShelfProps {
  heading: string;
  text: string;
  /** A sentence more, about this time. */
  note?: string;
  /** The way on: to another address, or the same one loaded again. */
  action?: { title: string; href: string; reloads?: boolean };
  /** A quieter way on. */
  second?: { title: string; href: string } | undefined;
  /** More to go on with, below. */
  children?: ReactNode;
}

/** What stands where a list would, when there is nothing to list. */
export function EmptyShelf({ heading, text, note, action, second, children }: EmptyShelfProps) {
  return (
    <div className={styles.empty}>
      <Shelf className={styles.art} />
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      {note && <p className={styles.text}>{note}</p>}
      <div className={styles.ways}>
        {action && (
          <ButtonLink href={action.href} leaves={action.reloads ?? false}>
            {action.title}
          </ButtonLink>
        )}
        {second && (
          <ButtonLink href={second.href} look="quiet">
            {second.title}
          </ButtonLink>
        )}
      </div>
      {children}
    </div>
  );
}
