import { buildPostPath } from "../../addresses/paths.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Reveal } from "@angadi/ui/reveal/reveal";
import { Cover } from "../../blocks/cover.tsx";
import styles from "./post-cards.module.css";

/** `sizes` of a card of the usual width; the fallback is for browsers without `auto`. */
const SIZES = "auto, (min-width: 44rem) 24rem, 100vw";

/** The data of a post's card, with fallbacks applied. */
export interface PostCardData {
  id: string;
  title: string;
  summary: string;
  category: string | null;
  author: string;
  /** Whether the company's own team wrote it; cards omit this author. */
  isByTeam: boolean;
  date: { iso: string; text: string } | null;
  readTime: string;
  cover: string;
}

interface PostCardsProps {
  posts: readonly PostCardData[];
  /** Level of the cards' headings: one below the heading above them. */
  level: 2 | 3;
  /** Cards fade in on scroll; on a phone, cards from the fifth on are compact. */
  isLong?: boolean;
  /** The first card is larger if there is room. */
  isFirstLarge?: boolean;
  /** Search results: on a phone all cards are compact, so that several fit on the screen. */
  isSearchResult?: boolean;
}

/** A grid of posts. */
export function PostCards({
  posts,
  level,
  isLong = false,
  isFirstLarge = false,
  isSearchResult = false,
}: PostCardsProps) {
  const Heading = `h${level}` as const;
  const Card = isLong ? RevealedItem : "li";
  return (
    <ul
      className={[
        styles.grid,
        isLong && styles.long,
        isFirstLarge && styles.firstLarge,
        isSearchResult && styles.searchResults,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {posts.map((post) => (
        <Card key={post.id} className={styles.card}>
          <Cover src={post.cover} alt="" width="1200" height="675" sizes={SIZES} loading="lazy" />
          <div className={styles.text}>
            <p className={styles.meta}>
              {post.category && <span>{post.category}</span>}
              {post.date && <time dateTime={post.date.iso}>{post.date.text}</time>}
              <span>{post.readTime}</span>
            </p>
            <Heading className={styles.title}>
              <Link to={buildPostPath(post.id)}>{post.title}</Link>
            </Heading>
            <p className={styles.summary}>{post.summary}</p>
            {!post.isByTeam && <p className={styles.author}>{post.author}</p>}
          </div>
        </Card>
      ))}
    </ul>
  );
}

function RevealedItem(props: { className: string | undefined; children: ReactNode }) {
  return <Reveal {...props} as="li" className={props.className ?? ""} />;
}
