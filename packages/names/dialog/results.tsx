import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Button, ButtonLink } from "@angadi/ui/button/button";
import {
  type Draft,
  EMPTY_DRAFT,
  NAMES_PER_PAGE,
  encodeBrief,
  encodeNext,
  nextSeed,
} from "./brief-codec.ts";
import type { Domains } from "./domains.ts";
import type { CardCopy, ResultsCopy } from "./copy.ts";
import { NameCard } from "./name-card.tsx";
import styles from "./results.module.css";
import { toShortlistEntry } from "./shortlist.ts";
import type { Names } from "./use-names.ts";
import type { Shortlist } from "./use-shortlist.ts";

interface ResultsProps {
  copy: ResultsCopy;
  card: CardCopy;
  path: string;
  /** The draft in the URL. */
  draft: Draft;
  from: number;
  names: Names;
  shortlist: Shortlist;
  domains: Domains;
  scrollContainer: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  getNameHref: (name: string) => string;
  /** Requests names for another brief. */
  onRequest: (draft: Draft) => void;
}

/** The names of a brief: 24 at first, more on scrolling. */
export function Results(props: ResultsProps) {
  const { copy, card, path, draft, from, names, shortlist, domains, getNameHref, onRequest } =
    props;
  const { scrollContainer, heading } = props;
  const count = names.names.length;
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const countBeforeLoad = useRef<number>(undefined);
  useInfiniteScroll(end, scrollContainer, names);
  useEffect(() => {
    if (countBeforeLoad.current === undefined || countBeforeLoad.current >= count) return;
    // The button has moved to the end of the longer list; move focus to the first new name.
    list.current?.children[countBeforeLoad.current]?.querySelector("summary")?.focus();
    countBeforeLoad.current = undefined;
  }, [count]);
  const other = { ...draft, seed: nextSeed(draft.seed) };
  return (
    <div className={styles.results} aria-busy={names.isLoading}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {copy.heading(draft)}
        </h3>
        <p role="status">{names.isLoading ? copy.making : copy.count(count)}</p>
        {from > 0 && (
          <BriefLink draft={draft} path={path} title={copy.first} onRequest={onRequest} />
        )}
        <BriefLink draft={other} path={path} title={copy.other} onRequest={onRequest} />
      </div>
      <ol ref={list} className={styles.names}>
        {names.names.map((name) => (
          <NameCard
            key={name.text}
            copy={card}
            name={name}
            nameHref={getNameHref(name.text)}
            isSaved={shortlist.has(name.text)}
            onToggleSaved={() => shortlist.toggle(toShortlistEntry(name))}
            domains={domains}
          />
        ))}
      </ol>
      {names.failed && (
        <div role="alert" className={styles.end}>
          <p>{copy.failed.text}</p>
          <Button variant="quiet" onClick={names.retry}>
            {copy.failed.retry}
          </Button>
          <a href={path + encodeBrief(draft)}>{copy.failed.reload}</a>
        </div>
      )}
      <div ref={end} className={styles.end}>
        {names.isComplete && !names.failed ? (
          <End copy={copy} draft={draft} count={count} path={path} onRequest={onRequest} />
        ) : (
          count > 0 && (
            <ButtonLink
              href={`${path}${encodeNext(draft, from + count)}#name-generator`}
              variant="quiet"
              size="large"
              reloadDocument
              onClick={(event) => {
                event.preventDefault();
                countBeforeLoad.current = count;
                names.loadMore();
              }}
            >
              {copy.more}
            </ButtonLink>
          )
        )}
      </div>
    </div>
  );
}

/** Number of names loaded automatically before the button must be clicked again. */
const MAX_AUTO_LOADED = 5 * NAMES_PER_PAGE;

/** Loads more names when the end of the list is near. */
function useInfiniteScroll(
  end: RefObject<HTMLElement | null>,
  scrollContainer: RefObject<HTMLElement | null>,
  names: Names,
) {
  const count = names.names.length;
  const canAutoLoad = !names.isComplete && !names.failed && count % MAX_AUTO_LOADED !== 0;
  // Observe again after every step, since the end may still be in view.
  const step = canAutoLoad ? count : 0;
  const onNear = useEffectEvent(() => names.loadMore());
  useEffect(() => {
    if (step === 0 || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear();
      },
      { root: scrollContainer.current, rootMargin: "0px 0px 500px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [step, end, scrollContainer]);
}

interface BriefLinkProps {
  draft: Draft;
  path: string;
  title: string;
  onRequest: (draft: Draft) => void;
}

/** A button that requests another brief; without JavaScript a link to its names. */
export function BriefLink({ draft, path, title, onRequest }: BriefLinkProps) {
  return (
    <ButtonLink
      href={`${path}${encodeBrief(draft)}#name-generator`}
      variant="quiet"
      reloadDocument
      onClick={(event) => {
        event.preventDefault();
        onRequest(draft);
      }}
    >
      {title}
    </ButtonLink>
  );
}

interface EndProps {
  copy: ResultsCopy;
  draft: Draft;
  count: number;
  path: string;
  onRequest: (draft: Draft) => void;
}

/** Shown if there are no more names, with briefs that would return more. */
function End({ copy, draft, count, path, onRequest }: EndProps) {
  const renderBriefLink = (title: string, change: Partial<Draft>) => (
    <BriefLink title={title} draft={{ ...draft, ...change }} path={path} onRequest={onRequest} />
  );
  const hasOtherFields = draft.about !== "" || draft.person !== "" || draft.place !== "";
  return (
    <>
      <p className={styles.endHeading}>{copy.end.heading(count)}</p>
      <p>{copy.end.text}</p>
      <p className={styles.ways}>
        {draft.length !== "any" && renderBriefLink(copy.anyLength, { length: EMPTY_DRAFT.length })}
        {draft.words !== "" && hasOtherFields && renderBriefLink(copy.withoutWords, { words: "" })}
        {draft.invented < 4 && renderBriefLink(copy.invent, { invented: 4 })}
        {renderBriefLink(copy.other, { seed: nextSeed(draft.seed) })}
      </p>
    </>
  );
}
