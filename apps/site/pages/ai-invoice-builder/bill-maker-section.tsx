import type { billMakerCopy } from "@angadi/content/pages/ai-invoice-sections";
import { ToolSection } from "../../sections/tool-section/tool-section.tsx";
import { BlankBill } from "./blank-bill.tsx";

/** The bill maker. Without scripts a blank bill is shown. */
export const BillMakerSection = ({ copy }: { copy: typeof billMakerCopy }) => (
  <ToolSection
    content={copy}
    id="make"
    load={loadBillMaker}
    noScript={<BlankBill copy={copy.blank} />}
  >
    {({ BillMaker }) => <BillMaker />}
  </ToolSection>
);

/** Also loads the header's chip for saved items, so that saving a bill needs no further request. */
async function loadBillMaker() {
  const savedChip = import("../../saved-items/saved-chip.tsx").catch(() => undefined);
  const [billMaker] = await Promise.all([
    import("@angadi/owner-tools/bill/maker/maker"),
    savedChip,
  ]);
  return billMaker;
}
