import { rupeesText } from "#ui/money/rupees.ts";
import { type InvoiceMarkName, InvoiceMark } from "./invoice-mark.tsx";
import type { Invoice, Party } from "./invoice.ts";
import { InvoiceLines, type LineWords } from "./invoice-lines.tsx";
import { InvoiceSummary, type SummaryWords } from "./invoice-summary.tsx";
import { invoiceTotals } from "./invoice-totals.ts";
import { type InvoiceLook, type Part, paperParts } from "./parts.ts";
import { rupeesInWords } from "#ui/money/rupees-in-words.ts";

export interface InvoiceWords extends LineWords, SummaryWords {
  title: string;
  number: string;
  date: string;
  due: string;
  placeOfSupply: string;
  billTo: string;
  gstin: string;
  inWords: string;
  /** Over the line for the signature. */
  signsFor: (supplier: string) => string;
  signature: string;
}

interface GstInvoiceProps {
  words: InvoiceWords;
  invoice: Invoice;
  look: InvoiceLook;
  mark: InvoiceMarkName;
}

/** A GST invoice on paper: everything the law asks for, worked out from its lines. */
export function GstInvoice({ words, invoice, look, mark }: GstInvoiceProps) {
  const totals = invoiceTotals(invoice);
  const part = paperParts(look);
  const { supplier, customer, placeOfSupply } = invoice;
  return (
    <article className={part("frame")} aria-label={`${words.title} ${invoice.number}`}>
      <div className={part("paper")}>
        <header className={part("top")}>
          <InvoiceMark name={mark} />
          <PartyLines party={supplier} gstin={words.gstin} part={part} />
          <p className={part("title")}>{words.title}</p>
        </header>
        <dl className={part("facts")}>
          <Fact term={words.number} value={invoice.number} />
          <Fact term={words.date} value={invoice.date} />
          <Fact term={words.due} value={invoice.due} />
          <Fact
            term={words.placeOfSupply}
            value={`${placeOfSupply.state} (${placeOfSupply.code})`}
          />
        </dl>
        <div className={part("customer")}>
          <p className={part("label")}>{words.billTo}</p>
          <PartyLines party={customer} gstin={words.gstin} part={part} />
        </div>
        <InvoiceLines words={words} invoice={invoice} values={totals.lines} part={part} />
        <InvoiceSummary words={words} totals={totals} part={part} />
        <p className={part("total")}>
          <span>{words.total}</span> <strong>{rupeesText(totals.total)}</strong>
        </p>
        <p className={part("words")}>
          <span className={part("label")}>{words.inWords}</span> {rupeesInWords(totals.total)}
        </p>
        <footer className={part("foot")}>
          <p>{invoice.note}</p>
          <p className={part("sign")}>
            <span>{words.signsFor(supplier.name)}</span>
            <span>{words.signature}</span>
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
