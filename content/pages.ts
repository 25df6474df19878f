import { aboutWords } from "./pages/about.ts";
import { appsWords } from "./pages/apps.ts";
import { invoiceBuilderWords } from "./pages/ai-invoice-builder.ts";
import { blogBuilderPage } from "./pages/ai-blog-builder.ts";
import { brandBuilderPage } from "./pages/ai-brand-builder.ts";
import { crmBuilderPage } from "./pages/ai-crm-builder.ts";
import { websiteBuilderPage } from "./pages/ai-website-builder.ts";
import { affiliateWords } from "./pages/affiliate.ts";
import { nameGeneratorWords } from "./pages/business-name-generator.ts";
import { blogWords } from "./pages/blog.ts";
import { contactWords } from "./pages/contact.ts";
import { customerStoriesWords } from "./pages/customer-stories.ts";
import { guidesWords } from "./pages/guides.ts";
import { homeWords } from "./pages/home.ts";
import { howItWorksWords } from "./pages/how-it-works.ts";
import { legalPages } from "./pages/legal.ts";
import { pricingWords } from "./pages/pricing.ts";
import { socialMediaWords } from "./pages/social-media.ts";
import { inspirationWords } from "./pages/website-inspiration.ts";

/**
 * Title and description of each page with an address of its own: for the social pictures, which are
 * drawn from them at build, and the sitemap.
 */
export const pages: Readonly<Record<string, { title: string; description: string }>> = {
  "/": homeWords.meta,
  "/pricing": pricingWords.meta([]),
  "/blog": blogWords.meta,
  "/contact": contactWords.meta,
  "/about": aboutWords.meta,
  "/apps": appsWords.meta,
  "/how-it-works": howItWorksWords.meta,
  "/customer-stories": customerStoriesWords.meta,
  "/social-media": socialMediaWords.meta,
  "/ai-invoice-builder": invoiceBuilderWords.meta,
  "/ai-website-builder": websiteBuilderPage.meta,
  "/ai-blog-builder": blogBuilderPage.meta,
  "/ai-brand-builder": brandBuilderPage.meta,
  "/ai-crm-builder": crmBuilderPage.meta,
  "/business-name-generator": nameGeneratorWords.meta,
  "/website-inspiration": inspirationWords.meta,
  ...legalPages,
  "/affiliate": affiliateWords.meta,
  "/business-starter-guide": guidesWords.meta,
};

/** The pages search engines are to know. */
export const indexedPages: readonly string[] = Object.keys(pages);
