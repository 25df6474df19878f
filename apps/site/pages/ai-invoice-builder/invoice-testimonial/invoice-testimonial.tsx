import { Portrait } from "@angadi/ui/portrait/portrait";
import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import type { Testimonial } from "../../../sections/testimonials/testimonials.tsx";
import { Stars } from "../../../sections/testimonials/stars.tsx";
import styles from "./invoice-testimonial.module.css";

export interface InvoiceTestimonialCopy {
  heading: string;
  /** Text after the rating: "5 out of 5". */
  outOf: string;
  testimonial: Testimonial;
}

/** One large customer quotation. */
export function InvoiceTestimonial({ copy }: { copy: InvoiceTestimonialCopy }) {
  const { name, role, quote, rating } = copy.testimonial;
  return (
    <section className={`wrap ${styles.voice}`} aria-label={copy.heading}>
      <figure className={styles.card}>
        <Stars rating={rating} label={`${rating} ${copy.outOf}`} />
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
      <SampleLabel content={copy.testimonial} />
    </section>
  );
}
