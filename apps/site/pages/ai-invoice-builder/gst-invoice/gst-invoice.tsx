import { rupeesText } from "@angadi/ui/money/rupees";
import { type InvoiceMarkName, InvoiceMark } from "./invoice-mark.tsx";
import type { Invoice, Party } from "./invoice.ts";
import { InvoiceLines, type LineCopy } from "./invoice-lines.tsx";
import { InvoiceSummary, type SummaryCopy } from "./invoice-summary.tsx";
import { invoiceTotals } from "./invoice-totals.ts";
import { type InvoiceLook, type Part, paperParts } from "./parts.ts";
import { rupeesInWords } from "@angadi/ui/money/rupees-in-words";

export interface InvoiceCopy extends LineCopy, SummaryCopy {
  title: string;
  number: string;
  date: string;
  due: string;
  placeOfSupply: string;
  billTo: string;
  gstin: string;
  inWords: string;
  /** Text above the signature line. */
  signsFor: (supplier: string) => string;
  signature: string;
}

interface GstInvoiceProps {
  copy: InvoiceCopy;
  invoice: Invoice;
  look: InvoiceLook;
  mark: InvoiceMarkName;
}

/** A printed GST invoice with every field the law requires, calculated from its lines. */
export function GstInvoice({ copy, invoice, look, mark }: GstInvoiceProps) {
  const totals = invoiceTotals(invoice);
  const part = paperParts(look);
  const { supplier, customer, placeOfSupply } = invoice;
  return (
    <article className={part("frame")} aria-label={`${copy.title} ${invoice.number}`}>
      <div className={part("paper")}>
        <header className={part("top")}>
          <InvoiceMark name={mark} />
          <PartyLines party={supplier} gstin={copy.gstin} part={part} />
          <p className={part("title")}>{copy.title}</p>
        </header>
        <dl className={part("facts")}>
          <Fact term={copy.number} value={invoice.number} />
          <Fact term={copy.date} value={invoice.date} />
          <Fact term={copy.due} value={invoice.due} />
          <Fact
            term={copy.placeOfSupply}
            value={`${placeOfSupply.state} (${placeOfSupply.code})`}
          />
        </dl>
        <div className={part("customer")}>
          <p className={part("label")}>{copy.billTo}</p>
          <PartyLines party={customer} gstin={copy.gstin} part={part} />
        </div>
        <InvoiceLines copy={copy} invoice={invoice} values={totals.lines} part={part} />
        <InvoiceSummary copy={copy} totals={totals} part={part} />
        <p className={part("total")}>
          <span>{copy.total}</span> <strong>{rupeesText(totals.total)}</strong>
        </p>
        <p className={part("words")}>
          <span className={part("label")}>{copy.inWords}</span> {rupeesInWords(totals.total)}
        </p>
        <footer className={part("foot")}>
          <p>{invoice.note}</p>
          <p className={part("sign")}>
            <span>{copy.signsFor(supplier.name)}</span>
            <span>{copy.signature}</span>
          </p>
        </footer>
      </div>
    </article>
  );
}

interface PartyLinesProps {
  party: Party;
  gstin: string;
  part: Part;
}

function PartyLines({ party, gstin, part }: PartyLinesProps) {
  return (
    <div className={part("party")}>
      <p className={part("name")}>{party.name}</p>
      {party.address.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {gstin} {party.gstin}
      </p>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
