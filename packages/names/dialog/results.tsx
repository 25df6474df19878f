import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Button, ButtonLink } from "@angadi/ui/button/button";
import { type Draft, EMPTY_DRAFT, STEP, encodeBrief, encodeNext, nextSeed } from "./brief-codec.ts";
import type { Domains } from "./domains.ts";
import type { CardCopy, ResultsCopy } from "./copy-type.ts";
import { NameCard } from "./name-card.tsx";
import styles from "./results.module.css";
import { shortlistedName } from "./shortlist.ts";
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
  scroller: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  namedHref: (name: string) => string;
  /** Requests names for another brief. */
  onAsk: (draft: Draft) => void;
}

/** The names of a brief: 24 at first, more on scrolling. */
export function Results(props: ResultsProps) {
  const { copy, card, path, draft, from, names, shortlist, domains, namedHref, onAsk } = props;
  const { scroller, heading } = props;
  const count = names.names.length;
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const pressedAt = useRef<number>(undefined);
  useMoreAtTheEnd(end, scroller, names);
  useEffect(() => {
    if (pressedAt.current === undefined || pressedAt.current >= count) return;
    // The button has moved to the end of the longer list; move focus to the first new name.
    list.current?.children[pressedAt.current]?.querySelector("summary")?.focus();
    pressedAt.current = undefined;
  }, [count]);
  const other = { ...draft, seed: nextSeed(draft.seed) };
  return (
    <div className={styles.results} aria-busy={names.busy}>
      <div className={styles.head}>
        <h3 ref={heading} tabIndex={-1}>
          {copy.heading(draft)}
        </h3>
        <p role="status">{names.busy ? copy.making : copy.count(count)}</p>
        {from > 0 && <Way draft={draft} path={path} title={copy.first} onAsk={onAsk} />}
        <Way draft={other} path={path} title={copy.other} onAsk={onAsk} />
      </div>
      <ol ref={list} className={styles.names}>
        {names.names.map((name) => (
          <NameCard
            key={name.text}
            copy={card}
            name={name}
            namedHref={namedHref(name.text)}
            kept={shortlist.has(name.text)}
            onKeep={() => {
              if (shortlist.has(name.text)) shortlist.remove(name.text);
              else shortlist.add([shortlistedName(name)]);
            }}
            domains={domains}
          />
        ))}
      </ol>
      {names.failed && (
        <div role="alert" className={styles.end}>
          <p>{copy.failed.text}</p>
          <Button variant="quiet" onClick={names.retry}>
            {copy.failed.again}
          </Button>
          <a href={path + encodeBrief(draft)}>{copy.failed.reload}</a>
        </div>
      )}
      <div ref={end} className={styles.end}>
        {names.isAll && !names.failed ? (
          <End copy={copy} draft={draft} count={count} path={path} onAsk={onAsk} />
        ) : (
          count > 0 && (
            <ButtonLink
              href={`${path}${encodeNext(draft, from + count)}#name-generator`}
              variant="quiet"
              size="large"
              reloadDocument
              data-held
              onClick={(event) => {
                event.preventDefault();
                pressedAt.current = count;
                names.more();
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
const UNASKED = 5 * STEP;

/** Loads more names when the end of the list is near. */
function useMoreAtTheEnd(
  end: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  names: Names,
) {
  const count = names.names.length;
  const goesOn = !names.isAll && !names.failed && count % UNASKED !== 0;
  // Observe again after every step, since the end may still be in view.
  const step = goesOn ? count : 0;
  const onNear = useEffectEvent(() => names.more());
  useEffect(() => {
    if (step === 0 || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear();
      },
      { root: scroller.current, rootMargin: "0px 0px 500px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [step, end, scroller]);
}

interface WayProps {
  draft: Draft;
  path: string;
  title: string;
  onAsk: (draft: Draft) => void;
}

/** A button that requests another brief; without JavaScript a link to its names. */
export function Way({ draft, path, title, onAsk }: WayProps) {
  return (
    <ButtonLink
      href={`${path}${encodeBrief(draft)}#name-generator`}
      variant="quiet"
      reloadDocument
      data-held
      onClick={(event) => {
        event.preventDefault();
        onAsk(draft);
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
  onAsk: (draft: Draft) => void;
}

/** Shown if there are no more names, with briefs that would return more. */
function End({ copy, draft, count, path, onAsk }: EndProps) {
  const way = (title: string, change: Partial<Draft>) => (
    <Way title={title} draft={{ ...draft, ...change }} path={path} onAsk={onAsk} />
  );
  const speaksWithoutWords = draft.about !== "" || draft.person !== "" || draft.place !== "";
  return (
    <>
      <p className={styles.endHeading}>{copy.end.heading(count)}</p>
      <p>{copy.end.text}</p>
      <p className={styles.ways}>
        {draft.length !== "any" && way(copy.anyLength, { length: EMPTY_DRAFT.length })}
        {draft.words !== "" && speaksWithoutWords && way(copy.withoutWords, { words: "" })}
        {draft.invented < 4 && way(copy.invent, { invented: 4 })}
        {way(copy.other, { seed: nextSeed(draft.seed) })}
      </p>
    </>
  );
}
