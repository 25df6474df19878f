import { NavLink } from "react-router";
import { MenuIcon, type MenuIconName } from "./menu-icon.tsx";
import styles from "./menu-links.module.css";

export interface HeaderLink {
  title: string;
  href: string;
}

/** A menu entry; the line below the title says what the page is for. */
export interface MenuEntry extends HeaderLink {
  icon: MenuIconName;
  description: string;
}

export interface HeaderMenu {
  title: string;
  entries: readonly MenuEntry[];
  /** Filled column by column. */
  columns: 1 | 2;
}

/** The entries of one menu, each with an icon and a description. */
export function MenuLinks({ entries, columns }: Omit<HeaderMenu, "title">) {
  return (
    <ul className={`${styles.links} ${columns === 2 ? styles.twoColumns : styles.oneColumn}`}>
      {entries.map(({ title, description, href, icon }) => (
        <li key={href}>
          <NavLink to={href} end className={styles.link}>
            <MenuIcon name={icon} />
            <span>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.description}>{description}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
