import { type Socket, connect, createServer } from "node:net";
import { Transform } from "node:stream";
import { onTestFinished } from "vitest";
import { listen } from "@angadi/test-kit/network";

/** Starts a proxy to a port, with a latency of `delayMs` milliseconds each way. Returns its port. */
export async function startSlowProxy(port: number, delayMs: number) {
  const sockets = new Set<Socket>();
  const createDelayStream = () =>
    new Transform({
      transform(chunk, _, done) {
        setTimeout(() => done(null, chunk), delayMs);
      },
    });
  const server = createServer((clientSocket) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [clientSocket, upstream]) {
      sockets.add(socket);
      // Either side may disconnect at any time.
      socket.on("error", () => undefined);
      socket.on("close", () => {
        clientSocket.destroy();
        upstream.destroy();
      });
    }
    clientSocket.pipe(createDelayStream()).pipe(upstream);
    upstream.pipe(createDelayStream()).pipe(clientSocket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return listen(server);
}
