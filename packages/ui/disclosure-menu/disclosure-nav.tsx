import { type ReactNode, useState } from "react";
import styles from "./disclosure-menu.module.css";
import { moveFocus } from "./move-focus.ts";
import { type OpenMenu, OpenMenuContext } from "./open-menu.ts";

interface DisclosureNavProps {
  label: string;
  /** List items: plain links and `DisclosureMenu`s. */
  children: ReactNode;
}

/** A row of links and menus, at most one menu open (WAI-ARIA disclosure navigation). */
export function DisclosureNav({ label, children }: DisclosureNavProps) {
  const state = useState<OpenMenu>();
  return (
    <nav aria-label={label}>
      <OpenMenuContext value={state}>
        <ul ref={addKeyListener} className={styles.list}>
          {children}
        </ul>
      </OpenMenuContext>
    </nav>
  );
}

function addKeyListener(list: HTMLUListElement) {
  list.addEventListener("keydown", moveFocus);
  return () => list.removeEventListener("keydown", moveFocus);
}
