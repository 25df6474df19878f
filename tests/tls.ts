import { type RequestListener, request } from "node:http";
import { createServer } from "node:https";
import type { Socket } from "node:net";
import { createCertificate } from "./certificate.ts";
import { listen } from "@angadi/test-kit/network";
import { makeDisposable } from "@angadi/test-kit/make-disposable";

/** A TLS server on a free loopback port, with a self-signed certificate. */
export async function startTlsServer(listener: RequestListener) {
  const server = createServer(await createCertificate("localhost"), listener);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const port = await listen(server);
  return makeDisposable({
    url: `https://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Also those still in the TLS handshake, which `closeAllConnections` leaves open.
        for (const socket of sockets) socket.destroy();
      }),
  });
}

/** Creates a listener that forwards requests like a proxy that terminates TLS. */
export function createProxyListener(url: string): RequestListener {
  return (incoming, outgoing) => {
    const { host = "" } = incoming.headers;
    const headers = {
      ...incoming.headers,
      "x-forwarded-host": host,
      "x-forwarded-proto": "https",
      "x-forwarded-for": incoming.socket.remoteAddress ?? "",
    };
    const upstream = request(
      new URL(incoming.url ?? "/", url),
      { method: incoming.method, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  };
}
