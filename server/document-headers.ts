import type { Env } from "./env.ts";
import { inlineScriptHashes, inlineStyleHashes } from "./html.ts";
import { pagePolicy } from "./security-headers.ts";

/** By header, so that the policy for scripts need not allow them inline (site/routes.ts). */
const SPECULATION_RULES = '"/speculation-rules.json"';

/** The headers of HTML documents: what they may load, and what browsers may load ahead. */
export function documentHeaders(env: Env, { developing }: { developing: boolean }) {
  const policy = (inline: { scripts: string[]; styles: string[] }, isSilent = false) =>
    pagePolicy(env, inline, { developing, isSilent });
  const headers = (inline: { scripts: string[]; styles: string[] }) => ({
    "content-security-policy": policy(inline),
    "speculation-rules": SPECULATION_RULES,
  });
  return {
    /** Of a whole document: exactly what stands in it may run. */
    whole: (html: string) =>
      headers({ scripts: inlineScriptHashes(html), styles: inlineStyleHashes(html) }),
    /** Of a document that has no script, and whose address no report may hold. */
    silent: (html: string) => ({
      "content-security-policy": policy({ scripts: [], styles: inlineStyleHashes(html) }, true),
    }),
    /** Of a document that streams, whose scripts and styles carry a nonce. */
    streamed(nonce: string) {
      const inline = [`'nonce-${nonce}'`];
      return headers({ scripts: inline, styles: inline });
    },
  };
}
