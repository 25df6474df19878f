import { formatAmount, formatSignedAmount } from "@angadi/ui/money/rupees";
import { formatPercent } from "../../kit/figures/readers.ts";
import type { RateSums } from "../bill.ts";
import { paperCopy as copy } from "../copy.ts";
import { formatHalf } from "../figures.ts";
import { findState } from "../states.ts";
import type { Bill } from "../compute-bill.ts";
import type { GetClassName } from "./parts.ts";

interface PaperSumsProps {
  bill: Bill;
  part: GetClassName;
}

/** The sums from the lines to the total, and the tax by rate. */
export function PaperSums({ bill, part }: PaperSumsProps) {
  const { sums, figures: input } = bill;
  const isTaxed = input.registration === "regular" && bill.kind !== "bill-of-supply";
  const kinds = taxKinds(bill);
  return (
    <div className={part("reckoning")}>
      {isTaxed && sums.rates.some(({ tax, cessRate }) => tax + cessRate > 0) && (
        <Taxes bill={bill} kinds={kinds} part={part} />
      )}
      <dl className={part("sums")} data-part="sums">
        {sums.freightTaxable > 0 && (
          <>
            <Sum term={copy.linesValue} amount={formatAmount(sums.linesTaxable)} />
            <Sum term={copy.freight} amount={formatAmount(sums.freightTaxable)} />
          </>
        )}
        <Sum term={isTaxed ? copy.taxable : copy.value} amount={formatAmount(sums.taxable)} />
        {isTaxed &&
          kinds.map(({ name, getAmount }) => (
            <Sum key={name} term={name} amount={formatAmount(sum(sums.rates.map(getAmount)))} />
          ))}
        {sums.roundOff !== 0 && (
          <Sum term={copy.roundOff} amount={formatSignedAmount(sums.roundOff)} />
        )}
      </dl>
      {input.reverseCharge && sums.tax > 0 && <p className={part("reverse")}>{copy.reverseNote}</p>}
    </div>
  );
}

function Sum({ term, amount }: { term: string; amount: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

interface TaxKind {
  name: string;
  formatRate: (rate: RateSums) => string;
  getAmount: (rate: RateSums) => number;
}

const half = ({ tax }: RateSums) => formatHalf(tax);

/** The kinds of tax on this bill: two halves or one whole, and cess if there is any. */
function taxKinds({ figures: input, sums }: Bill): TaxKind[] {
  const isTerritory = findState(input.placeOfSupply)?.isTerritory === true;
  const kinds: TaxKind[] =
    input.sellerState === input.placeOfSupply
      ? [
          { name: copy.taxes.cgst, formatRate: half, getAmount: ({ cgst }) => cgst },
          {
            name: isTerritory ? copy.taxes.utgst : copy.taxes.sgst,
            formatRate: half,
            getAmount: ({ sgst }) => sgst,
          },
        ]
      : [
          {
            name: copy.taxes.igst,
            formatRate: ({ tax }) => formatPercent(tax),
            getAmount: ({ igst }) => igst,
          },
        ];
  if (sums.rates.some(({ cessRate }) => cessRate > 0)) {
    kinds.push({
      name: copy.taxes.cess,
      formatRate: ({ cessRate }) => formatPercent(cessRate),
      getAmount: ({ cess }) => cess,
    });
  }
  return kinds;
}

interface TaxesProps extends PaperSumsProps {
  kinds: readonly TaxKind[];
}

function Taxes({ bill, kinds, part }: TaxesProps) {
  return (
    <table className={part("taxes")} data-part="taxes">
      <caption className="visually-hidden">{copy.taxes.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.taxes.rate}</th>
          <th scope="col">{copy.taxes.taxable}</th>
          {kinds.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bill.sums.rates.map((rate) => (
          <tr key={`${rate.tax} ${rate.cessRate}`}>
            <th scope="row">{rate.tax === 0 ? copy.lines.untaxed : formatPercent(rate.tax)}</th>
            <td>{formatAmount(rate.taxable)}</td>
            {kinds.map((kind) => (
              <td key={kind.name}>
                {formatAmount(kind.getAmount(rate))}{" "}
                {kind.getAmount(rate) > 0 && (
                  <span className={part("at")}>{copy.taxes.at(kind.formatRate(rate))}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
