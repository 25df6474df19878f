import { type ReactNode, useId } from "react";
import { AwningEdge } from "@angadi/ui/awning-edge/awning-edge";
import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./closing-call.module.css";

export interface ClosingCallCopy {
  heading: string;
  text: string;
  /** Label of the button. */
  button?: string;
  /** The secondary link, within the site. */
  secondaryLink?: { title: string; href: string };
}

interface ClosingCallProps {
  copy: ClosingCallCopy;
  /** The button's URL in the app. */
  href?: string;
  /** Shown instead of a link to the app. */
  children?: ReactNode;
}

/** The call to action at the end of a page, under an awning. */
export function ClosingCall({ copy, href, children }: ClosingCallProps) {
  const id = useId();
  const { heading, text, button, secondaryLink } = copy;
  return (
    <section aria-labelledby={id} className={styles.band}>
      <AwningEdge />
      <div className={`wrap ${styles.call}`}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.text}>
          {text.split(/(?<=\.) /).map((sentence, index) => (
            <span key={sentence}>{index > 0 ? ` ${sentence}` : sentence}</span>
          ))}
        </p>
        <div className={styles.actions}>
          {href && (
            <ButtonLink href={href} reloadDocument>
              {button}
            </ButtonLink>
          )}
          {secondaryLink && (
            <ButtonLink href={secondaryLink.href} variant="quiet">
              {secondaryLink.title}
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
