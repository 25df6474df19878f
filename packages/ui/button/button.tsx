import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import { Link } from "react-router";
import styles from "./button.module.css";

interface ButtonStyle {
  /** `primary` is the one action of a view; `quiet` everything beside it. */
  look?: "primary" | "quiet";
  /** `large` where it stands alone. */
  size?: "standard" | "large";
}

const classNames = ({ look = "primary", size = "standard" }: ButtonStyle) =>
  [styles.button, styles[look], size === "large" && styles.large].filter(Boolean).join(" ");

/** Marks the one action of a view for those who must not stand beside it (apps/site/shell). */
const mark = ({ look = "primary" }: ButtonStyle) =>
  look === "primary" ? { "data-primary": "" } : undefined;

interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. */
export function Button({ look, size, type = "button", ...rest }: ButtonProps) {
  return (
    <button {...rest} {...mark({ look })} type={type} className={classNames({ look, size })} />
  );
}

interface ButtonLinkProps
  extends ButtonStyle, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "className"> {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  /** Leaves the site by loading a document: hand-offs to the app. */
  leaves?: boolean;
}

/** A link that looks like a button, because it is the thing to do next. */
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
      <a {...rest} {...mark({ look })} href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} {...mark({ look })} to={href} className={className}>
      {children}
    </Link>
  );
}
