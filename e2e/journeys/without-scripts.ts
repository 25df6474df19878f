import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { listen, stopListening } from "@angadi/test-kit/network";

const SCRIPT_ELEMENTS = /<script\b.*?<\/script>/gs;

/** Serves a site's pages without their scripts, for engines whose drivers cannot turn JavaScript off. */
export async function startWithoutScripts(site: string) {
  const proxy = createServer((incoming, response) => {
    const { method, headers } = incoming;
    const options = { method, headers: { ...headers, "accept-encoding": "identity" } };
    const forwarded = request(
      new URL(incoming.url ?? "/", site),
      options,
      async (upstreamResponse) => {
        const { "content-length": _, ...otherHeaders } = upstreamResponse.headers;
        response.writeHead(upstreamResponse.statusCode ?? 502, otherHeaders);
        if (otherHeaders["content-type"]?.startsWith("text/html"))
          response.end((await text(upstreamResponse)).replaceAll(SCRIPT_ELEMENTS, ""));
        else upstreamResponse.pipe(response);
      },
    );
    incoming.pipe(forwarded);
  });
  const port = await listen(proxy);
  return { url: `http://127.0.0.1:${port}`, stop: () => stopListening(proxy) };
}
