import { Link } from "react-router";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Logo } from "./logo.tsx";
import styles from "./site-header.module.css";

export interface HeaderLink {
  title: string;
  href: string;
}

interface SiteHeaderProps {
  brand: string;
  links: readonly HeaderLink[];
  skip: string;
  start: HeaderLink;
}

/** The top of every page: the way home, the main pages, and the way to the app. */
export function SiteHeader({ brand, links, skip, start }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <a href="#main" className="visually-hidden">
        {skip}
      </a>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Logo />
          {brand.toLowerCase()}
        </Link>
        <nav aria-label="Main" className={styles.navigation}>
          {links.map(({ title, href }) => (
            <Link key={href} to={href}>
              {title}
            </Link>
          ))}
        </nav>
        <ButtonLink href={start.href} leaves>
          {start.title}
        </ButtonLink>
      </div>
    </header>
  );
}
