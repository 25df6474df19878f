import { aboutMeta } from "./about.ts";
import { appsMeta } from "./apps.ts";
import { invoiceBuilderCopy } from "./ai-invoice-builder.ts";
import { blogBuilderPage } from "./ai-blog-builder.ts";
import { brandBuilderPage } from "./ai-brand-builder.ts";
import { crmBuilderPage } from "./ai-crm-builder.ts";
import { websiteBuilderPage } from "./ai-website-builder.ts";
import { affiliateCopy } from "./affiliate.ts";
import { nameGeneratorCopy } from "./business-name-generator.ts";
import { blogCopy } from "./blog.ts";
import { contactCopy } from "./contact.ts";
import { customerStoriesMeta } from "./customer-stories.ts";
import { guidesCopy } from "./guides.ts";
import { homeCopy } from "./home.ts";
import { howItWorksMeta } from "./how-it-works.ts";
import { legalPages } from "./legal.ts";
import { pricingPageCopy } from "./pricing.ts";
import { socialMediaCopy } from "./social-media.ts";
import { inspirationCopy } from "./website-inspiration.ts";

/**
 * Title and description of each page with its own path: for the sitemap, and for the social
 * pictures, which are drawn from them at build time.
 */
export const pages: Readonly<Record<string, { title: string; description: string }>> = {
  "/": homeCopy.meta,
  "/pricing": pricingPageCopy.formatMeta([]),
  "/blog": blogCopy.meta,
  "/contact": contactCopy.meta,
  "/about": aboutMeta,
  "/apps": appsMeta,
  "/how-it-works": howItWorksMeta,
  "/customer-stories": customerStoriesMeta,
  "/social-media": socialMediaCopy.meta,
  "/ai-invoice-builder": invoiceBuilderCopy.meta,
  "/ai-website-builder": websiteBuilderPage.meta,
  "/ai-blog-builder": blogBuilderPage.meta,
  "/ai-brand-builder": brandBuilderPage.meta,
  "/ai-crm-builder": crmBuilderPage.meta,
  "/business-name-generator": nameGeneratorCopy.meta,
  "/website-inspiration": inspirationCopy.meta,
  ...legalPages,
  "/affiliate": affiliateCopy.meta,
  "/business-starter-guide": guidesCopy.meta,
};

/** The pages that search engines may index. */
export const indexedPages: readonly string[] = Object.keys(pages);
