import type { Server as HttpServer } from "node:http";
import {
  type AddressInfo,
  type Server,
  type Socket,
  createConnection,
  createServer,
} from "node:net";

/** Opens a server on a loopback port. Returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Closes a server and its open connections. */
export const stopListening = (server: HttpServer) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Returns a free loopback port. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Sends raw bytes, and returns everything received until the connection closes. */
export function sendRawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = "";
    const socket = createConnection({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (response += String(chunk)));
    socket.on("close", () => resolve(response));
    socket.on("error", reject);
  });
}

/** Opens connections from one address, sends the same text on each, and keeps them open. */
export async function holdConnections(
  port: number,
  count: number,
  firstBytes: string,
  localAddress = "127.0.0.1",
) {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = createConnection({ port, host: "127.0.0.1", localAddress });
    socket.on("error", () => undefined);
    sockets.push(socket);
    await new Promise((resolve) => socket.once("connect", () => socket.write(firstBytes, resolve)));
  }
  return { sockets, closeAll: () => sockets.map((socket) => socket.destroy()) };
}
