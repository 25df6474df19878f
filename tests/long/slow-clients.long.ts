import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { sendRawRequest, holdConnections } from "@angadi/test-kit/network";

test("disconnects a slow request and a client that does not read", async () => {
  await using server = await startBuiltServer();
  const port = Number(new URL(server.url).port);
  const incompleteRequests = [
    ["head", "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "],
    ["form", "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n"],
    ["nothing", ""],
  ] as const;
  const getSocket = ({ sockets: [socket] }: { sockets: Socket[] }) => socket as Socket;
  const closings = incompleteRequests.map(async ([, firstBytes]) => {
    const socket = getSocket(await holdConnections(port, 1, firstBytes));
    const dripTimer = setInterval(() => socket.write(firstBytes === "" ? "" : "x"), 1000);
    await new Promise((resolve) => socket.resume().once("close", resolve));
    clearInterval(dripTimer);
  });
  // Requests more than fits into the system's buffers, and reads none of it.
  const pictureRequest = "GET /social/home.png HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const reader = getSocket(await holdConnections(port, 1, pictureRequest.repeat(400)));
  reader.pause();
  const isConnected = () => isSocketOpen(reader);
  await Promise.all(closings);
  await expect.poll(isConnected, { timeout: 60_000 }).toBe(false);
  expect(
    await sendRawRequest(port, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
  ).toMatch(/^HTTP\/1\.1 200 /);
});

/** Whether the other side is still connected: writes to find out, since reading would drain the buffers. */
function isSocketOpen(socket: Socket): boolean {
  if (!socket.destroyed) socket.write("\r\n");
  return !socket.destroyed;
}
