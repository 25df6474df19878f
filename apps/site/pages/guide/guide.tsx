import { buildGuidePath } from "../../addresses/paths.ts";
import {
  Fragment,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { chooseOffer } from "@angadi/content/offers";
import { guideCopy as copy } from "@angadi/content/pages/guide";
import { toolCopy } from "@angadi/owner-tools/kit/tool-copy";
import { guidesCopy } from "@angadi/content/pages/guides";
import { OfferPanel, OfferSidebarLink } from "../../sections/article/offer.tsx";
import { ReadingProgress } from "../../sections/article/reading-progress.tsx";
import { ShareLinks } from "../../sections/article/share-links.tsx";
import { ContentsDisclosure, ContentsSidebar } from "../../sections/article/table-of-contents.tsx";
import { ButtonLink } from "@angadi/ui/button/button";
import { type GuideCard, GuideCards } from "../../sections/guide-cards/guide-cards.tsx";
import { markRead, useReadGuides } from "../../saved-items/read-guides.ts";
import { InShort } from "./in-short.tsx";
import { SecondTool } from "./second-tool.tsx";
import styles from "./guide.module.css";
import type { GuideView } from "./load-guide.server.ts";
import type { GuideTool } from "@angadi/owner-tools/kit/tool";
import { ResultContainerContext } from "@angadi/owner-tools/kit/frame/result-container";
import { TextSection } from "./text-section.tsx";

interface GuideTextProps {
  guide: GuideView;
  /** The guide's tool. */
  tool: GuideTool | null;
  /** HTML of the prose blocks of all its sections, in order. */
  prose: readonly string[];
  related: readonly GuideCard[];
  /** Origin for the site's own absolute links. */
  origin: string;
}

/** A guide, from its header to the two related guides. */
export function GuideText({ guide, tool, prose, related, origin }: GuideTextProps) {
  const { slug, title, headings } = guide;
  const offer = chooseOffer(guide.category.name);
  const article = useRef<HTMLElement>(null);
  const lastLine = useRef<HTMLParagraphElement>(null);
  const [resultContainer, setResultContainer] = useState<HTMLDivElement | null>(null);
  // A transition, because the tool renders once more.
  const attachResult = useCallback(
    (node: HTMLDivElement | null) => startTransition(() => setResultContainer(node)),
    [],
  );
  const readSlugs = useReadGuides();
  useMarkReadAtEnd(lastLine, slug);
  const url = origin + buildGuidePath(slug);
  const inserts = {
    tool: tool && (
      <ResultContainerContext value={resultContainer}>
        <tool.Tool slug={slug} url={url} />
      </ResultContainerContext>
    ),
    secondTool: guide.secondTool && <SecondTool id={guide.secondTool} slug={slug} url={url} />,
  };
  return (
    <>
      <ReadingProgress article={article} />
      <article ref={article} className={`wrap ${styles.guide}`}>
        <GuideHeader guide={guide} tool={tool} />
        <p className={styles.printUrl}>{url}</p>
        <InShort {...guide.inShort} />
        <div className={styles.aside}>
          <ContentsSidebar title={copy.contents} headings={headings} />
          <ContentsDisclosure title={copy.contents} headings={headings} />
          <OfferSidebarLink copy={offer} />
          {tool && (
            <div className={styles.result}>
              <a href="#tool">{toolCopy[tool.id].button}</a>
              <div ref={attachResult} />
            </div>
          )}
        </div>
        <div className={styles.column}>
          {guide.sections.map(({ blocks, insert }) => (
            <Fragment key={insert ?? "last"}>
              <TextSection blocks={blocks} prose={prose} slug={slug} />
              {insert && inserts[insert]}
            </Fragment>
          ))}
          <p ref={lastLine} className={styles.disclaimer}>
            {copy.disclaimer}
          </p>
          <ShareLinks copy={copy.share} title={title} url={url} />
          <OfferPanel copy={offer} />
          <section aria-labelledby="related" className={styles.related}>
            <h2 id="related">{copy.related}</h2>
            <GuideCards guides={related} copy={guidesCopy.card} readSlugs={readSlugs} />
          </section>
        </div>
      </article>
    </>
  );
}

function GuideHeader({
  guide: { title, summary, category, date, readTime, cover, ...guide },
  tool,
}: Pick<GuideTextProps, "guide" | "tool">) {
  const headerLink = tool ? { href: "#tool", text: toolCopy[tool.id].button } : guide.headerLink;
  return (
    <header className={styles.header}>
      <div className={styles.intro}>
        <Link to={category.href} className={styles.back}>
          {copy.back}
        </Link>
        <p className={styles.badge}>{category.name}</p>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.meta}>
          <time dateTime={date.iso}>{date.text}</time>
          <span>{readTime}</span>
        </p>
        {headerLink && (
          <p className={styles.toolLink}>
            <ButtonLink href={headerLink.href} reloadDocument>
              {headerLink.text}
            </ButtonLink>
          </p>
        )}
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

/** Marks the guide as read once its last line is in view. */
function useMarkReadAtEnd(lastLine: RefObject<HTMLElement | null>, slug: string) {
  useEffect(() => {
    if (!lastLine.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) markRead(slug);
    });
    observer.observe(lastLine.current);
    return () => observer.disconnect();
  }, [lastLine, slug]);
}
