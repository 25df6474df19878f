import { createContext } from "react-router";
import type { BlogPost } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import type { FormValues } from "@angadi/contract/form-values";
import type { FindPartnerNumbers } from "@angadi/contract/partner-numbers";

/** What the server passes to the site with each request. */
export interface SiteContext {
  api: ApiClient;
  /** Origin of canonical and social links, without a trailing slash. */
  siteUrl: string;
  /** Base of the separate app, without a trailing slash. */
  appUrl: string;
  /** Whether the style guide is available. */
  hasStyleguide: boolean;
  /** CSP nonce for the inline scripts. */
  nonce: string;
  log: { warn(details: object, message: string): void };
  /**
   * The posted form values; empty if none. Actions read them here because the body is already
   * consumed.
   */
  form: FormValues;
  /** Why the page failed, if the server rejected the request itself. */
  error: { status: number; message: string } | undefined;
  page: PageReport;
  /** Finds the numbers that a partner's private link shows. */
  findPartnerNumbers: FindPartnerNumbers;
  /**
   * Finds the last saved version of a post by a preview link's token; undefined if the token is
   * invalid.
   */
  findPreview: (token: string) => Promise<PreviewedPost | undefined>;
}

/** A post that its authors preview before it is published. */
export interface PreviewedPost {
  post: BlogPost;
  /** Notice shown above it. */
  notice: string;
}

/** What the server allows for a page, and what the loaders report back. */
export interface PageReport {
  /** Whether the response may start before its data has arrived. */
  canStream: boolean;
  /** Whether the response did start before its data had arrived. */
  isStreaming: boolean;
  /** Whether some data failed, so that the page must not be cached. */
  hasFailed: boolean;
  /** Reports that the page waits for slow data until `data` settles; never rejects. */
  onWait: (data: Promise<unknown>) => void;
  /** Parts of a long text, which the document contains only once (prose-from-dom.ts). */
  prose?: readonly string[];
  /** CSS rules that only this response needs. */
  extraCss?: string;
}

export const siteContext = createContext<SiteContext>();
