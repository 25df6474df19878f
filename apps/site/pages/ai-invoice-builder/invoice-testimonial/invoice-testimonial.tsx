import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import { Quotation, type Testimonial } from "../../../sections/testimonials/testimonials.tsx";
import styles from "./invoice-testimonial.module.css";

export interface InvoiceTestimonialCopy {
  heading: string;
  /** Text after the rating: "5 out of 5". */
  outOf: string;
  testimonial: Testimonial;
}

/** One large customer quotation. */
export const InvoiceTestimonial = ({ copy }: { copy: InvoiceTestimonialCopy }) => (
  <section className={`wrap ${styles.voice}`} aria-label={copy.heading}>
    <div className={styles.card}>
      <Quotation testimonial={copy.testimonial} outOf={copy.outOf} />
    </div>
    <SampleLabel content={copy.testimonial} />
  </section>
);
