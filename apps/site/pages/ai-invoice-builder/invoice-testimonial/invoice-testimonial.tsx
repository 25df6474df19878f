import type { testimonialCopy } from "@angadi/content/pages/ai-invoice-sections";
import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import { Quotation } from "../../../sections/testimonials/testimonials.tsx";
import styles from "./invoice-testimonial.module.css";

/** One large customer quotation. */
export const InvoiceTestimonial = ({ copy }: { copy: typeof testimonialCopy }) => (
  <section className={`wrap ${styles.testimonial}`} aria-label={copy.heading}>
    <div className={styles.card}>
      <Quotation testimonial={copy.testimonial} outOf={copy.outOf} />
    </div>
    <SampleLabel content={copy.testimonial} />
  </section>
);
