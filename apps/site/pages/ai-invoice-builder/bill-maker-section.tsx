import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { BillMaker } from "@angadi/owner-tools/bill/maker";
import { Button } from "@angadi/ui/button/button";
import { Section } from "../../sections/section/section.tsx";
import { showLoadFailure } from "../../use-module.ts";
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
  const makerModule = useBillMakerModule(shouldLoad, key, () => setIsRequested(false));
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

interface BillMakerModule {
  BillMaker: typeof BillMaker;
}

/** Loads the bill maker's code on request; shows a notice if that fails. */
function useBillMakerModule(
  shouldLoad: boolean,
  locationKey: string,
  onLoadError: () => void,
): BillMakerModule | undefined {
  const [makerModule, setMakerModule] = useState<BillMakerModule>();
  useEffect(() => {
    if (!shouldLoad || makerModule) return;
    // Also load what the header shows once a bill is saved: nothing more is fetched after this.
    const chip = import("../../saved-items/saved-chip.tsx").catch(() => undefined);
    Promise.all([import("@angadi/owner-tools/bill/maker"), chip]).then(
      ([maker]) => setMakerModule(maker),
      () => {
        showLoadFailure();
        onLoadError();
      },
    );
    // `locationKey`: following the same link again retries a failed load.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shouldLoad, makerModule, locationKey]);
  return makerModule;
}
