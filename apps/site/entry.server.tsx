import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { siteContext } from "./data/context.ts";
import { ProseContext } from "./data/prose-from-dom.ts";
import { NonceContext } from "@angadi/ui/inline-script/nonce";

/**
 * In milliseconds. A page whose data has not arrived by then is sent as it is. It is later than the
 * page's deadline (apps/server/rendering/renderer.ts), at which missing data becomes an error.
 */
export const streamTimeout = 10_000;

/**
 * Renders a document and adds the request's nonce to its inline scripts. A page with all its data
 * is rendered whole, so that it can be cached; one that still waits for data streams.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  contexts: RouterContextProvider,
): Promise<Response> {
  const { page, nonce, log } = contexts.get(siteContext);
  let responseStatus = status;
  const html = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ProseContext value={page.prose}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ProseContext>
    </NonceContext>,
    {
      nonce,
      // Never split a complete page: joining the pieces would need scripts.
      progressiveChunkSize: page.isStreaming ? undefined : Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(streamTimeout + 1000),
      onError(error) {
        responseStatus = 500;
        page.hasFailed = true;
        log.warn({ err: error }, "rendering failed");
      },
    },
  );
  if (!page.isStreaming) await html.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: responseStatus, headers });
}
