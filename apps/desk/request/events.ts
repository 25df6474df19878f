/** Milliseconds between pings: proxies and the server itself close idle connections. */
const PING_INTERVAL_MS = 15_000;

export interface EventSink {
  /** Sends an event of this name; `data` is one line. */
  send: (name: string, data: string) => void;
  close: () => void;
}

/**
 * A response with server-sent events. Calls `onOpen` once; the function that it returns is called when
 * either side closes the stream.
 */
export function eventStream(request: Request, onOpen: (sink: EventSink) => () => void): Response {
  const encoder = new TextEncoder();
  const closing = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => stream.enqueue(encoder.encode(text));
      const ping = setInterval(() => write(":\n\n"), PING_INTERVAL_MS);
      const unsubscribe = onOpen({
        send: (name, data) => write(`event: ${name}\ndata: ${data}\n\n`),
        close() {
          if (closing.signal.aborted) return;
          closing.abort();
          stream.close();
        },
      });
      closing.signal.addEventListener("abort", () => {
        clearInterval(ping);
        unsubscribe();
      });
      write("retry: 3000\n\n");
    },
    cancel: () => closing.abort(),
  });
  request.signal.addEventListener("abort", () => closing.abort());
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}
