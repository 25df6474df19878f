import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { ButtonLink } from "@angadi/ui/button/button";
import { DisclosureMenu } from "@angadi/ui/disclosure-menu/disclosure-menu";
import { DisclosureNav } from "@angadi/ui/disclosure-menu/disclosure-nav";
import { Logo } from "@angadi/ui/logo/logo";
import { type HeaderLink, type HeaderMenu, MenuLinks } from "./menu-links.tsx";
import { MobileMenu, type MobileMenuCopy } from "./mobile-menu.tsx";
import styles from "./site-header.module.css";

export interface HeaderCopy {
  skipLink: string;
  navigation: string;
  mobileMenu: MobileMenuCopy;
}

interface SiteHeaderProps {
  brand: string;
  copy: HeaderCopy;
  menus: readonly HeaderMenu[];
  links: readonly HeaderLink[];
  /** Additional links in the mobile menu. */
  mobileLinks: readonly HeaderLink[];
  /** Link to the app's login. */
  login: HeaderLink;
  /** The primary call to action. */
  start: HeaderLink;
  /** URL of the list of all pages, for small screens without scripts. */
  allLinksHref: string;
  /** The chip for saved items; null if nothing is saved. */
  savedItems: ReactNode;
}

/** The header of every page: transparent at the top, a white bar once the page is scrolled. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, copy, menus, links, mobileLinks, login, start, allLinksHref, savedItems } = props;
  return (
    <header className={styles.header}>
      <a href="#main" className={`visually-hidden ${styles.skipLink}`}>
        {copy.skipLink}
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Logo name={brand} />
        </Link>
        <div className={styles.navigation}>
          <DisclosureNav label={copy.navigation}>
            {menus.map(({ title, entries, columns }) => (
              <DisclosureMenu key={title} title={title}>
                <MenuLinks entries={entries} columns={columns} />
              </DisclosureMenu>
            ))}
            {links.map(({ title, href }) => (
              <li key={href}>
                <NavLink to={href} end>
                  {title}
                </NavLink>
              </li>
            ))}
          </DisclosureNav>
        </div>
        {savedItems}
        <div className={styles.actions}>
          <a href={login.href} className={styles.login}>
            {login.title}
          </a>
          <ButtonLink href={start.href} reloadDocument>
            {start.title}
          </ButtonLink>
        </div>
        <div className={styles.mobileMenu}>
          <MobileMenu
            {...{ brand, menus, login, start }}
            copy={copy.mobileMenu}
            links={[...links, ...mobileLinks]}
          />
        </div>
        <a href={allLinksHref} className={styles.allLinks}>
          {copy.mobileMenu.title}
        </a>
      </div>
    </header>
  );
}
