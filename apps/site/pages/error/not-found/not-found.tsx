import { Link } from "react-router";
import { ButtonLink } from "@angadi/ui/button/button";
import plain from "../../../sections/plain-page/plain-page.module.css";
import { ClosedShop } from "./closed-shop.tsx";
import styles from "./not-found.module.css";

export interface NotFoundCopy {
  code: string;
  heading: string;
  text: string;
  back: string;
  /** Text of the sign on the drawn shop. */
  signText: string;
  /** Heading of the links below. */
  linksHeading: string;
  links: readonly { title: string; description: string; href: string }[];
}

/** The 404 page: links to the home page and to popular pages. */
export function NotFound({ copy }: { copy: NotFoundCopy }) {
  return (
    <section className="wrap">
      <div className={plain.page}>
        <div className={plain.intro}>
          <p className={styles.code}>{copy.code}</p>
          <h1>{copy.heading}</h1>
          <p className={plain.text}>{copy.text}</p>
          <ButtonLink href="/">{copy.back}</ButtonLink>
        </div>
        <ClosedShop signText={copy.signText} className={plain.art} />
      </div>
      <nav aria-labelledby="popular-links" className={styles.popularLinks}>
        <h2 id="popular-links" className={styles.popularHeading}>
          {copy.linksHeading}
        </h2>
        <ul className={styles.links}>
          {copy.links.map(({ title, description, href }) => (
            <li key={href}>
              <Link to={href} className={styles.link}>
                <strong className={styles.title}>{title}</strong>
                <span className={styles.description}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
