import "@angadi/ui/styles/serif.css";
import { toSvgPath } from "lean-qr/extras/svg";
import { type ReactNode, useMemo } from "react";
import type { BillBrand } from "@angadi/brand-kit/maker/bill-brand";
import type { Bill } from "../compute-bill.ts";
import { paperCopy as copy } from "../copy.ts";
import type { BillLook } from "../draft.ts";
import {
  type Detail,
  type PaperContent,
  type PaperOptions,
  type Party as PartyContent,
  toPaperContent,
} from "../paper-content.ts";
import { makeQr } from "../qr.ts";
// In cascade order: the designs override the shared styles.
import lineStyles from "./lines.module.css";
import baseStyles from "./paper.module.css";
import printStyles from "./print.module.css";
import classic from "./classic.module.css";
import clean from "./clean.module.css";
import modern from "./modern.module.css";

type Styles = Record<string, string | undefined>;
const stylesByLook: Record<BillLook, Styles> = { clean, modern, classic };

/** Returns the class names of an element: the shared ones, then the design's. */
type ClassGetter = (name: string) => string;

export function createClassGetter(look: BillLook): ClassGetter {
  const modules: Styles[] = [lineStyles, baseStyles, printStyles, stylesByLook[look]];
  return (name) =>
    modules
      .map((styles) => styles[name])
      .filter(Boolean)
      .join(" ");
}

interface PaperProps extends PaperOptions {
  bill: Bill;
  logo?: ReactNode;
  /** The shop's own mark and colours. */
  brand?: BillBrand | undefined;
}

/** The colours of the designs, replaced by those of a brand. */
const toBrandStyle = ({ strong, wash, pale }: BillBrand): Record<`--${string}`, string> => ({
  "--brand": strong,
  "--red": strong,
  "--indigo": strong,
  "--yellow": wash,
  "--yellow-light": pale,
});

/** The bill as printed, in the chosen design and size. */
export function Paper({ bill, logo, brand, ...options }: PaperProps) {
  const { look, size, lines: draftLines } = bill.draft;
  const getClass = createClassGetter(look);
  const content = toPaperContent(bill, options);
  const {
    title,
    statusMark,
    copyMark,
    legend,
    seller,
    details,
    buyer,
    delivery,
    sums,
    total,
    amountInWords,
  } = content;
  const isUnpriced = draftLines.every(({ rate }) => rate.trim() === "");
  return (
    <article
      className={getClass("frame")}
      data-size={size}
      data-long={content.isLong ? "" : undefined}
      data-unpriced={isUnpriced ? "" : undefined}
      aria-label={`${title} ${bill.draft.number}`}
      style={brand && toBrandStyle(brand)}
    >
      <div className={getClass("paper")}>
        {statusMark && (
          <p className={getClass("draft")} data-draft>
            <strong>{statusMark.mark}</strong> {statusMark.note}
          </p>
        )}
        {copyMark && <p className={getClass("copyMark")}>{copyMark}</p>}
        {legend && (
          <p className={getClass("legend")} data-part="legend">
            {legend}
          </p>
        )}
        <header className={getClass("top")}>
          {brand?.logo ?? logo}
          <Party party={seller} part="seller" getClass={getClass} />
          <p className={getClass("title")} data-part="title">
            {title}
          </p>
        </header>
        <DetailList details={details} className={getClass("details")} />
        <div className={getClass("parties")}>
          <Party party={buyer} part="buyer" getClass={getClass} />
          {delivery && <Party party={delivery} part="delivery" getClass={getClass} />}
        </div>
        <Lines content={content} getClass={getClass} />
        <div className={getClass("totals")} data-totals>
          <div className={getClass("sumsAndNote")}>
            <DetailList details={sums} className={getClass("sums")} part="sums" />
            {content.reverseChargeNote && <p>{content.reverseChargeNote}</p>}
          </div>
          <p className={getClass("total")} data-part="total">
            <span>{total.term}</span> <strong>{total.value}</strong>
          </p>
          <p className={getClass("amountInWords")}>
            <span className={getClass("label")}>{amountInWords.term}</span> {amountInWords.value}
          </p>
          <Closing content={content} getClass={getClass} />
          {content.credit && <p className={getClass("credit")}>{content.credit}</p>}
        </div>
      </div>
    </article>
  );
}

interface PartyProps {
  party: PartyContent;
  part?: "seller" | "buyer" | "delivery";
  getClass: ClassGetter;
}

function Party({ party: { label, name, lines }, part, getClass }: PartyProps) {
  return (
    <div className={getClass("party")} data-part={part}>
      {label && <p className={getClass("label")}>{label}</p>}
      {(name || part === "seller") && (
        <p className={getClass("name")}>
          {name || <span data-sample>{copy.sellerPlaceholder}</span>}
        </p>
      )}
      {lines.map((text, index) => (
        <p key={`${index} ${text}`}>{text}</p>
      ))}
    </div>
  );
}

interface DetailListProps {
  details: readonly Detail[];
  className: string;
  part?: string;
}

function DetailList({ details, className, part: listPart }: DetailListProps) {
  return (
    <dl className={className} data-part={listPart}>
      {details.map(({ term, value, part }) => (
        <div key={term} data-part={part}>
          <dt>{term}</dt>
          <dd>{value || "\u00a0"}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ContentProps {
  content: PaperContent;
  getClass: ClassGetter;
}

/** The billed lines. The header repeats on every page; narrow paper has two rows per line. */
function Lines({ content: { columns, rows }, getClass }: ContentProps) {
  return (
    <table className={getClass("lines")} data-part="lines">
      <caption className="visually-hidden">{copy.lines.caption}</caption>
      <thead className={getClass("headings")}>
        <tr>
          {columns.map(({ key, heading }) => (
            <th key={key} scope="col" className={getClass(key)}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.position} className={getClass("line")}>
            {columns.map(({ key, heading }) =>
              key === "description" ? (
                <th key={key} scope="row" className={getClass(key)}>
                  {row.description || <span data-sample>{copy.lines.unnamed}</span>}
                  {row.discount && <span className={getClass("discount")}> {row.discount}</span>}
                </th>
              ) : (
                <td key={key} className={getClass(key)} data-name={heading}>
                  {row[key]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How to pay, the note, the terms, and the signature. */
function Closing({ content: { upi, bank, note, terms, signature }, getClass }: ContentProps) {
  return (
    <div className={getClass("closing")}>
      <div className={getClass("payment")}>
        {upi && (
          <div className={getClass("upi")}>
            <Qr label={upi.lines.at(-1) ?? ""} link={upi.link} />
            <Party party={upi} getClass={getClass} />
          </div>
        )}
        {[bank, note, terms].map(
          (party) => party && <Party key={party.label} {...{ party, getClass }} />,
        )}
      </div>
      <p className={getClass("signature")} data-part="sign">
        {signature.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}

/** Width of the quiet zone around the code, in modules. */
const QUIET_ZONE = 4;

function Qr({ label, link }: { label: string; link: string }) {
  const code = useMemo(() => makeQr(link), [link]);
  const sideLength = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${sideLength} ${sideLength}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
