/** Milliseconds between signs of life: proxies and the server itself cut off what is still. */
const PING = 15_000;

export interface EventSink {
  /** Sends an event of this name; `data` is one line. */
  send: (name: string, data: string) => void;
  close: () => void;
}

/**
 * Server-sent events as an answer. `begin` is called once and gives what ends the watching, which
 * is called when either side has closed.
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
