import { type Socket, createServer } from "node:net";
import { onTestFinished } from "vitest";
import { listen } from "@angadi/test-kit/network";

/** A mail server that accepts connections and never responds. */
export async function startHangingMail() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
  });
  const port = await listen(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${port}`, getConnectionCount: () => sockets.length };
}
