import type { Env } from "../operations/env.ts";
import type { InlineSources } from "./html.ts";
import { createPagePolicy } from "../http/security-headers.ts";

/** In a header, because the policy allows no inline rules (apps/site/routes.ts). */
const SPECULATION_RULES = '"/speculation-rules.json"';

/**
 * Returns functions that create the headers of HTML documents: what they may load, and what
 * browsers may prefetch.
 */
export function createDocumentHeaderBuilders(
  env: Env,
  { isDevelopment }: { isDevelopment: boolean },
) {
  const createHeaders = (inline: InlineSources) => ({
    "content-security-policy": createPagePolicy(env, inline, { isDevelopment }),
    "speculation-rules": SPECULATION_RULES,
  });
  return {
    /** For a whole document, with the hashes of its inline code. */
    createWholeHeaders: createHeaders,
    /** For a private page: it runs no script, and its URL must not appear in a report. */
    createPrivateHeaders: ({ styles }: InlineSources) => ({
      "content-security-policy": createPagePolicy(
        env,
        { scripts: [], styles },
        { isDevelopment, isPrivate: true },
      ),
    }),
    /** For a streamed document, whose scripts and styles have a nonce. */
    createStreamedHeaders(nonce: string) {
      const inline = [`'nonce-${nonce}'`];
      return createHeaders({ scripts: inline, styles: inline });
    },
  };
}
