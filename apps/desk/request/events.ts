/** Milliseconds between pings: proxies and the server itself close idle connections. */
const PING_INTERVAL_MS = 15_000;

export interface EventSink {
  /** Sends an event of this name; `data` is one line. */
  send: (name: string, data: string) => void;
  close: () => void;
}

/**
 * Creates a response with server-sent events. Calls `onOpen` once; the function that it returns is
 * called when either side closes the stream.
 */
export function createEventStream(
  request: Request,
  onOpen: (sink: EventSink) => () => void,
): Response {
  const encoder = new TextEncoder();
  const closeController = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => stream.enqueue(encoder.encode(text));
      const pingTimer = setInterval(() => write(":\n\n"), PING_INTERVAL_MS);
      const unsubscribe = onOpen({
        send: (name, data) => write(`event: ${name}\ndata: ${data}\n\n`),
        close() {
          if (closeController.signal.aborted) return;
          closeController.abort();
          stream.close();
        },
      });
      closeController.signal.addEventListener("abort", () => {
        clearInterval(pingTimer);
        unsubscribe();
      });
      write("retry: 3000\n\n");
    },
    cancel: () => closeController.abort(),
  });
  request.signal.addEventListener("abort", () => closeController.abort());
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}
