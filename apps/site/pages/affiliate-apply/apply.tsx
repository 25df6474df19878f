import { affiliateFormCopy } from "@angadi/content/affiliate-form";
import { countryCodes } from "@angadi/content/country-codes";
import { leadFieldsCopy } from "@angadi/content/lead-forms";
import { affiliateApplyCopy as copy } from "@angadi/content/pages/affiliate-apply";
import { site } from "@angadi/content/site";
import { Link } from "react-router";
import { AffiliateForm } from "../../forms/affiliate-form/affiliate-form.tsx";
import type { AffiliateResult } from "../../forms/affiliate-form/application.ts";
import { Receipt } from "@angadi/ui/receipt/receipt";
import styles from "./apply.module.css";

export function ApplyContent({ actionResult }: { actionResult: AffiliateResult | undefined }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.intro}>
        <h1>{copy.heading}</h1>
        <p className={styles.lede}>{copy.lede}</p>
      </div>
      <div className={styles.panel}>
        <AffiliateForm
          copy={affiliateFormCopy}
          leadCopy={leadFieldsCopy}
          countries={countryCodes}
          bookingUrl={site.schedulingUrl}
          level={2}
          actionResult={actionResult}
        />
      </div>
      <div className={styles.terms}>
        <div className={styles.receipt}>
          <Receipt {...copy.terms} level={2} />
        </div>
        <section aria-labelledby="next" className={styles.next}>
          <h2 id="next">{copy.next.heading}</h2>
          <ol className={styles.steps}>
            {copy.next.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
        </section>
        <p>
          <Link to={copy.back.href} className={styles.back}>
            {copy.back.title}
          </Link>
        </p>
      </div>
    </div>
  );
}
