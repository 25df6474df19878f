import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { flushSync } from "react-dom";
import styles from "./disclosure-menu.module.css";
import { useDisclosure } from "./use-disclosure.ts";

interface DisclosureMenuProps {
  title: string;
  /** The panel: lists of plain links. */
  children: ReactNode;
}

/**
 * A button with a panel of links, opened by hover, click or keyboard. Until hydration, CSS alone
 * opens it on hover and focus.
 */
export function DisclosureMenu({ title, children }: DisclosureMenuProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const { isOpen, isHydrated, show, toggle, hoverProps } = useDisclosure(id, item);

  function onButtonKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    // The panel must be visible before its first link can receive focus.
    flushSync(show);
    item.current?.querySelector<HTMLElement>("[data-panel] a")?.focus();
  }

  return (
    <li
      ref={item}
      className={styles.item}
      data-ready={isHydrated || undefined}
      data-open={isOpen || undefined}
      {...hoverProps}
    >
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        onKeyDown={onButtonKeyDown}
      >
        {title}
        <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.arrow}>
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <div id={id} className={styles.panel} data-panel>
        <div className={styles.card}>{children}</div>
      </div>
    </li>
  );
}
