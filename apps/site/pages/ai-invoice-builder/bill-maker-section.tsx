import { useState } from "react";
import { useLocation } from "react-router";
import type { billMakerSectionCopy } from "@angadi/content/pages/ai-invoice-sections";
import { Button } from "@angadi/ui/button/button";
import { showLoadFailure } from "@angadi/ui/module/failure-notice";
import { useModule } from "@angadi/ui/module/use-module";
import { Demo } from "../../sections/demo/demo.tsx";
import { BlankBill } from "./blank-bill.tsx";
import styles from "./bill-maker-section.module.css";

const SECTION_ID = "make";

/** The bill maker; its code loads when it is opened. Without JavaScript a blank bill is shown. */
export function BillMakerSection({ copy }: { copy: typeof billMakerSectionCopy }) {
  const { hash, key } = useLocation();
  const [isRequested, setIsRequested] = useState(false);
  const shouldLoad = isRequested || hash === `#${SECTION_ID}`;
  // With `key`, following the same link again retries.
  const makerModule = useModule(shouldLoad && `${key} ${isRequested}`, loadBillMaker, () => {
    showLoadFailure();
    setIsRequested(false);
  });
  return (
    <Demo copy={copy.intro} id={SECTION_ID} rank="major">
      {makerModule ? (
        <makerModule.BillMaker />
      ) : (
        <>
          <div className={styles.teaser}>
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
            <BlankBill copy={copy.blankBill} />
          </noscript>
        </>
      )}
    </Demo>
  );
}

/** Loads the bill maker, and the header's chip for saved items, which appears on saving a bill. */
async function loadBillMaker() {
  const savedChipModule = import("../../saved-items/saved-chip.tsx").catch(() => undefined);
  const [billMaker] = await Promise.all([
    import("@angadi/owner-tools/bill/maker/maker"),
    savedChipModule,
  ]);
  return billMaker;
}
