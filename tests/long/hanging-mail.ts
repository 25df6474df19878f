import { type AddressInfo, type Socket, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A mail server that accepts connections and never responds. */
export async function startHangingMail() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, connections: () => sockets.length };
}
