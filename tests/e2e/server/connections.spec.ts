import { type Socket, createConnection } from "node:net";
import { startBuiltServer, startInShell } from "#tests/built-server.ts";
import { exchange } from "#tests/network.ts";
import { expect, test } from "../test.ts";

const HOME = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/** Opens connections, says the same on each, and leaves them open. */
async function hold(port: number, count: number, says: string, from = "127.0.0.1") {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const socket = createConnection({ port, host: "127.0.0.1", localAddress: from });
    socket.on("error", () => undefined);
    sockets.push(socket);
    await new Promise((resolve) => socket.once("connect", () => socket.write(says, resolve)));
  }
  return { sockets, drop: () => sockets.map((socket) => socket.destroy()) };
}

test.describe("with 256 descriptors", () => {
  for (const [what, says, env] of [
    ["say nothing", "", {}],
    ["say nothing through a proxy", "", { TRUST_PROXY: "1" }],
    ["never finish a request's head", "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ", {}],
    ["have asked and are kept", "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", {}],
  ] as const) {
    test(`connections that ${what} shut nobody out`, async () => {
      const server = await startInShell({ before: "ulimit -n 256", env });
      const held = await hold(server.port, 229, says);
      for (let visit = 0; visit < 20; visit += 1) {
        expect(await exchange(server.port, HOME)).toMatch(/^HTTP\/1\.1 200 /);
      }
      held.drop();
      await server.stop();
    });
  }

  test("one address that never finishes its forms leaves room for the others", async () => {
    const server = await startInShell({ before: "ulimit -n 256" });
    const form =
      "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\n\r\nname=";
    const held = await hold(server.port, 229, form, "127.0.0.2");
    expect(await exchange(server.port, HOME)).toMatch(/^HTTP\/1\.1 200 /);
    held.drop();
    await server.stop();
  });
});

test("the limit of connections can be set", async () => {
  const server = await startBuiltServer({ MAX_CONNECTIONS: "8", TRUST_PROXY: "1" });
  const port = Number(new URL(server.url).port);
  const held = await hold(port, 12, "");
  const open = () => held.sockets.filter(({ readyState }) => readyState === "open").length;
  await expect.poll(open).toBe(8);
  held.drop();
  await server.stop();
});

test(
  "a request that dawdles and a reader that takes nothing are cut off",
  { tag: "@long" },
  async () => {
    test.setTimeout(120_000);
    const server = await startBuiltServer();
    const port = Number(new URL(server.url).port);
    const slow = [
      ["head", "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "],
      ["form", "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n"],
      ["nothing", ""],
    ] as const;
    const socketOf = ({ sockets: [socket] }: { sockets: Socket[] }) => socket as Socket;
    const ends = slow.map(async ([, says]) => {
      const socket = socketOf(await hold(port, 1, says));
      const drip = setInterval(() => socket.write(says === "" ? "" : "x"), 1000);
      await new Promise((resolve) => socket.resume().once("close", resolve));
      clearInterval(drip);
    });
    // Asks for more than the system's buffers hold, and reads none of it.
    const page = "GET /social/home.png HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const reader = socketOf(await hold(port, 1, page.repeat(400)));
    reader.pause();
    const connections = () => readerIsThere(reader);
    await Promise.all(ends);
    await expect.poll(connections, { timeout: 60_000 }).toBe(false);
    expect(await exchange(port, HOME)).toMatch(/^HTTP\/1\.1 200 /);
    await server.stop();
  },
);

/** Writing finds out whether the other side is still there, without reading anything. */
function readerIsThere(socket: Socket): boolean {
  if (!socket.destroyed) socket.write("\r\n");
  return !socket.destroyed;
}
