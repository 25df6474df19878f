import type { billMakerSectionCopy } from "@angadi/content/pages/ai-invoice-sections";
import { loadWithSavedChip } from "../../saved-items/load-with-saved-chip.ts";
import { ToolSection } from "../../sections/tool-section/tool-section.tsx";
import { BlankBill } from "./blank-bill.tsx";

/** The bill maker. Without JavaScript a blank bill is shown. */
export const BillMakerSection = ({ copy }: { copy: typeof billMakerSectionCopy }) => (
  <ToolSection
    copy={copy}
    id="make"
    load={loadBillMaker}
    noScript={<BlankBill copy={copy.blankBill} />}
  >
    {({ BillMaker }) => <BillMaker />}
  </ToolSection>
);

const loadBillMaker = loadWithSavedChip(() => import("@angadi/owner-tools/bill/maker/maker"));
