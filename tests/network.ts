import { type Socket, createConnection, createServer } from "node:net";

/** A port of the loopback on which nobody listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Sends bytes as they are and gives everything that comes back until the connection ends. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = createConnection({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

/** Opens connections from one address, says the same on each, and leaves them open. */
export async function holdConnections(
  port: number,
  count: number,
  says: string,
  from = "127.0.0.1",
) {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const socket = createConnection({ port, host: "127.0.0.1", localAddress: from });
    socket.on("error", () => undefined);
    sockets.push(socket);
    await new Promise((resolve) => socket.once("connect", () => socket.write(says, resolve)));
  }
  return { sockets, drop: () => sockets.map((socket) => socket.destroy()) };
}
