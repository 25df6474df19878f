import { Link } from "react-router";
import { Logo } from "@angadi/ui/logo/logo";
import { hasSamples } from "../../sections/sample-label/has-samples.ts";
import { WhatsAppLink } from "@angadi/ui/whatsapp-link/whatsapp-link";
import styles from "./site-footer.module.css";

interface FooterLink {
  title: string;
  href: string;
}

export interface FooterGroup {
  title: string;
  links: readonly FooterLink[];
}

export interface FooterCopy {
  tagline: string;
  /** One sentence: what the company is, since when, and where. */
  fact: string;
  navigation: string;
  social: string;
  /** Label of a chat link, and its prefilled message. */
  write: string;
  message: string;
}

interface SiteFooterProps {
  brand: string;
  legalName: string;
  copy: FooterCopy;
  groups: readonly FooterGroup[];
  phone: { display: string; dial: string };
  whatsapp: { dial: string };
  social: readonly { name: string; href: string }[];
  /** Undefined if the page failed before it was known. */
  year: number | undefined;
}

/** The footer of every page: links to all pages, and the company's details. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, legalName, copy, groups, social, year } = props;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.about}>
            <Link to="/" className={styles.brand}>
              <Logo name={brand} />
            </Link>
            <p>{copy.tagline}</p>
            <p className={styles.fact}>{copy.fact}</p>
            <ContactNumbers {...props} />
          </div>
          <nav
            id="footer-navigation"
            aria-label={copy.navigation}
            tabIndex={-1}
            className={styles.groups}
          >
            {groups.map((group) => (
              <LinkGroup key={group.title} {...group} />
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <p>{["©", year, legalName].filter(Boolean).join(" ")}</p>
          <ul aria-label={copy.social} className={styles.social}>
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

/** The phone and WhatsApp links. Renders nothing if either number is still a sample. */
function ContactNumbers({ copy, phone, whatsapp }: SiteFooterProps) {
  if (hasSamples([phone, whatsapp])) return null;
  return (
    <div className={styles.contactNumbers}>
      <a href={`tel:${phone.dial}`}>{phone.display}</a>
      <WhatsAppLink dial={whatsapp.dial} title={copy.write} message={copy.message} />
    </div>
  );
}

function LinkGroup({ title, links }: FooterGroup) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ title, href }) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
