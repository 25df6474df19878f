import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";

/** `primary` is the one action of a view; `quiet` everything beside it. */
type Look = "primary" | "quiet";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
}

export function Button({ look = "primary", type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />;
}

interface ButtonLinkProps {
  href: string;
  look?: Look;
  /** Leaves the site by loading a document: hand-offs to the app. */
  leaves?: boolean;
  children: ReactNode;
}

/** A link that looks like a button, because it is the thing to do next. */
export function ButtonLink({ href, look = "primary", leaves = false, children }: ButtonLinkProps) {
  const className = `${styles.button} ${styles[look]}`;
  if (leaves) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
