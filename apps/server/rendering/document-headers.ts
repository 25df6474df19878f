import type { Env } from "../operations/env.ts";
import type { InlineSources } from "./html.ts";
import { pagePolicy } from "../http/security-headers.ts";

/** A header, so that the script policy need not allow inline rules (apps/site/routes.ts). */
const SPECULATION_RULES = '"/speculation-rules.json"';

/** The headers of HTML documents: what they may load, and what browsers may prefetch. */
export function createDocumentHeaders(env: Env, { developing }: { developing: boolean }) {
  const createHeaders = (inline: InlineSources) => ({
    "content-security-policy": pagePolicy(env, inline, { developing }),
    "speculation-rules": SPECULATION_RULES,
  });
  return {
    /** For a whole document: only inline code with one of the given hashes may run. */
    whole: createHeaders,
    /** For a document without scripts, whose URL must not appear in a report. */
    silent: ({ styles }: InlineSources) => ({
      "content-security-policy": pagePolicy(
        env,
        { scripts: [], styles },
        { developing, isSilent: true },
      ),
    }),
    /** For a streamed document, whose scripts and styles have a nonce. */
    streamed(nonce: string) {
      const inline = [`'nonce-${nonce}'`];
      return createHeaders({ scripts: inline, styles: inline });
    },
  };
}
