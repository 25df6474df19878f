import { useEffect, useRef, type RefObject } from "react";
import { Link } from "react-router";
import { guideWords as words } from "#content/pages/guide.ts";
import { guidesWords } from "#content/pages/guides.ts";
import prose from "../../sections/article/prose.module.css";
import { ReadingProgress } from "../../sections/article/reading-progress.tsx";
import { ShareLinks } from "../../sections/article/share-links.tsx";
import { ContentsBeside, ContentsWithin } from "../../sections/article/table-of-contents.tsx";
import { type GuideCard, GuideCards } from "../../sections/guide-cards/guide-cards.tsx";
import { markRead, useReadGuides } from "../guides/read-guides.ts";
import styles from "./guide.module.css";
import { PROSE_ID } from "./prose-id.ts";
import type { ShownGuide } from "./route.tsx";
import { useCopyButtons } from "./use-copy-buttons.ts";

interface GuideTextProps {
  guide: ShownGuide;
  html: string;
  related: readonly GuideCard[];
  /** Of the site's own absolute links. */
  origin: string;
}

/** A guide from its cover to the next two. */
export default function GuideText({ guide, html, related, origin }: GuideTextProps) {
  const { slug, title, headings } = guide;
  const article = useRef<HTMLElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const read = useReadGuides();
  useReachedEnd(end, slug);
  useCopyButtons(body, words.slip, styles.copy);
  const url = `${origin}/business-starter-guide/${slug}`;
  return (
    <>
      <ReadingProgress text={article} />
      <article ref={article} className={`wrap ${styles.guide}`}>
        <GuideHead guide={guide} />
        <div className={styles.aside}>
          <ContentsBeside title={words.contents} headings={headings} />
          <ContentsWithin title={words.contents} headings={headings} />
        </div>
        <div className={styles.column}>
          <div
            ref={body}
            id={PROSE_ID}
            className={`${prose.prose} ${styles.body}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <p ref={end} className={styles.advice}>
            {words.advice}
          </p>
          <p className={styles.source}>{url}</p>
          <ShareLinks words={words.share} title={title} url={url} />
          <section aria-labelledby="related" className={styles.related}>
            <h2 id="related">{words.related}</h2>
            <GuideCards guides={related} words={guidesWords.card} level={3} read={read} />
          </section>
        </div>
      </article>
    </>
  );
}

function GuideHead({
  guide: { title, summary, category, date, readTime, cover },
}: Pick<GuideTextProps, "guide">) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Link to={category.href} className={styles.back}>
          {words.back}
        </Link>
        <p className={styles.badge}>{category.name}</p>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.meta}>
          <time dateTime={date.iso}>{date.text}</time>
          <span>{readTime}</span>
        </p>
      </div>
      <img
        src={cover.url}
        alt={cover.alt}
        width="1200"
        height="675"
        fetchPriority="high"
        className={styles.cover}
      />
    </header>
  );
}

/** Remembers the guide as read once its last line comes into view. */
function useReachedEnd(end: RefObject<HTMLElement | null>, slug: string) {
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) markRead(slug);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, slug]);
}
