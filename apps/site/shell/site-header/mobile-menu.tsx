import { useEffect, useId, useRef, useState } from "react";
import { Link, NavLink } from "react-router";
import { ButtonLink } from "@angadi/ui/button/button";
import { Logo } from "@angadi/ui/logo/logo";
import { MenuIcon } from "./menu-icon.tsx";
import { type HeaderLink, type HeaderMenu } from "./menu-links.tsx";
import styles from "./mobile-menu.module.css";

export interface MobileMenuCopy {
  title: string;
  open: string;
  close: string;
  /** Heading of the links that are in no menu. */
  more: string;
}

interface MobileMenuProps {
  brand: string;
  copy: MobileMenuCopy;
  menus: readonly HeaderMenu[];
  links: readonly HeaderLink[];
  login: HeaderLink;
  start: HeaderLink;
}

/** Below the medium breakpoint: a full-screen menu with every link of the header. */
export function MobileMenu({ brand, copy, menus, links, login, start }: MobileMenuProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => closeAutomatically(dialog.current), []);

  function openMenu() {
    setIsOpen(true);
    if (!supportsCommands()) dialog.current?.showModal();
  }
  const closeMenu = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={copy.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={openMenu}
        {...createInvokerProps("show-modal", id)}
      >
        <LineIcon path="M3 6h18M3 12h18M3 18h18" />
      </button>
      <dialog
        id={id}
        ref={dialog}
        aria-label={copy.title}
        className={styles.dialog}
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.bar}>
          <Link to="/" className={styles.brand}>
            <Logo name={brand} />
          </Link>
          <button
            type="button"
            className={styles.iconButton}
            aria-label={copy.close}
            onClick={closeMenu}
            {...createInvokerProps("close", id)}
          >
            <LineIcon path="m5 5 14 14M19 5 5 19" />
          </button>
        </div>
        <nav aria-label={copy.title} className={styles.groups}>
          {menus.map(({ title, entries }) => (
            <section key={title}>
              <h2 className={styles.heading}>{title}</h2>
              <ul className={styles.links}>
                {entries.map(({ title, href, icon }) => (
                  <li key={href}>
                    <NavLink to={href} end className={styles.link}>
                      <MenuIcon name={icon} />
                      {title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <h2 className={styles.heading}>{copy.more}</h2>
            <ul className={styles.links}>
              {links.map(({ title, href }) => (
                <li key={href}>
                  <MoreLink title={title} href={href} />
                </li>
              ))}
            </ul>
          </section>
        </nav>
        <div className={styles.actions}>
          <ButtonLink href={login.href} variant="quiet" reloadDocument>
            {login.title}
          </ButtonLink>
          <ButtonLink href={start.href} reloadDocument>
            {start.title}
          </ButtonLink>
        </div>
      </dialog>
    </>
  );
}

/** A link with a hash never counts as the current page. */
function MoreLink({ title, href }: HeaderLink) {
  // Not a router link: the panel opens even before the page's code has loaded.
  if (href.startsWith("#")) {
    return (
      <a href={href} className={styles.link}>
        {title}
      </a>
    );
  }
  if (href.includes("#")) {
    return (
      <Link to={href} className={styles.link}>
        {title}
      </Link>
    );
  }
  return (
    <NavLink to={href} end className={styles.link}>
      {title}
    </NavLink>
  );
}

/** Browsers with invoker commands open and close the dialog before any script has loaded. */
const supportsCommands = () => "command" in HTMLButtonElement.prototype;
const createInvokerProps = (command: "show-modal" | "close", commandfor: string) => ({
  command,
  commandfor,
});

function LineIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Closes the menu when a link is clicked, and when a rotated tablet shows the wide header. */
function closeAutomatically(dialog: HTMLDialogElement | null) {
  const controller = new AbortController();
  const { signal } = controller;
  const wideScreenQuery = window.matchMedia("(width >= 48rem)");
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) dialog?.close();
  };
  dialog?.addEventListener("click", onClick, { signal });
  const onChange = ({ matches }: MediaQueryListEvent) => matches && dialog?.close();
  wideScreenQuery.addEventListener("change", onChange, { signal });
  return () => controller.abort();
}
