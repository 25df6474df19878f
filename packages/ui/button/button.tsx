import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";

interface ButtonStyle {
  /** `primary` for the one main action of a view; `quiet` for all others. */
  look?: "primary" | "quiet";
  /** `large` for a button on its own. */
  size?: "standard" | "large";
}

const classNames = ({ look = "primary", size = "standard" }: ButtonStyle) =>
  [styles.button, styles[look], size === "large" && styles.large].filter(Boolean).join(" ");

/** Marks the primary action of a view, so that no other is shown next to it (apps/site/shell). */
const markPrimary = ({ look = "primary" }: ButtonStyle) =>
  look === "primary" ? { "data-primary": "" } : undefined;

interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** A button for an action on this page. */
export function Button({ look, size, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...markPrimary({ look })}
      type={type}
      className={classNames({ look, size })}
    />
  );
}

interface ButtonLinkProps
  extends ButtonStyle, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "className"> {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  /** Leaves the site with a document load, for hand-offs to the app. */
  leaves?: boolean;
}

/** A link that looks like a button, for the next step. */
export function ButtonLink({
  href,
  look,
  size,
  leaves = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const className = classNames({ look, size });
  if (leaves) {
    return (
      <a {...rest} {...markPrimary({ look })} href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} {...markPrimary({ look })} to={href} className={className}>
      {children}
    </Link>
  );
}
