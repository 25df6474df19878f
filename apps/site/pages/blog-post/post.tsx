import { buildPostPath } from "../../addresses/paths.ts";
import { useRef } from "react";
import { Link } from "react-router";
import { copyButtonCopy } from "@angadi/content/copy-button";
import { chooseOffer } from "@angadi/content/offers";
import { postCopy as copy } from "@angadi/content/pages/blog";
import type { PostLink } from "@angadi/contract/blog-post";
import { PostBody } from "../../blocks/post-body.tsx";
import { Cover } from "../../blocks/cover.tsx";
import copyButton from "../../sections/article/copy-button.module.css";
import { NeighbourLinks } from "../../sections/article/neighbour-links.tsx";
import { OfferPanel, OfferSidebarLink } from "../../sections/article/offer.tsx";
import prose from "../../sections/article/prose.module.css";
import { ReadingProgress } from "../../sections/article/reading-progress.tsx";
import { ShareLinks } from "../../sections/article/share-links.tsx";
import { ContentsDisclosure, ContentsSidebar } from "../../sections/article/table-of-contents.tsx";
import { useCopyButtons } from "../../sections/article/use-copy-buttons.ts";
import { type PostCardData, PostCards } from "../../sections/post-cards/post-cards.tsx";
import { Section } from "../../sections/section/section.tsx";
import styles from "./blog-post.module.css";
import type { PostView } from "./load-post.server.ts";

interface PostProps extends PostView {
  /** Origin for the site's own absolute links. */
  origin: string;
}

/** Posts with fewer headings have no table of contents. */
const MIN_HEADINGS_FOR_CONTENTS = 3;

/** `sizes` of the cover: about as wide as the text column; on a phone, as wide as the screen. */
const COVER_SIZES = "(min-width: 38rem) 35rem, 100vw";

const toNeighbourLink = (link: PostLink | null) =>
  link && { title: link.title, href: buildPostPath(link.id) };

/** A post, with related posts and links to its neighbours. */
export function Post({ post, otherPosts, origin }: PostProps) {
  const { card, tags, headings } = post;
  const article = useRef<HTMLElement>(null);
  useCopyButtons(article, copyButtonCopy);
  const hasContents = headings.length >= MIN_HEADINGS_FOR_CONTENTS;
  const offer = chooseOffer(card.category);
  return (
    <>
      <ReadingProgress article={article} />
      <article ref={article} className={`wrap ${styles.article}`}>
        <PostHeader card={card} coverAlt={post.coverAlt} hasSummary={post.hasSummary} />
        <PostFacts card={card} />
        <div className={styles.aside}>
          {hasContents && <ContentsSidebar title={copy.contents} headings={headings} />}
          {hasContents && <ContentsDisclosure title={copy.contents} headings={headings} />}
          <OfferSidebarLink copy={offer} />
        </div>
        <div className={styles.column}>
          <div className={`${prose.prose} ${styles.body} ${copyButton.text}`}>
            <PostBody blocks={post.blocks} />
          </div>
          {tags.length > 0 && <Tags tags={tags} />}
          <ShareLinks copy={copy.share} title={card.title} url={origin + buildPostPath(card.id)} />
          <OfferPanel copy={offer} />
          <NeighbourLinks
            copy={copy.neighbours}
            newer={toNeighbourLink(otherPosts.newer)}
            older={toNeighbourLink(otherPosts.older)}
          />
        </div>
      </article>
      {otherPosts.related.length > 0 && (
        <div className={styles.related}>
          <Section heading={copy.related} align="start">
            <PostCards posts={otherPosts.related} level={3} />
          </Section>
        </div>
      )}
    </>
  );
}

interface PostHeaderProps {
  card: PostCardData;
  coverAlt: string;
  hasSummary: boolean;
}

function PostHeader({ card, coverAlt, hasSummary }: PostHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.intro}>
        <Link to="/blog" className={styles.back}>
          {copy.back}
        </Link>
        {card.category && <p className="eyebrow">{card.category}</p>}
        <h1>{card.title}</h1>
        {hasSummary && <p className={styles.excerpt}>{card.summary}</p>}
      </div>
      <Cover
        src={card.cover}
        alt={coverAlt}
        width="1200"
        height="675"
        sizes={COVER_SIZES}
        fetchPriority="high"
        className={styles.cover}
      />
    </header>
  );
}

function PostFacts({ card }: { card: PostCardData }) {
  return (
    <p className={styles.facts}>
      <span>{card.author}</span>
      {card.date && <time dateTime={card.date.iso}>{card.date.text}</time>}
      <span>{card.readTime}</span>
    </p>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={styles.tags} aria-label={copy.tags}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
