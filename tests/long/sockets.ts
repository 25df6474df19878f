import { type Socket, connect } from "node:net";
import { onTestFinished } from "vitest";

/** An attacker's address; normal visitors have other addresses. */
export const ATTACKER_ADDRESS = "127.0.0.66";

/** Opens raw connections to a server, closed at the end of the test. */
export async function openSockets(url: string, count: number, localAddress = ATTACKER_ADDRESS) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const open = (index: number) =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      sockets[index] = socket;
      socket.on("error", () => resolve());
      socket.once("connect", () => resolve());
    });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  // In batches, so that none waits long in the listen backlog.
  for (let index = 0; index < count; index += 100) {
    const batch = Array.from(
      { length: Math.min(100, count - index) },
      (_, offset) => index + offset,
    );
    await Promise.all(batch.map(open));
  }
  return {
    sockets,
    /** The number of sockets that the server has not closed yet. */
    countOpen: () =>
      sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === "open").length,
  };
}
