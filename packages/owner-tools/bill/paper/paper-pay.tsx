import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "react";
import { formatPaise } from "@angadi/ui/money/rupees";
import { paperCopy as copy } from "../copy.ts";
import { makeQr } from "../qr.ts";
import { isUpiId, buildUpiLink } from "../upi.ts";
import type { Bill } from "../compute-bill.ts";
import type { GetClassName } from "./parts.ts";

interface PaperPayProps {
  bill: Bill;
  part: GetClassName;
  isDraft: boolean;
}

/** Payment details: the UPI QR code, and the bank details next to it. */
export function PaperPay({ bill, part, isDraft }: PaperPayProps) {
  const { draft, sums } = bill;
  // A draft has no payment code.
  const hasCode = !isDraft && isUpiId(draft.upi) && sums.total > 0;
  const hasBank = draft.account.trim() !== "";
  if (!hasCode && !hasBank) return null;
  return (
    <div className={part("pay")}>
      {hasCode && (
        <div className={part("upi")}>
          <Qr
            label={copy.scan(formatPaise(sums.total))}
            link={buildUpiLink({
              upiId: draft.upi,
              payee: draft.seller.name,
              amount: sums.total,
              note: `${copy.titles.bill} ${draft.number}`,
            })}
          />
          <div>
            <p className={part("label")}>{copy.pay}</p>
            <p>{draft.upi.trim()}</p>
            <p>{copy.scan(formatPaise(sums.total))}</p>
          </div>
        </div>
      )}
      {hasBank && (
        <div>
          <p className={part("label")}>{copy.bank}</p>
          <p>{draft.bank}</p>
          <p>
            {copy.account} {draft.account.trim()}
          </p>
          {draft.ifsc.trim() !== "" && (
            <p>
              {copy.ifsc} {draft.ifsc.trim().toUpperCase()}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Width of the quiet zone around the code, in modules. */
const QUIET = 4;

function Qr({ label, link }: { label: string; link: string }) {
  const { path, side } = useMemo(() => {
    const code = makeQr(link);
    return { path: toSvgPath(code), side: code.size };
  }, [link]);
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side + 2 * QUIET} ${side + 2 * QUIET}`}
      role="img"
      aria-label={label}
      data-upi={link}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
