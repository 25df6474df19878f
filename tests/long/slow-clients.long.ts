import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { sendRawRequest, holdConnections } from "@angadi/test-kit/network";

test("disconnects a slow request and a client that does not read", async () => {
  await using server = await startBuiltServer();
  const port = Number(new URL(server.url).port);
  const slow = [
    ["head", "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "],
    ["form", "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n"],
    ["nothing", ""],
  ] as const;
  const getSocket = ({ sockets: [socket] }: { sockets: Socket[] }) => socket as Socket;
  const closings = slow.map(async ([, firstBytes]) => {
    const socket = getSocket(await holdConnections(port, 1, firstBytes));
    const dripTimer = setInterval(() => socket.write(firstBytes === "" ? "" : "x"), 1000);
    await new Promise((resolve) => socket.resume().once("close", resolve));
    clearInterval(dripTimer);
  });
  // Requests more than the system's buffers can store, and reads none of it.
  const page = "GET /social/home.png HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const reader = getSocket(await holdConnections(port, 1, page.repeat(400)));
  reader.pause();
  const connections = () => hasReader(reader);
  await Promise.all(closings);
  await expect.poll(connections, { timeout: 60_000 }).toBe(false);
  expect(
    await sendRawRequest(port, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
  ).toMatch(/^HTTP\/1\.1 200 /);
});

/** Checks by writing whether the other side is still connected, without reading. */
function hasReader(socket: Socket): boolean {
  if (!socket.destroyed) socket.write("\r\n");
  return !socket.destroyed;
}
