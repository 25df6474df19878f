import { rupeesInWords } from "@angadi/ui/money/rupees-in-words";
import { formatPaise } from "@angadi/ui/money/rupees";
import { paperCopy as copy } from "../copy.ts";
import { formatDay } from "../figures.ts";
import { findState } from "../states.ts";
import type { Bill } from "../compute-bill.ts";
import { type GetClassName, paperParts } from "./parts.ts";
import { PaperLines } from "./paper-lines.tsx";
import { PaperPay } from "./paper-pay.tsx";
import { PaperSums } from "./paper-sums.tsx";

interface PaperProps {
  bill: Bill;
  isDraft: boolean;
}

/** The bill as printed, in the chosen design and size. */
export function Paper({ bill, isDraft }: PaperProps) {
  const { draft, kind, sums } = bill;
  const part = paperParts(draft.look);
  const title = copy.titles[kind];
  const isUnpriced = draft.lines.every(({ rate }) => rate.trim() === "");
  const isComposition = draft.registration === "composition";
  return (
    <article
      className={part("frame")}
      data-size={draft.size}
      data-unpriced={isUnpriced ? "" : undefined}
      aria-label={`${title} ${draft.number}`}
    >
      <div className={part("paper")}>
        {isDraft && (
          <p className={part("draft")} data-draft>
            <strong>{copy.draft}</strong> {copy.draftNote}
          </p>
        )}
        {isComposition && (
          <p className={part("legend")} data-part="legend">
            {copy.legend}
          </p>
        )}
        <header className={part("top")}>
          <div className={part("party")} data-part="seller">
            <p className={part("name")} data-empty={copy.sellerNone}>
              {draft.seller.name}
            </p>
            <TextLines text={draft.seller.address} />
            {bill.sellerGstin !== "" && (
              <p>
                {copy.gstin} {bill.sellerGstin}
              </p>
            )}
            {draft.registration === "none" && draft.seller.pan.trim() !== "" && (
              <p>
                {copy.pan} {draft.seller.pan.trim().toUpperCase()}
              </p>
            )}
            <p>{[draft.seller.phone, draft.seller.email].filter(Boolean).join(" · ")}</p>
          </div>
          <p className={part("title")} data-part="title">
            {title}
          </p>
        </header>
        <PaperFacts bill={bill} part={part} />
        <Buyer bill={bill} part={part} />
        <PaperLines bill={bill} part={part} />
        <div className={part("end")} data-end>
          <PaperSums bill={bill} part={part} />
          <p className={part("total")} data-part="total">
            <span>{copy.total}</span> <strong>{formatPaise(sums.total)}</strong>
          </p>
          <p className={part("words")}>
            <span className={part("label")}>{copy.inWords}</span> {rupeesInWords(sums.total)}
          </p>
          <div className={part("closing")}>
            <PaperPay bill={bill} part={part} isDraft={isDraft} />
            <p className={part("sign")} data-part="sign">
              <span>
                {copy.signsFor} <span data-empty={copy.sellerNone}>{draft.seller.name}</span>
              </span>
              <span>{copy.signature}</span>
            </p>
          </div>
        </div>
        {(draft.note + draft.terms).trim() !== "" && (
          <footer className={part("foot")}>
            <TextLines text={draft.note} />
            {draft.terms.trim() !== "" && (
              <>
                <p className={part("label")}>{copy.terms}</p>
                <TextLines text={draft.terms} />
              </>
            )}
          </footer>
        )}
      </div>
    </article>
  );
}

/** Typed lines, each as a paragraph. */
export function TextLines({ text }: { text: string }) {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line, index) => <p key={`${index} ${line}`}>{line}</p>);
}

function PaperFacts({ bill, part }: { bill: Bill; part: GetClassName }) {
  const { draft, kind, figures } = bill;
  const state = findState(figures.placeOfSupply);
  const isInvoice = kind === "tax-invoice" || kind === "invoice-cum-bill";
  return (
    <dl className={part("facts")}>
      <Fact term={copy.number} value={draft.number} part="number" />
      <Fact term={copy.date} value={formatDay(draft.date)} part="date" />
      {draft.due !== "" && <Fact term={copy.due} value={formatDay(draft.due)} />}
      {isInvoice && (
        <Fact
          term={copy.placeOfSupply}
          value={state ? `${state.name} (${state.code})` : ""}
          part="place"
        />
      )}
      {isInvoice && (
        <Fact
          term={copy.reverse}
          value={figures.reverseCharge ? copy.yes : copy.no}
          part="reverse"
        />
      )}
    </dl>
  );
}

interface FactProps {
  term: string;
  value: string;
  part?: string;
}

function Fact({ term, value, part }: FactProps) {
  return (
    <div data-part={part}>
      <dt>{term}</dt>
      <dd>{value || "\u00a0"}</dd>
    </div>
  );
}

function Buyer({ bill, part }: { bill: Bill; part: GetClassName }) {
  const { buyer } = bill.draft;
  const state = findState(bill.buyerState);
  return (
    <div className={part("customer")}>
      <div className={part("party")} data-part="buyer">
        <p className={part("label")}>{copy.billTo}</p>
        <p className={part("name")}>{buyer.name || copy.cash}</p>
        <TextLines text={buyer.address} />
        {state && <p>{`${state.name} (${state.code})`}</p>}
        {bill.buyerGstin !== "" && (
          <p>
            {copy.gstin} {bill.buyerGstin}
          </p>
        )}
      </div>
      {buyer.delivery.trim() !== "" && (
        <div className={part("party")} data-part="delivery">
          <p className={part("label")}>{copy.deliverTo}</p>
          <TextLines text={buyer.delivery} />
        </div>
      )}
    </div>
  );
}
