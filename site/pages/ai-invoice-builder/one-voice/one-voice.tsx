import { Portrait } from "#ui/portrait/portrait.tsx";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import type { Testimonial } from "../../../sections/testimonials/testimonials.tsx";
import { Stars } from "../../../sections/testimonials/stars.tsx";
import styles from "./one-voice.module.css";

export interface OneVoiceWords {
  heading: string;
  /** Follows the rating: "5 out of 5". */
  outOf: string;
  /** Stands below while it is a sample. */
  sampleLine: string;
  testimonial: Testimonial;
}

/** One customer, in large. */
export function OneVoice({ words }: { words: OneVoiceWords }) {
  const { name, role, quote, rating } = words.testimonial;
  return (
    <section className={`wrap ${styles.voice}`} aria-label={words.heading}>
      <figure className={styles.card}>
        <Stars rating={rating} label={`${rating} ${words.outOf}`} />
        <blockquote className={styles.quote}>
          <p>{quote}</p>
        </blockquote>
        <figcaption className={styles.who}>
          <Portrait name={name} tint="card" />
          <span>
            <strong>{name}</strong>
            <span className={styles.role}>{role}</span>
          </span>
        </figcaption>
      </figure>
      <SampleLine text={words.sampleLine} of={words.testimonial} />
    </section>
  );
}
