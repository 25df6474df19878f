import { useState } from "react";
import { useLocation } from "react-router";
import { Button } from "@angadi/ui/button/button";
import { showLoadFailure } from "@angadi/ui/module/failure-notice";
import { useModule } from "@angadi/ui/module/use-module";
import { Section } from "../../sections/section/section.tsx";
import { BlankBill, type BlankBillCopy } from "./blank-bill.tsx";
import styles from "./bill-maker-section.module.css";

interface BillMakerSectionCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  points: readonly string[];
  open: string;
  blank: BlankBillCopy;
}

const SECTION_ID = "make";

/** The bill maker; its code loads on opening. Without scripts a blank bill is shown. */
export function BillMakerSection({ copy }: { copy: BillMakerSectionCopy }) {
  const { hash, key } = useLocation();
  const [isRequested, setIsRequested] = useState(false);
  const shouldLoad = isRequested || hash === `#${SECTION_ID}`;
  // `key`: following the same link again tries again.
  const makerModule = useModule(shouldLoad && key + isRequested, loadBillMaker, () => {
    showLoadFailure();
    setIsRequested(false);
  });
  return (
    <div id={SECTION_ID} className={styles.make}>
      <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
        {makerModule ? (
          <makerModule.BillMaker />
        ) : (
          <>
            <div className={styles.sign}>
              <ul className={styles.points}>
                {copy.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <Button
                size="large"
                aria-busy={shouldLoad || undefined}
                onClick={() => setIsRequested(true)}
              >
                {copy.open}
              </Button>
            </div>
            <noscript>
              <BlankBill copy={copy.blank} />
            </noscript>
          </>
        )}
      </Section>
    </div>
  );
}

/** Also loads what the header shows once a bill is saved: nothing more is fetched after this. */
async function loadBillMaker() {
  const chip = import("../../saved-items/saved-chip.tsx").catch(() => undefined);
  const [maker] = await Promise.all([import("@angadi/owner-tools/bill/maker"), chip]);
  return maker;
}
