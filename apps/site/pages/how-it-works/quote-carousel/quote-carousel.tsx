import { useRef } from "react";
import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import { Section } from "../../../sections/section/section.tsx";
import { Quotation, type Testimonial } from "../../../sections/testimonials/testimonials.tsx";
import styles from "./quote-carousel.module.css";
import { useSlides } from "./use-slides.ts";

export interface QuoteCarouselCopy {
  eyebrow: string;
  heading: string;
  /** Accessible name of the row. */
  label: string;
  /** Text after a rating: "5 out of 5". */
  outOf: string;
  previous: string;
  next: string;
  /** The current position: "2 of 3". */
  position: (current: number, total: number) => string;
  quotes: readonly Testimonial[];
}

const TINTS = ["card", "yellow", "pink"] as const;

/** A row of quotations with scroll snapping; the buttons scroll it. It never moves by itself. */
export function QuoteCarousel({ copy }: { copy: QuoteCarouselCopy }) {
  const row = useRef<HTMLDivElement>(null);
  const { quotes } = copy;
  const { current, scrollToSlide, onScroll } = useSlides(row, quotes.length);
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} align="start">
      <div
        ref={row}
        role="region"
        aria-label={copy.label}
        // The arrow keys scroll it, so it must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.row}
        onScroll={onScroll}
      >
        <ul className={styles.quotes}>
          {quotes.map((quote, index) => (
            <li key={quote.id} className={styles.quote}>
              <Quotation
                testimonial={quote}
                outOf={copy.outOf}
                tint={TINTS[index % TINTS.length]}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <SlideButton
          label={copy.previous}
          isBack
          isDisabled={current === 0}
          onPress={() => scrollToSlide(current - 1)}
        />
        <p role="status" className={styles.position}>
          {copy.position(current + 1, quotes.length)}
        </p>
        <SlideButton
          label={copy.next}
          isDisabled={current === quotes.length - 1}
          onPress={() => scrollToSlide(current + 1)}
        />
      </div>
      <SampleLabel content={quotes} />
    </Section>
  );
}

interface SlideButtonProps {
  label: string;
  isBack?: boolean;
  /** True at the end of the row. The button stays focusable, so that focus is not lost. */
  isDisabled: boolean;
  onPress: () => void;
}

function SlideButton({ label, isBack = false, isDisabled, onPress }: SlideButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      className={styles.slideButton}
      onClick={isDisabled ? undefined : onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isBack ? "M19 12H5M11 18l-6-6 6-6" : "M5 12h14M13 6l6 6-6 6"} />
      </svg>
    </button>
  );
}
