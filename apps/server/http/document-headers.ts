import type { Env } from "../operations/env.ts";
import type { InlineSources } from "../rendering/html.ts";
import { pagePolicy } from "./security-headers.ts";

/** By header, so that the policy for scripts need not allow them inline (apps/site/routes.ts). */
const SPECULATION_RULES = '"/speculation-rules.json"';

/** The headers of HTML documents: what they may load, and what browsers may load ahead. */
export function documentHeaders(env: Env, { developing }: { developing: boolean }) {
  const headers = (inline: InlineSources) => ({
    "content-security-policy": pagePolicy(env, inline, { developing }),
    "speculation-rules": SPECULATION_RULES,
  });
  return {
    /** Of a whole document: only the inline code whose hashes are given may run. */
    whole: headers,
    /** Of a document that has no script, and whose address no report may hold. */
    silent: ({ styles }: InlineSources) => ({
      "content-security-policy": pagePolicy(
        env,
        { scripts: [], styles },
        { developing, isSilent: true },
      ),
    }),
    /** Of a document that streams, whose scripts and styles carry a nonce. */
    streamed(nonce: string) {
      const inline = [`'nonce-${nonce}'`];
      return headers({ scripts: inline, styles: inline });
    },
  };
}
