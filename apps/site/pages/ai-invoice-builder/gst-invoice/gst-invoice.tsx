import { formatPaise } from "@angadi/ui/money/rupees";
import { type InvoiceLogoName, InvoiceLogo } from "./invoice-logo.tsx";
import type { Invoice, Party } from "./invoice.ts";
import { InvoiceLines, type LineCopy } from "./invoice-lines.tsx";
import { InvoiceSummary, type SummaryCopy } from "./invoice-summary.tsx";
import { calculateTotals } from "./invoice-totals.ts";
import { type GetClassName, type InvoiceLook, createGetClassName } from "./class-names.ts";
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
  logo: InvoiceLogoName;
}

/** A printed GST invoice with every field the law requires, calculated from its lines. */
export function GstInvoice({ copy, invoice, look, logo }: GstInvoiceProps) {
  const totals = calculateTotals(invoice);
  const getClassName = createGetClassName(look);
  const { supplier, customer, placeOfSupply } = invoice;
  return (
    <article className={getClassName("frame")} aria-label={`${copy.title} ${invoice.number}`}>
      <div className={getClassName("paper")}>
        <header className={getClassName("top")}>
          <InvoiceLogo name={logo} />
          <PartyLines party={supplier} gstin={copy.gstin} getClassName={getClassName} />
          <p className={getClassName("title")}>{copy.title}</p>
        </header>
        <dl className={getClassName("facts")}>
          <Fact term={copy.number} value={invoice.number} />
          <Fact term={copy.date} value={invoice.date} />
          <Fact term={copy.due} value={invoice.due} />
          <Fact
            term={copy.placeOfSupply}
            value={`${placeOfSupply.state} (${placeOfSupply.code})`}
          />
        </dl>
        <div className={getClassName("customer")}>
          <p className={getClassName("label")}>{copy.billTo}</p>
          <PartyLines party={customer} gstin={copy.gstin} getClassName={getClassName} />
        </div>
        <InvoiceLines
          copy={copy}
          invoice={invoice}
          values={totals.lines}
          getClassName={getClassName}
        />
        <InvoiceSummary copy={copy} totals={totals} getClassName={getClassName} />
        <p className={getClassName("total")}>
          <span>{copy.total}</span> <strong>{formatPaise(totals.total)}</strong>
        </p>
        <p className={getClassName("words")}>
          <span className={getClassName("label")}>{copy.inWords}</span>{" "}
          {rupeesInWords(totals.total)}
        </p>
        <footer className={getClassName("foot")}>
          <p>{invoice.note}</p>
          <p className={getClassName("sign")}>
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
  getClassName: GetClassName;
}

function PartyLines({ party, gstin, getClassName }: PartyLinesProps) {
  return (
    <div className={getClassName("party")}>
      <p className={getClassName("name")}>{party.name}</p>
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
