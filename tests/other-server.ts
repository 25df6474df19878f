import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers of another server that implements the calls, by the end of their paths. */
export type Answers = Record<string, { body: unknown; status?: number; delay?: number }>;

/** Another server in place of our own API, on a free port of the loopback. */
export async function startOtherServer(answers: Answers) {
  const http = createServer((request, response) => {
    request.resume();
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const { body, status = 200, delay = 0 } = answers[path] ?? { body: {}, status: 404 };
    setTimeout(() => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    }, delay);
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
