import { Link } from "react-router";
import styles from "./site-footer.module.css";

interface FooterLink {
  title: string;
  href: string;
}

interface SiteFooterProps {
  brand: string;
  legalName: string;
  line: string;
  links: readonly FooterLink[];
  social: readonly { name: string; href: string }[];
  /** Absent on a page that failed before it was known. */
  year: number | undefined;
}

/** The bottom of every page. */
export function SiteFooter({ brand, legalName, line, links, social, year }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.brand}>{brand.toLowerCase()}</p>
          <p>{line}</p>
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {links.map(({ title, href }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.bottom}>
          <span>
            © {year} {legalName}
          </span>
          <ul className={styles.links}>
            {social.map(({ name, href }) => (
              <li key={href}>
                <a href={href} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
