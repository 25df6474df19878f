import { type Socket, createConnection, createServer } from "node:net";

/** Returns a free loopback port. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Sends raw bytes, and returns everything received until the connection closes. */
export function sendRawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = createConnection({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

/** Opens connections from one address, sends the same text on each, and keeps them open. */
export async function holdConnections(
  port: number,
  count: number,
  firstBytes: string,
  from = "127.0.0.1",
) {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = createConnection({ port, host: "127.0.0.1", localAddress: from });
    socket.on("error", () => undefined);
    sockets.push(socket);
    await new Promise((resolve) => socket.once("connect", () => socket.write(firstBytes, resolve)));
  }
  return { sockets, closeAll: () => sockets.map((socket) => socket.destroy()) };
}
