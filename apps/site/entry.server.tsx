import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { siteContext } from "./context.ts";
import { ProseContext } from "./prose-once.ts";
import { NonceContext } from "@angadi/ui/inline-script/nonce";

/**
 * A page whose data has not come by then is sent as it is, in milliseconds: later than the page's
 * deadline (apps/server/rendering/renderer.ts), at which what is missing turns into its error.
 */
export const streamTimeout = 10_000;

/**
 * Renders a document, its inline scripts marked with the request's nonce. A page with all its data is
 * rendered whole, so that it can be kept; one that still waits for some streams.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  contexts: RouterContextProvider,
): Promise<Response> {
  const { page, nonce, log } = contexts.get(siteContext);
  let outcome = status;
  const html = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ProseContext value={page.prose}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ProseContext>
    </NonceContext>,
    {
      nonce,
      // Never split a page that is complete: the pieces would need scripts to come together.
      progressiveChunkSize: page.streams ? undefined : Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(streamTimeout + 1000),
      onError(error) {
        outcome = 500;
        page.failed = true;
        log.warn({ err: error }, "rendering failed");
      },
    },
  );
  if (!page.streams) await html.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: outcome, headers });
}
