import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Button, ButtonLink } from "@angadi/ui/button/button";
import {
  type BriefDraft,
  EMPTY_BRIEF_DRAFT,
  NAMES_PER_PAGE,
  encodeBrief,
  encodeNextPage,
  getNextSeed,
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
  cardCopy: CardCopy;
  path: string;
  /** The draft in the URL. */
  draft: BriefDraft;
  /** Position of the first name among all names of the brief. */
  offset: number;
  names: Names;
  shortlist: Shortlist;
  domains: Domains;
  scrollContainer: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  getNameHref: (name: string) => string;
  /** Requests names for another brief. */
  onRequest: (draft: BriefDraft) => void;
}

/** The names of a brief: 24 at first, more on scrolling. */
export function Results(props: ResultsProps) {
  const { copy, cardCopy, path, draft, offset, names, shortlist, domains } = props;
  const { scrollContainer, heading, getNameHref, onRequest } = props;
  const count = names.names.length;
  const endRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const countBeforeLoad = useRef<number>(undefined);
  useInfiniteScroll(endRef, scrollContainer, names);
  useEffect(() => {
    if (countBeforeLoad.current === undefined || countBeforeLoad.current >= count) return;
    // The button has moved to the end of the longer list; move focus to the first new name.
    listRef.current?.children[countBeforeLoad.current]?.querySelector("summary")?.focus();
    countBeforeLoad.current = undefined;
  }, [count]);
  const otherDraft = { ...draft, seed: getNextSeed(draft.seed) };
  return (
    <div className={styles.results} aria-busy={names.isLoading}>
      <div className={styles.header}>
        <h3 ref={heading} tabIndex={-1}>
          {copy.heading(draft)}
        </h3>
        <p role="status">{names.isLoading ? copy.loading : copy.count(count)}</p>
        {offset > 0 && (
          <BriefLink draft={draft} path={path} title={copy.backToFirst} onRequest={onRequest} />
        )}
        <BriefLink draft={otherDraft} path={path} title={copy.otherNames} onRequest={onRequest} />
      </div>
      <ol ref={listRef} className={styles.names}>
        {names.names.map((name) => (
          <NameCard
            key={name.text}
            copy={cardCopy}
            name={name}
            nameHref={getNameHref(name.text)}
            isSaved={shortlist.has(name.text)}
            onToggleSaved={() => shortlist.toggle(toShortlistEntry(name))}
            domains={domains}
          />
        ))}
      </ol>
      {names.hasFailed && (
        <div role="alert" className={styles.end}>
          <p>{copy.failed.text}</p>
          <Button variant="quiet" onClick={names.retry}>
            {copy.failed.retry}
          </Button>
          <a href={path + encodeBrief(draft)}>{copy.failed.reload}</a>
        </div>
      )}
      <div ref={endRef} className={styles.end}>
        {names.isComplete && !names.hasFailed ? (
          <ResultsEnd copy={copy} draft={draft} count={count} path={path} onRequest={onRequest} />
        ) : (
          count > 0 && (
            <ButtonLink
              href={`${path}${encodeNextPage(draft, offset + count)}#name-generator`}
              variant="quiet"
              size="large"
              reloadDocument
              onClick={(event) => {
                event.preventDefault();
                countBeforeLoad.current = count;
                names.loadMore();
              }}
            >
              {copy.moreNames}
            </ButtonLink>
          )
        )}
      </div>
    </div>
  );
}

/** Number of names that load automatically before the button has to be clicked. */
const MAX_AUTO_LOADED = 5 * NAMES_PER_PAGE;

/** Loads more names when the end of the list is near. */
function useInfiniteScroll(
  endRef: RefObject<HTMLElement | null>,
  scrollContainer: RefObject<HTMLElement | null>,
  names: Names,
) {
  const count = names.names.length;
  const canAutoLoad = !names.isComplete && !names.hasFailed && count % MAX_AUTO_LOADED !== 0;
  // Observe again after every step, since the end may still be in view.
  const step = canAutoLoad ? count : 0;
  const onNear = useEffectEvent(() => names.loadMore());
  useEffect(() => {
    if (step === 0 || !endRef.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear();
      },
      { root: scrollContainer.current, rootMargin: "0px 0px 500px" },
    );
    observer.observe(endRef.current);
    return () => observer.disconnect();
  }, [step, endRef, scrollContainer]);
}

interface BriefLinkProps {
  draft: BriefDraft;
  path: string;
  title: string;
  onRequest: (draft: BriefDraft) => void;
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

interface ResultsEndProps {
  copy: ResultsCopy;
  draft: BriefDraft;
  count: number;
  path: string;
  onRequest: (draft: BriefDraft) => void;
}

/** Shown if there are no more names, with briefs that would return more. */
function ResultsEnd({ copy, draft, count, path, onRequest }: ResultsEndProps) {
  const renderBriefLink = (title: string, change: Partial<BriefDraft>) => (
    <BriefLink title={title} draft={{ ...draft, ...change }} path={path} onRequest={onRequest} />
  );
  const hasOtherFields = draft.about !== "" || draft.founder !== "" || draft.place !== "";
  return (
    <>
      <p className={styles.endHeading}>{copy.end.heading(count)}</p>
      <p>{copy.end.text}</p>
      <p className={styles.actions}>
        {draft.length !== "any" &&
          renderBriefLink(copy.anyLength, { length: EMPTY_BRIEF_DRAFT.length })}
        {draft.words !== "" && hasOtherFields && renderBriefLink(copy.withoutWords, { words: "" })}
        {draft.novelty < 4 && renderBriefLink(copy.moreInventive, { novelty: 4 })}
        {renderBriefLink(copy.otherNames, { seed: getNextSeed(draft.seed) })}
      </p>
    </>
  );
}
