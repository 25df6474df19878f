import { invoiceBuilderCopy as copy } from "@angadi/content/pages/ai-invoice-builder";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import {
  billMakerSectionCopy,
  invoicingClosing,
  invoicingFeatures,
  invoicingHero,
  invoiceTimeline,
  templates,
  testimonialCopy,
} from "@angadi/content/pages/ai-invoice-sections";
import { bakeryBill } from "@angadi/content/invoices";
import { getInvoicePriceStrip, invoiceQuestions } from "@angadi/content/pages/ai-invoice-questions";
import { formatPaise } from "@angadi/formats/rupees";
import { Receipt } from "@angadi/ui/receipt/receipt";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
import { PriceStrip } from "../../sections/price-strip/price-strip.tsx";
import { BillMakerSection } from "./bill-maker-section.tsx";
import { invoicePictures } from "./invoice-pictures.tsx";
import { InvoiceTemplates } from "./invoice-templates/invoice-templates.tsx";
import { InvoiceTestimonial } from "./invoice-testimonial/invoice-testimonial.tsx";
import { computeSampleBill } from "./invoice-templates/sample-bill.ts";
import styles from "./invoice-builder.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, copy.meta),
  { "script:ld+json": buildSoftwareApplicationJsonLd(args, copy) },
];

export default function InvoiceBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const startHref = buildStartUrl(useAppUrl());
  const billTotal = formatPaise(computeSampleBill(bakeryBill).sums.total);
  return (
    <>
      <ToolHero copy={invoicingHero} href={startHref}>
        <div className={styles.bill}>
          <Receipt
            {...invoiceTimeline}
            level={2}
            total={{ label: invoiceTimeline.total, amount: billTotal }}
            amounts="settled"
          />
        </div>
      </ToolHero>
      <BillMakerSection copy={billMakerSectionCopy} />
      <InvoiceTemplates copy={templates} />
      <Features copy={invoicingFeatures} pictures={invoicePictures} />
      <InvoiceTestimonial copy={testimonialCopy} />
      <PriceStrip copy={getInvoicePriceStrip(prices)} />
      <Faq copy={invoiceQuestions} />
      <ClosingCall copy={invoicingClosing} href={startHref} />
    </>
  );
}
