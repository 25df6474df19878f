import { affiliateFormWords } from "#content/affiliate-form.ts";
import { countryCodes } from "#content/country-codes.ts";
import { leadFieldsWords } from "#content/lead-forms.ts";
import { affiliateApplyWords as words } from "#content/pages/affiliate-apply.ts";
import { site } from "#content/site.ts";
import { Link } from "react-router";
import { AffiliateForm } from "../../forms/affiliate-form/affiliate-form.tsx";
import type { AffiliateResult } from "../../forms/affiliate-form/application.ts";
import { Receipt } from "#ui/receipt/receipt.tsx";
import styles from "./apply.module.css";

/** The whole page. */
export function Apply({ posted }: { posted: AffiliateResult | undefined }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>{words.heading}</h1>
        <p className={styles.lede}>{words.lede}</p>
      </div>
      <div className={styles.board}>
        <AffiliateForm
          words={affiliateFormWords}
          leadWords={leadFieldsWords}
          countries={countryCodes}
          bookingUrl={site.schedulingUrl}
          level={2}
          posted={posted}
        />
      </div>
      <div className={styles.terms}>
        <div className={styles.slip}>
          <Receipt {...words.terms} level={2} />
        </div>
        <section aria-labelledby="next" className={styles.next}>
          <h2 id="next">{words.next.heading}</h2>
          <ol className={styles.steps}>
            {words.next.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
        </section>
        <p>
          <Link to={words.back.href} className={styles.back}>
            {words.back.title}
          </Link>
        </p>
      </div>
    </div>
  );
}
