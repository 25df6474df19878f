import { type Socket, connect } from "node:net";
import { onTestFinished } from "vitest";

/** Where an attacker calls from; a normal visitor calls from elsewhere. */
export const ATTACKER = "127.0.0.66";

/** Raw connections to a server, gone with the test. Those that the server refuses or ends are counted. */
export async function openSockets(url: string, count: number, from = ATTACKER) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const open = (index: number) =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      sockets[index] = socket;
      socket.on("error", () => resolve());
      socket.once("connect", () => resolve());
    });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  // Some at once, so that none waits in the listening queue for long.
  for (let index = 0; index < count; index += 100) {
    const some = Array.from({ length: Math.min(100, count - index) }, (_, more) => index + more);
    await Promise.all(some.map(open));
  }
  return {
    sockets,
    /** How many the server has not ended yet. */
    open: () =>
      sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === "open").length,
  };
}
