import { type ReactNode, useId } from "react";
import { AwningEdge } from "@angadi/ui/awning-edge/awning-edge";
import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./closing-call.module.css";

interface ClosingCallProps {
  heading: string;
  text: string;
  /** The primary button, which links to the app. */
  button?: { title: string; href: string };
  /** The secondary link, within the site. */
  secondaryLink?: { title: string; href: string };
  /** An alternative to the button. */
  children?: ReactNode;
}

/** The call to action at the end of a page, under an awning. */
export function ClosingCall({ heading, text, button, secondaryLink, children }: ClosingCallProps) {
  const id = useId();
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
        <div className={styles.ways}>
          {button && (
            <ButtonLink href={button.href} reloadDocument>
              {button.title}
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
