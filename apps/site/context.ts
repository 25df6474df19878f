import { createContext } from "react-router";
import type { BlogPost } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import type { FormValues } from "@angadi/contract/form-values";
import type { FindPartnerNumbers } from "@angadi/contract/partner-numbers";

/** What the process hands to the site with each request. */
export interface SiteContext {
  api: ApiClient;
  /** Origin of canonical and social links, without a trailing slash. */
  siteUrl: string;
  /** Base of the separate app, without a trailing slash. */
  appUrl: string;
  /** Whether the style guide is shown. */
  styleguide: boolean;
  /** Marks the inline scripts that the page's policy allows. */
  nonce: string;
  log: { warn(details: object, message: string): void };
  /** What a form was posted with; empty if none was. Actions read it here: the body is read. */
  form: FormValues;
  /** Why the page is refused, where the process refused the request itself. */
  error: { status: number; message: string } | undefined;
  page: PageReport;
  /** What a partner's private link shows. */
  findPartnerNumbers: FindPartnerNumbers;
  /** A post as it was saved last, by the token of a preview's link; undefined if it is no good. */
  preview: (token: string) => Promise<PreviewedPost | undefined>;
}

/** A post that its writers look at before the public does. */
export interface PreviewedPost {
  post: BlogPost;
  /** What the bar above it says. */
  bar: string;
}

/** What the process wants of a page, and what the loaders report of it. */
export interface PageReport {
  /** Whether it may begin before its data is there. */
  mayStream: boolean;
  /** It began before its data was there. */
  streams: boolean;
  /** Data failed, so the page is not to be kept. */
  failed: boolean;
  /** Tells that the page waits for slow data until `data` settles; never rejects. */
  waits: (data: Promise<unknown>) => void;
  /** The parts of a long text that the document is to hold once (apps/site/prose-once.ts). */
  prose?: readonly string[];
  /** Style rules that this answer needs and no other. */
  rules?: string;
}

export const siteContext = createContext<SiteContext>();
