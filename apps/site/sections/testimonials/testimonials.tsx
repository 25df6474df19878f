import { Portrait } from "@angadi/ui/portrait/portrait";
import { SampleLabel } from "../sample-label/sample-label.tsx";
import { Section } from "../section/section.tsx";
import { Stars } from "./stars.tsx";
import styles from "./testimonials.module.css";

export interface Testimonial {
  id: string;
  name: string;
  role: string;
  quote: string;
  rating: 5;
  sample?: true;
}

export interface TestimonialsCopy {
  eyebrow: string;
  heading: string;
  /** Text after a rating: "5 out of 5". */
  outOf: string;
  testimonials: readonly Testimonial[];
}

const TINTS = ["card", "tulsi", "haldi", "card", "card", "gulab"] as const;

/** Customer quotations as cards. */
export function Testimonials({ copy }: { copy: TestimonialsCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ul className={styles.cards}>
        {copy.testimonials.map(({ id, name, role, quote, rating }, index) => (
          <li key={id} className={styles.card}>
            <figure>
              <Stars rating={rating} label={`${rating} ${copy.outOf}`} />
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <Portrait name={name} tint={TINTS[index % TINTS.length] ?? "card"} />
                <span>
                  <strong>{name}</strong>
                  <span className={styles.role}>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <SampleLabel content={copy.testimonials} align="centre" />
    </Section>
  );
}
