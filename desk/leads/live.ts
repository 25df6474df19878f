import type { StaffAsk } from "../ask.ts";

/** Milliseconds between signs of life: proxies and the server itself cut off what is still. */
const PING = 15_000;

/** Server-sent events: `change` each time when a list of leads is not what it was. Nothing of them. */
export function liveLeads({ ports, request }: StaffAsk): Response {
  const encoder = new TextEncoder();
  const ended = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const send = (text: string) => stream.enqueue(encoder.encode(text));
      const ping = setInterval(() => send(":\n\n"), PING);
      const unwatch = ports.watchLeads({
        onChange: () => send("event: change\ndata:\n\n"),
        onClose() {
          ended.abort();
          stream.close();
        },
      });
      ended.signal.addEventListener("abort", () => {
        clearInterval(ping);
        unwatch();
      });
      send("retry: 3000\n\n");
    },
    cancel: () => ended.abort(),
  });
  request.signal.addEventListener("abort", () => ended.abort());
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}
