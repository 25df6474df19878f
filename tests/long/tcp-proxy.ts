import { type AddressInfo, type Socket, connect, createServer } from "node:net";
import { Transform } from "node:stream";
import { onTestFinished } from "vitest";

/** A connection to another server with a latency of `delay` milliseconds each way. */
export async function startSlowProxy(port: number, delay: number) {
  const sockets = new Set<Socket>();
  const createDelayStream = () =>
    new Transform({
      transform(chunk, _, done) {
        setTimeout(() => done(null, chunk), delay);
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
