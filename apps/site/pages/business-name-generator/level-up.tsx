import { Link } from "react-router";
import { NameBoard } from "@angadi/names/board/name-board";
import { Section } from "../../sections/section/section.tsx";
import styles from "./level-up.module.css";

interface Tool {
  title: string;
  text: string;
  href: string;
  more: string;
  /** The example's name. */
  shop: string;
}

interface LevelUpCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  website: Tool & { menu: readonly string[]; headline: string; button: string };
  blog: Tool & { posts: readonly { title: string; read: string }[] };
}

/** The two next tools after a name, each with a small sample of its result. */
export function LevelUp({ copy }: { copy: LevelUpCopy }) {
  const { website, blog } = copy;
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
      <ul className={styles.cards}>
        <li className={`${styles.card} ${styles.green}`}>
          <div className={styles.site} aria-hidden="true">
            <div className={styles.bar}>
              <b>{website.shop}</b>
              {website.menu.map((entry) => (
                <span key={entry}>{entry}</span>
              ))}
            </div>
            <div className={styles.front}>
              <p>{website.headline}</p>
              <span>{website.button}</span>
              <Sprig />
            </div>
          </div>
          <CardText tool={website} />
        </li>
        <li className={`${styles.card} ${styles.yellow}`}>
          <div className={styles.blog} aria-hidden="true">
            <NameBoard text={blog.shop} lettering="ledger" />
            {blog.posts.map(({ title, read }) => (
              <p key={title}>
                <b>{title}</b> <span>{read}</span>
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
    <div className={styles.words}>
      <h3>{tool.title}</h3>
      <p>{tool.text}</p>
      <Link to={tool.href}>{tool.more}</Link>
    </div>
  );
}

/** A twig of neem and a bar of soap. */
function Sprig() {
  return (
    <svg viewBox="0 0 160 150" className={styles.sprig}>
      <path d="M28 110h104v32H28z" fill="#f6b92b" />
      <path d="M28 110h104v10H28z" fill="#fdecc0" />
      <path d="M80 108C80 70 84 40 96 14" fill="none" stroke="#fdecc0" strokeWidth="4" />
      <path
        d="M82 90c-26 2-42-8-50-26 24-4 42 6 50 26zM84 72c26-2 40-14 44-32-24 0-40 12-44 32zM85 62C64 58 54 46 52 28c20 4 32 16 33 34zM90 40c18-4 26-14 28-28-18 2-26 12-28 28z"
        fill="#d9efe2"
      />
    </svg>
  );
}
