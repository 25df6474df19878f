import "@angadi/ui/styles/serif.css";
import { toSvgPath } from "lean-qr/extras/svg";
import { type ReactNode, useMemo } from "react";
import type { BillBrand } from "@angadi/brand-kit/bill-brand";
import type { Bill } from "../compute-bill.ts";
import { paperCopy as copy } from "../copy.ts";
import type { Look } from "../draft.ts";
import {
  type Detail,
  type PaperContent,
  type PaperOptions,
  type Party as PartyContent,
  toPaperContent,
} from "../paper-content.ts";
import { makeQr } from "../qr.ts";
// In cascade order: the designs override the shared styles.
import lines from "./lines.module.css";
import base from "./paper.module.css";
import print from "./print.module.css";
import classic from "./classic.module.css";
import clean from "./clean.module.css";
import modern from "./modern.module.css";

type Styles = Record<string, string | undefined>;
const stylesByLook: Record<Look, Styles> = { clean, modern, classic };

/** Returns the class names of an element: the shared one, then the design's. */
type GetClassName = (name: string) => string;

export function getPaperClasses(look: Look): GetClassName {
  const modules: Styles[] = [lines, base, print, stylesByLook[look]];
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
  const getClass = getPaperClasses(look);
  const content = toPaperContent(bill, options);
  const {
    title,
    draftMark,
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
        {draftMark && (
          <p className={getClass("draft")} data-draft>
            <strong>{draftMark.mark}</strong> {draftMark.note}
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
          <Party party={seller} name="seller" getClass={getClass} />
          <p className={getClass("title")} data-part="title">
            {title}
          </p>
        </header>
        <DetailList facts={details} className={getClass("details")} />
        <div className={getClass("parties")}>
          <Party party={buyer} name="buyer" getClass={getClass} />
          {delivery && <Party party={delivery} name="delivery" getClass={getClass} />}
        </div>
        <Lines content={content} getClass={getClass} />
        <div className={getClass("end")} data-end>
          <div className={getClass("sumsAndNote")}>
            <DetailList facts={sums} className={getClass("sums")} name="sums" />
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
  name?: "seller" | "buyer" | "delivery";
  getClass: GetClassName;
}

function Party({ party: { label, name: title, lines: texts }, name, getClass }: PartyProps) {
  return (
    <div className={getClass("party")} data-part={name}>
      {label && <p className={getClass("label")}>{label}</p>}
      {(title || name === "seller") && (
        <p className={getClass("name")}>
          {title || <span data-sample>{copy.sellerPlaceholder}</span>}
        </p>
      )}
      {texts.map((text, index) => (
        <p key={`${index} ${text}`}>{text}</p>
      ))}
    </div>
  );
}

interface DetailListProps {
  facts: readonly Detail[];
  className: string;
  name?: string;
}

function DetailList({ facts, className, name }: DetailListProps) {
  return (
    <dl className={className} data-part={name}>
      {facts.map(({ term, value, part }) => (
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
  getClass: GetClassName;
}

/** The billed lines. The header repeats on every page; narrow paper has two rows per line. */
function Lines({ content: { columns, rows }, getClass }: ContentProps) {
  return (
    <table className={getClass("lines")} data-part="lines">
      <caption className="visually-hidden">{copy.lines.caption}</caption>
      <thead className={getClass("head")}>
        <tr>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col" className={getClass(key)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.place} className={getClass("line")}>
            {columns.map(({ key, head }) =>
              key === "description" ? (
                <th key={key} scope="row" className={getClass(key)}>
                  {row.description || <span data-sample>{copy.lines.unnamed}</span>}
                  {row.discount && <span className={getClass("discount")}> {row.discount}</span>}
                </th>
              ) : (
                <td key={key} className={getClass(key)} data-name={head}>
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
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
