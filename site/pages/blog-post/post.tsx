import { postPath } from "../../addresses.ts";
import { useRef } from "react";
import { Link } from "react-router";
import { postWords as words } from "#content/pages/blog.ts";
import type { PostLink } from "#contract/blog-post.ts";
import { PostBody } from "../../blocks/post-body.tsx";
import { NeighbourLinks } from "../../sections/article/neighbour-links.tsx";
import prose from "../../sections/article/prose.module.css";
import { ReadingProgress } from "../../sections/article/reading-progress.tsx";
import { ShareLinks } from "../../sections/article/share-links.tsx";
import { ContentsBeside, ContentsWithin } from "../../sections/article/table-of-contents.tsx";
import { type PostCard, PostCards } from "../../sections/post-cards/post-cards.tsx";
import { Section } from "../../sections/section/section.tsx";
import styles from "./blog-post.module.css";
import type { ShownPost } from "./shown-post.server.ts";

interface PostProps extends ShownPost {
  /** Of the site's own absolute links. */
  origin: string;
}

/** Fewer headings than this need no table of contents. */
const LONG = 3;

const neighbour = (link: PostLink | null) => link && { title: link.title, href: postPath(link.id) };

/** A post, and the ways on from it. */
export function Post({ post, around, origin }: PostProps) {
  const { card, tags, headings } = post;
  const article = useRef<HTMLElement>(null);
  const isLong = headings.length >= LONG;
  return (
    <>
      <ReadingProgress text={article} />
      <div className={`wrap ${isLong ? styles.long : styles.page}`}>
        {isLong && (
          <aside className={styles.aside}>
            <ContentsBeside title={words.contents} headings={headings} />
          </aside>
        )}
        <article ref={article} className={styles.article}>
          <PostHead card={card} />
          {post.summarised && <p className={styles.excerpt}>{card.summary}</p>}
          {isLong && <ContentsWithin title={words.contents} headings={headings} />}
          <div className={`${prose.prose} ${styles.body}`}>
            <PostBody blocks={post.blocks} />
          </div>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={words.tags}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
          <ShareLinks words={words.share} title={card.title} url={origin + postPath(card.id)} />
          <NeighbourLinks
            words={words.neighbours}
            newer={neighbour(around.newer)}
            older={neighbour(around.older)}
          />
        </article>
      </div>
      {around.related.length > 0 && (
        <div className={styles.related}>
          <Section heading={words.related} align="start">
            <PostCards posts={around.related} level={3} />
          </Section>
        </div>
      )}
    </>
  );
}

function PostHead({ card }: { card: PostCard }) {
  return (
    <header className={styles.head}>
      <Link to="/blog" className={styles.back}>
        {words.back}
      </Link>
      {card.category && <p className="eyebrow">{card.category}</p>}
      <h1>{card.title}</h1>
      <p className={styles.meta}>
        <span>{card.author}</span>
        {card.date && <time dateTime={card.date.iso}>{card.date.text}</time>}
        <span>{card.readTime}</span>
      </p>
      <img
        src={card.cover}
        alt=""
        width="1200"
        height="675"
        fetchPriority="high"
        className={styles.hero}
      />
    </header>
  );
}
