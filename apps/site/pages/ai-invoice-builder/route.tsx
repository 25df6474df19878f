import { invoiceBuilderCopy as copy } from "@angadi/content/pages/ai-invoice-builder";
import { useAppUrl } from "../../app-url.ts";
import { siteContext } from "../../context.ts";
import { loadPrices } from "../../load-prices.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import {
  invoiceTimeline,
  closing,
  features,
  hero,
  billMakerCopy,
  taxSplit,
  templates,
  testimonialCopy,
} from "@angadi/content/pages/ai-invoice-sections";
import { bakeryBill } from "@angadi/content/invoices";
import { invoiceCost, invoiceQuestions } from "@angadi/content/pages/ai-invoice-questions";
import { getMonthBillCopy } from "@angadi/content/pages/cost-and-risk";
import { startUrl } from "../../app-urls.ts";
import { formatPaise } from "@angadi/ui/money/rupees";
import { InvoiceFeatures } from "./invoice-features/invoice-features.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CostAndRisk } from "../../sections/cost-and-risk/cost-and-risk.tsx";
import { buildMonthBill } from "../../sections/cost-and-risk/month-bill.ts";
import { Faq } from "../../sections/faq/faq.tsx";
import { InvoiceTemplates } from "./invoice-templates/invoice-templates.tsx";
import { InvoiceTestimonial } from "./invoice-testimonial/invoice-testimonial.tsx";
import { TaxSplit } from "./tax-split/tax-split.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
import { Receipt } from "@angadi/ui/receipt/receipt";
import { LedgerPicture } from "./ledger-picture.tsx";
import { BillMakerSection } from "./bill-maker-section.tsx";
import { computeSampleBill } from "./sample-bill.ts";
import styles from "./invoice-builder.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, copy.meta),
  {
    "script:ld+json": buildSoftwareApplicationJsonLd(siteUrl(args) + args.location.pathname, copy),
  },
];

export default function InvoiceBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const href = startUrl(appUrl);
  const billTotal = formatPaise(computeSampleBill(bakeryBill).sums.total);
  return (
    <>
      <ToolHero copy={hero} href={href}>
        <div className={styles.desk}>
          <LedgerPicture />
          <div className={styles.bill}>
            <Receipt
              {...invoiceTimeline}
              level={2}
              total={{ label: invoiceTimeline.total, amount: billTotal }}
              amounts="settled"
            />
          </div>
        </div>
      </ToolHero>
      <InvoiceTemplates copy={templates} />
      <BillMakerSection copy={billMakerCopy} />
      <TaxSplit copy={taxSplit} />
      <InvoiceFeatures copy={features} />
      <InvoiceTestimonial copy={testimonialCopy} />
      <CostAndRisk copy={invoiceCost(prices)} bill={buildMonthBill(getMonthBillCopy(prices))} />
      <Faq copy={invoiceQuestions} />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        button={{ title: closing.button, href }}
      />
    </>
  );
}
