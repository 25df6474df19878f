import { InitialsPortrait } from "@angadi/ui/portrait/portrait";
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
  isSample?: true;
}

export interface TestimonialsCopy {
  eyebrow: string;
  heading: string;
  /** Text after a rating: "5 out of 5". */
  outOf: string;
  testimonials: readonly Testimonial[];
}

const TINTS = ["card", "green", "yellow", "card", "card", "pink"] as const;

/** Customer quotations as cards. */
export function Testimonials({ copy }: { copy: TestimonialsCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ul className={styles.cards}>
        {copy.testimonials.map((testimonial, index) => (
          <li key={testimonial.id} className={styles.card}>
            <Quotation
              testimonial={testimonial}
              outOf={copy.outOf}
              tint={TINTS[index % TINTS.length]}
            />
          </li>
        ))}
      </ul>
      <SampleLabel content={copy.testimonials} align="centre" />
    </Section>
  );
}

interface QuotationProps {
  testimonial: Testimonial;
  outOf: string;
  tint?: (typeof TINTS)[number] | undefined;
}

/** A quotation with its rating and the customer's name. */
export function Quotation({ testimonial, outOf, tint = "card" }: QuotationProps) {
  const { name, role, quote, rating } = testimonial;
  return (
    <figure className={styles.quotation}>
      <Stars rating={rating} label={`${rating} ${outOf}`} />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <InitialsPortrait name={name} tint={tint} />
        <span>
          <strong>{name}</strong>
          <span className={styles.role}>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
