import { formatAmount } from "@angadi/ui/money/rupees";
import { formatPercent } from "../../kit/figures/readers.ts";
import { paperCopy } from "../copy.ts";
import { formatQuantity, formatUnitPrice } from "../figures.ts";
import type { Bill } from "../compute-bill.ts";
import type { GetClassName } from "./parts.ts";

const copy = paperCopy.lines;

interface PaperLinesProps {
  bill: Bill;
  part: GetClassName;
}

/** The billed lines; the table head repeats on every page. Narrow paper has two rows per line. */
export function PaperLines({ bill, part }: PaperLinesProps) {
  const isTaxed = bill.figures.registration === "regular";
  const rate =
    isTaxed && bill.figures.pricesIncludeTax && !bill.figures.reverseCharge
      ? copy.rateWithTax
      : copy.rate;
  return (
    <table className={part("lines")} data-part="lines">
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead className={part("head")}>
        <tr>
          <th scope="col">{copy.place}</th>
          <th scope="col">{copy.description}</th>
          <th scope="col">{copy.quantity}</th>
          <th scope="col">{rate}</th>
          {isTaxed && <th scope="col">{copy.tax}</th>}
          <th scope="col">{isTaxed ? copy.taxableValue : copy.value}</th>
        </tr>
      </thead>
      <tbody>
        {bill.draft.lines.map((_, index) => (
          <Line key={index} bill={bill} index={index} part={part} isTaxed={isTaxed} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps extends PaperLinesProps {
  index: number;
  isTaxed: boolean;
}

function Line({ bill, index, part, isTaxed }: LineProps) {
  const [draftLine, figures, sums] = [
    bill.draft.lines[index],
    bill.figures.lines[index],
    bill.sums.lines[index],
  ];
  if (!draftLine || !figures) return null;
  return (
    <tr className={part("line")}>
      <td className={part("place")}>{index + 1}</td>
      <th scope="row">
        {draftLine.name || <span data-sample>{copy.unnamed}</span>}
        {draftLine.code.trim() !== "" && (
          <span className={part("code")}> {copy.code(draftLine.code.trim())}</span>
        )}
        {sums && sums.discount > 0 && (
          <span className={part("less")}>
            {" "}
            {copy.less(formatDiscount(figures.discount, sums.discount))}
          </span>
        )}
      </th>
      <td className={part("quantity")}>
        {formatQuantity(figures.quantity)} {draftLine.unit}
      </td>
      <td className={part("rate")}>{formatUnitPrice(figures.rate)}</td>
      {isTaxed && (
        <td className={part("tax")} data-name={copy.tax}>
          {figures.tax + figures.cess === 0 ? copy.untaxed : formatPercent(figures.tax)}
          {figures.cess > 0 && (
            <span className={part("less")}> {copy.cess(formatPercent(figures.cess))}</span>
          )}
        </td>
      )}
      <td className={part("value")}>{formatAmount(sums?.taxable ?? 0)}</td>
    </tr>
  );
}

const formatDiscount = (
  discount: Bill["figures"]["lines"][number]["discount"],
  amount: number,
): string => ("percent" in discount ? formatPercent(discount.percent) : formatAmount(amount));
