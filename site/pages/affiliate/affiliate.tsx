import { useState } from "react";
import { affiliateDialogWords, affiliateFormWords } from "#content/affiliate-form.ts";
import { countryCodes } from "#content/country-codes.ts";
import { leadFieldsWords } from "#content/lead-forms.ts";
import {
  affiliateTermsWords,
  audienceWords,
  benefitsWords,
  calculatorWords,
  deskPictureWords,
  stepsWords,
  tagsWords,
} from "#content/pages/affiliate-sections.ts";
import { affiliateWords as words } from "#content/pages/affiliate.ts";
import { type Prices, plansAt } from "#content/plans.ts";
import { site } from "#content/site.ts";
import { AffiliateDialog } from "../../forms/affiliate-form/affiliate-dialog.tsx";
import { Audience } from "./audience.tsx";
import { Benefits } from "./benefits.tsx";
import { Calculator } from "./calculator.tsx";
import { DeskPicture } from "./desk-picture.tsx";
import { Steps } from "./steps.tsx";
import { Tags } from "./tags.tsx";
import { Terms } from "./terms.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Promises } from "../../sections/promises/promises.tsx";
import styles from "./affiliate.module.css";
import { JoinButton, type JoinLooks } from "./join-button.tsx";

/** The whole page. */
export function Affiliate({ prices }: { prices: Prices }) {
  const plans = plansAt(prices);
  // One on agreement has no price to take a share of.
  const earning = plans.filter(({ monthlyPrice, onAgreement }) => monthlyPrice > 0 && !onAgreement);
  const [applies, setApplies] = useState(false);
  const [first, second] = words.heading;
  const join = (looks: JoinLooks = {}) => (
    <JoinButton {...looks} onJoin={() => setApplies(true)}>
      {words.join}
    </JoinButton>
  );
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.words}>
            <h1 className={styles.heading}>
              <span>{first}</span> <span>{second}</span>
            </h1>
            <p className={styles.lede}>{words.lede}</p>
            <p>{join({ size: "large" })}</p>
            <Promises items={words.promises} />
          </div>
          <DeskPicture words={deskPictureWords} plans={plans} />
        </div>
      </section>
      <Tags words={tagsWords} />
      <Steps words={stepsWords} />
      <Calculator words={calculatorWords} plans={earning}>
        {join({ size: "large" })}
      </Calculator>
      <Benefits words={benefitsWords} />
      <Audience words={audienceWords} />
      <Terms words={affiliateTermsWords}>{join({ look: "quiet" })}</Terms>
      <ClosingCall heading={words.closing.heading} text={words.closing.text}>
        {join()}
      </ClosingCall>
      <AffiliateDialog
        dialogWords={affiliateDialogWords}
        words={affiliateFormWords}
        leadWords={leadFieldsWords}
        countries={countryCodes}
        bookingUrl={site.schedulingUrl}
        open={applies}
        onClose={() => setApplies(false)}
      />
    </>
  );
}
