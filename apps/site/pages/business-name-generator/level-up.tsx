import { Link } from "react-router";
import { NameBoard } from "@angadi/names/board/name-board";
import { buildPictureUrl } from "../../sections/design-gallery/design.ts";
import { Section } from "../../sections/section/section.tsx";
import styles from "./level-up.module.css";

interface Tool {
  title: string;
  text: string;
  href: string;
  linkText: string;
}

interface LevelUpCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  website: Tool;
  /** With a sample blog's name and posts. */
  blog: Tool & { shop: string; posts: readonly { title: string; readTime: string }[] };
}

/** The two tools to use after choosing a name, each with a small sample of its result. */
export function LevelUp({ copy }: { copy: LevelUpCopy }) {
  const { website, blog } = copy;
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
      <ul className={styles.cards}>
        <li className={`${styles.card} ${styles.green}`}>
          <img
            src={buildPictureUrl("bakery", "small")}
            width="600"
            height="750"
            alt=""
            loading="lazy"
            className={styles.website}
          />
          <CardText tool={website} />
        </li>
        <li className={`${styles.card} ${styles.yellow}`}>
          <div className={styles.blog} aria-hidden="true">
            <NameBoard text={blog.shop} lettering="ledger" />
            {blog.posts.map(({ title, readTime }) => (
              <p key={title}>
                <b>{title}</b> <span>{readTime}</span>
              </p>
            ))}
          </div>
          <CardText tool={blog} />
        </li>
      </ul>
    </Section>
  );
}

function CardText({ tool }: { tool: Tool }) {
  return (
    <div className={styles.cardText}>
      <h3>{tool.title}</h3>
      <p>{tool.text}</p>
      <Link to={tool.href}>{tool.linkText}</Link>
    </div>
  );
}
