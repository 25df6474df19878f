/** Milliseconds between pings: proxies and the server itself close idle connections. */
const PING = 15_000;

export interface EventSink {
  /** Sends an event of this name; `data` is one line. */
  send: (name: string, data: string) => void;
  close: () => void;
}

/**
 * A response with server-sent events. `begin` is called once and returns a cleanup function, which
 * is called when either side closes the stream.
 */
export function eventStream(request: Request, begin: (sink: EventSink) => () => void): Response {
  const encoder = new TextEncoder();
  const ended = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => stream.enqueue(encoder.encode(text));
      const ping = setInterval(() => write(":\n\n"), PING);
      const end = begin({
        send: (name, data) => write(`event: ${name}\ndata: ${data}\n\n`),
        close() {
          if (ended.signal.aborted) return;
          ended.abort();
          stream.close();
        },
      });
      ended.signal.addEventListener("abort", () => {
        clearInterval(ping);
        end();
      });
      write("retry: 3000\n\n");
    },
    cancel: () => ended.abort(),
  });
  request.signal.addEventListener("abort", () => ended.abort());
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}
