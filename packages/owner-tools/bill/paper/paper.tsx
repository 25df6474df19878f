import "@angadi/ui/styles/serif.css";
import { toSvgPath } from "lean-qr/extras/svg";
import { type ReactNode, useMemo } from "react";
import type { Bill } from "../compute-bill.ts";
import { paperCopy as copy } from "../copy.ts";
import type { Look } from "../draft.ts";
import {
  type Fact,
  type PaperContent,
  type PaperOptions,
  type Party as PartyContent,
  toPaperContent,
} from "../paper-content.ts";
import { makeQr } from "../qr.ts";
// Order matters: in print the sums are a row of the lines, and the designs override both.
import lines from "./lines.module.css";
import base from "./paper.module.css";
import print from "./print.module.css";
import classic from "./classic.module.css";
import clean from "./clean.module.css";
import modern from "./modern.module.css";

type Styles = Record<string, string | undefined>;
const looks: Record<Look, Styles> = { clean, modern, classic };

/** Returns the classes of a part of the paper: the shared ones, then those of the design. */
type GetClassName = (name: string) => string;

export function getPaperClasses(look: Look): GetClassName {
  const sheets: Styles[] = [lines, base, print, looks[look]];
  return (name) =>
    sheets
      .map((styles) => styles[name])
      .filter(Boolean)
      .join(" ");
}

interface PaperProps extends PaperOptions {
  bill: Bill;
  /** The seller's logo. */
  logo?: ReactNode;
}

/** The bill as printed, in the chosen design and size. */
export function Paper({ bill, logo, ...options }: PaperProps) {
  const { look, size, lines: draftLines } = bill.draft;
  const getClass = getPaperClasses(look);
  const content = toPaperContent(bill, options);
  const { title, draft, copyMark, legend, seller, facts, buyer, delivery, sums, total, words } =
    content;
  const isUnpriced = draftLines.every(({ rate }) => rate.trim() === "");
  return (
    <article
      className={getClass("frame")}
      data-size={size}
      data-long={content.isLong ? "" : undefined}
      data-unpriced={isUnpriced ? "" : undefined}
      aria-label={`${title} ${bill.draft.number}`}
    >
      <div className={getClass("paper")}>
        {draft && (
          <p className={getClass("draft")} data-draft>
            <strong>{draft.mark}</strong> {draft.note}
          </p>
        )}
        {copyMark && <p className={getClass("copyMark")}>{copyMark}</p>}
        {legend && (
          <p className={getClass("legend")} data-part="legend">
            {legend}
          </p>
        )}
        <header className={getClass("top")}>
          {logo}
          <Party party={seller} name="seller" getClass={getClass} />
          <p className={getClass("title")} data-part="title">
            {title}
          </p>
        </header>
        <Facts facts={facts} className={getClass("facts")} />
        <div className={getClass("customer")}>
          <Party party={buyer} name="buyer" getClass={getClass} />
          {delivery && <Party party={delivery} name="delivery" getClass={getClass} />}
        </div>
        <Lines content={content} getClass={getClass} />
        <div className={getClass("end")} data-end>
          <div className={getClass("reckoning")}>
            <Facts facts={sums} className={getClass("sums")} name="sums" />
            {content.reverseNote && <p>{content.reverseNote}</p>}
          </div>
          <p className={getClass("total")} data-part="total">
            <span>{total.term}</span> <strong>{total.value}</strong>
          </p>
          <p className={getClass("words")}>
            <span className={getClass("label")}>{words.term}</span> {words.value}
          </p>
          <Closing content={content} getClass={getClass} />
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

interface FactsProps {
  facts: readonly Fact[];
  className: string;
  name?: string;
}

function Facts({ facts, className, name }: FactsProps) {
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

/** The billed lines; the table head repeats on every page. Narrow paper has two rows per line. */
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
                  {row.discount && <span className={getClass("less")}> {row.discount}</span>}
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

/** How to pay, the note and the terms, and the place for the signature. */
function Closing({ content: { upi, bank, note, terms, sign }, getClass }: ContentProps) {
  return (
    <div className={getClass("closing")}>
      <div className={getClass("foot")}>
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
      <p className={getClass("sign")} data-part="sign">
        {sign.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}

/** Width of the quiet zone around the code, in modules. */
const QUIET = 4;

function Qr({ label, link }: { label: string; link: string }) {
  const code = useMemo(() => makeQr(link), [link]);
  const side = code.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
