import { aboutCopy } from "./pages/about.ts";
import { appsCopy } from "./pages/apps.ts";
import { invoiceBuilderCopy } from "./pages/ai-invoice-builder.ts";
import { blogBuilderPage } from "./pages/ai-blog-builder.ts";
import { brandBuilderPage } from "./pages/ai-brand-builder.ts";
import { crmBuilderPage } from "./pages/ai-crm-builder.ts";
import { websiteBuilderPage } from "./pages/ai-website-builder.ts";
import { affiliateCopy } from "./pages/affiliate.ts";
import { nameGeneratorCopy } from "./pages/business-name-generator.ts";
import { blogCopy } from "./pages/blog.ts";
import { contactCopy } from "./pages/contact.ts";
import { customerStoriesCopy } from "./pages/customer-stories.ts";
import { guidesCopy } from "./pages/guides.ts";
import { homeCopy } from "./pages/home.ts";
import { howItWorksCopy } from "./pages/how-it-works.ts";
import { legalPages } from "./pages/legal.ts";
import { pricingCopy } from "./pages/pricing.ts";
import { socialMediaCopy } from "./pages/social-media.ts";
import { inspirationCopy } from "./pages/website-inspiration.ts";

/**
 * Title and description of each page with its own path: for the sitemap, and for the social
 * pictures, which are drawn from them at build time.
 */
export const pages: Readonly<Record<string, { title: string; description: string }>> = {
  "/": homeCopy.meta,
  "/pricing": pricingCopy.meta([]),
  "/blog": blogCopy.meta,
  "/contact": contactCopy.meta,
  "/about": aboutCopy.meta,
  "/apps": appsCopy.meta,
  "/how-it-works": howItWorksCopy.meta,
  "/customer-stories": customerStoriesCopy.meta,
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
