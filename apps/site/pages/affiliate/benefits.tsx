import { Section } from "../../sections/section/section.tsx";
import styles from "./benefits.module.css";
import { AffiliateIcon, type AffiliateIconName } from "./icons.tsx";

interface Benefit {
  title: string;
  text: string;
}

export interface BenefitsCopy {
  eyebrow: string;
  heading: string;
  /** The first and largest benefit; its heading starts with the figure on the seal. */
  commission: Benefit & { upTo: string; figure: string };
  cookieWindow: Benefit;
  otherBenefits: readonly (Benefit & { icon: AffiliateIconName })[];
}

/** What an affiliate gets. */
export function Benefits({ copy }: { copy: BenefitsCopy }) {
  const { commission, cookieWindow, otherBenefits } = copy;
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ul className={styles.benefits}>
        <li className={styles.commission}>
          <h3 className={styles.title}>
            <span className={styles.seal}>
              <span>{commission.upTo}</span> <strong>{commission.figure}</strong>
            </span>{" "}
            <span className={styles.commissionTitle}>{commission.title}</span>
          </h3>
          <p className={styles.text}>{commission.text}</p>
        </li>
        <li className={styles.cookieWindow}>
          <DaysPicture />
          <div>
            <h3 className={styles.title}>{cookieWindow.title}</h3>
            <p className={styles.text}>{cookieWindow.text}</p>
          </div>
        </li>
        {otherBenefits.map(({ icon, title, text }) => (
          <li key={title} className={styles.card}>
            <AffiliateIcon name={icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A dot for each of the 60 days of the cookie window; the first, the day of the click, is red. */
function DaysPicture() {
  return (
    <svg viewBox="0 0 200 120" className={styles.days} aria-hidden="true">
      <path
        d="M10 10h181M10 30h181M10 50h181M10 70h181M10 90h181M10 110h181"
        strokeDasharray="0 20"
      />
      <circle cx="10" cy="10" r="9" />
    </svg>
  );
}
