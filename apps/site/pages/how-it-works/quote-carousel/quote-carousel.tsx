import { useRef } from "react";
import { Portrait } from "@angadi/ui/portrait/portrait";
import { SampleLine } from "@angadi/ui/sample-line/sample-line";
import { Section } from "../../../sections/section/section.tsx";
import { Stars } from "../../../sections/testimonials/stars.tsx";
import type { Testimonial } from "../../../sections/testimonials/testimonials.tsx";
import styles from "./quote-carousel.module.css";
import { useSlides } from "./use-slides.ts";

export interface QuoteCarouselCopy {
  eyebrow: string;
  heading: string;
  /** Names the row of quotes to people who listen. */
  label: string;
  /** Follows a rating: "5 out of 5". */
  outOf: string;
  /** Stands below while any of them is a sample. */
  sampleLine: string;
  previous: string;
  next: string;
  /** Where in the row one is: "2 of 3". */
  position: (at: number, of: number) => string;
  quotes: readonly Testimonial[];
}

const TINTS = ["card", "haldi", "gulab"] as const;

/** Quotes side by side in a row that scrolls and snaps; the buttons scroll it. It never moves by itself. */
export function QuoteCarousel({ copy }: { copy: QuoteCarouselCopy }) {
  const row = useRef<HTMLDivElement>(null);
  const { quotes } = copy;
  const { at, go, onScroll } = useSlides(row, quotes.length);
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} align="start">
      <div
        ref={row}
        role="region"
        aria-label={copy.label}
        // Scrolled by the arrow keys, so it must be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.row}
        onScroll={onScroll}
      >
        <ul className={styles.quotes}>
          {quotes.map((quote, index) => (
            <li key={quote.id} className={styles.quote}>
              <Quote quote={quote} outOf={copy.outOf} tint={TINTS[index % TINTS.length]} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <Turn label={copy.previous} back off={at === 0} onTurn={() => go(at - 1)} />
        <p role="status" className={styles.position}>
          {copy.position(at + 1, quotes.length)}
        </p>
        <Turn label={copy.next} off={at === quotes.length - 1} onTurn={() => go(at + 1)} />
      </div>
      <SampleLine text={copy.sampleLine} of={quotes} />
    </Section>
  );
}

interface QuoteProps {
  quote: Testimonial;
  outOf: string;
  tint: (typeof TINTS)[number] | undefined;
}

function Quote({ quote: { name, role, quote, rating }, outOf, tint = "card" }: QuoteProps) {
  return (
    <figure>
      <Stars rating={rating} label={`${rating} ${outOf}`} />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <Portrait name={name} tint={tint} />
        <span>
          <strong>{name}</strong>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

interface TurnProps {
  label: string;
  back?: boolean;
  /** There is nothing further that way. It stays focusable, so that the keyboard does not fall off. */
  off: boolean;
  onTurn: () => void;
}

function Turn({ label, back = false, off, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      className={styles.turn}
      onClick={off ? undefined : onTurn}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={back ? "M19 12H5M11 18l-6-6 6-6" : "M5 12h14M13 6l6 6-6 6"} />
      </svg>
    </button>
  );
}
