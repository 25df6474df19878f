import { startTransition, useState } from "react";
import { affiliateDialogCopy, affiliateFormCopy } from "@angadi/content/affiliate-form";
import { countryCodes } from "@angadi/content/country-codes";
import { leadFieldsCopy } from "@angadi/content/lead-forms";
import {
  affiliateTermsCopy,
  audienceCopy,
  benefitsCopy,
  calculatorCopy,
  dashboardPictureCopy,
  stepsCopy,
  statsCopy,
} from "@angadi/content/pages/affiliate-sections";
import { affiliateCopy as copy } from "@angadi/content/pages/affiliate";
import { type Prices, listPlansOnSale } from "@angadi/content/plans";
import { site } from "@angadi/content/site";
import { AffiliateDialog } from "../../forms/affiliate-form/affiliate-dialog.tsx";
import { Audience } from "./audience.tsx";
import { Benefits } from "./benefits.tsx";
import { Calculator } from "./calculator.tsx";
import { DashboardPicture } from "./dashboard-picture.tsx";
import { AffiliateSteps } from "./steps.tsx";
import { Stats } from "./stats.tsx";
import { Terms } from "./terms.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Promises } from "../../sections/promises/promises.tsx";
import styles from "./affiliate.module.css";
import { JoinButton, type JoinButtonStyle } from "./join-button.tsx";

export function Affiliate({ prices }: { prices: Prices }) {
  const plans = listPlansOnSale(prices);
  // A plan with custom pricing has no price to take a share of.
  const commissionPlans = plans.filter(
    ({ monthlyPrice, hasCustomPricing }) => monthlyPrice > 0 && !hasCustomPricing,
  );
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [firstLine, secondLine] = copy.heading;
  // As a transition, because the form's list of countries is slow to render.
  const openDialog = () => startTransition(() => setIsDialogOpen(true));
  const renderJoinButton = (style: JoinButtonStyle = {}) => (
    <JoinButton {...style} onJoin={openDialog}>
      {copy.join}
    </JoinButton>
  );
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.intro}>
            <h1 className={styles.heading}>
              <span>{firstLine}</span> <span>{secondLine}</span>
            </h1>
            <p className={styles.lede}>{copy.lede}</p>
            <p>{renderJoinButton({ size: "large" })}</p>
            <Promises items={copy.promises} />
          </div>
          <DashboardPicture copy={dashboardPictureCopy} plans={plans} />
        </div>
      </section>
      <Calculator copy={calculatorCopy} plans={commissionPlans}>
        {renderJoinButton({ size: "large" })}
      </Calculator>
      <Stats copy={statsCopy} />
      <AffiliateSteps copy={stepsCopy} />
      <Benefits copy={benefitsCopy} />
      <Audience copy={audienceCopy} />
      <Terms copy={affiliateTermsCopy}>{renderJoinButton({ variant: "quiet" })}</Terms>
      <ClosingCall copy={copy.closing}>{renderJoinButton()}</ClosingCall>
      <AffiliateDialog
        dialogCopy={affiliateDialogCopy}
        copy={affiliateFormCopy}
        leadCopy={leadFieldsCopy}
        countries={countryCodes}
        bookingUrl={site.schedulingUrl}
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
      />
    </>
  );
}
