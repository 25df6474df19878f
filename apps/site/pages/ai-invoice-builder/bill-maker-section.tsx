import { useState } from "react";
import { useLocation } from "react-router";
import type { billMakerCopy } from "@angadi/content/pages/ai-invoice-sections";
import { Button } from "@angadi/ui/button/button";
import { showLoadFailure } from "@angadi/ui/module/failure-notice";
import { useModule } from "@angadi/ui/module/use-module";
import { Demo } from "../../sections/demo/demo.tsx";
import { BlankBill } from "./blank-bill.tsx";
import styles from "./bill-maker-section.module.css";

const SECTION_ID = "make";

/** The bill maker; its code loads on opening. Without scripts a blank bill is shown. */
export function BillMakerSection({ copy }: { copy: typeof billMakerCopy }) {
  const { hash, key } = useLocation();
  const [isRequested, setIsRequested] = useState(false);
  const shouldLoad = isRequested || hash === `#${SECTION_ID}`;
  // `key`: following the same link again tries again.
  const makerModule = useModule(shouldLoad && key + isRequested, loadBillMaker, () => {
    showLoadFailure();
    setIsRequested(false);
  });
  return (
    <Demo content={copy.head} id={SECTION_ID} rank="lead">
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
    </Demo>
  );
}

/** Also loads what the header shows once a bill is saved: nothing more is fetched after this. */
async function loadBillMaker() {
  const chip = import("../../saved-items/saved-chip.tsx").catch(() => undefined);
  const [maker] = await Promise.all([import("@angadi/owner-tools/bill/maker/maker"), chip]);
  return maker;
}
