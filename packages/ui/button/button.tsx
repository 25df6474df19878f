import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";

interface ButtonStyle {
  /** `primary` for the one main action of a view; `quiet` for all others. */
  variant?: "primary" | "quiet";
  /** `large` for a button on its own. */
  size?: "standard" | "large";
}

const toClassName = ({ variant = "primary", size = "standard" }: ButtonStyle) =>
  [styles.button, styles[variant], size === "large" && styles.large].filter(Boolean).join(" ");

export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** A button for an action on this page. */
export function Button({ variant, size, type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={toClassName({ variant, size })} />;
}

interface ButtonLinkProps
  extends ButtonStyle, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "className"> {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  /** Leaves the site with a document load, for links to the app. */
  reloadDocument?: boolean;
}

/** A link that looks like a button, for the next step. */
export function ButtonLink({
  href,
  variant,
  size,
  reloadDocument = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const className = toClassName({ variant, size });
  if (reloadDocument) {
    return (
      <a {...rest} href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href} className={className}>
      {children}
    </Link>
  );
}
