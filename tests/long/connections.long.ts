import { startBuiltServer, startInShell } from "@angadi/test-kit/built-server";
import { sendRawRequest, holdConnections } from "@angadi/test-kit/network";
import { describe, expect } from "vitest";
import { test } from "../server/test.ts";

const HOME_REQUEST = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

describe("with 256 file descriptors", () => {
  for (const [behaviour, firstBytes, env] of [
    ["send nothing", "", {}],
    ["send nothing through a proxy", "", { TRUST_PROXY: "1" }],
    ["never finish a request's headers", "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ", {}],
    ["are kept open after a request", "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", {}],
  ] as const) {
    test(`connections that ${behaviour} lock nobody out`, async () => {
      await using server = await startInShell({ before: "ulimit -n 256", env });
      const connections = await holdConnections(server.port, 229, firstBytes);
      for (let visit = 0; visit < 20; visit += 1) {
        expect(await sendRawRequest(server.port, HOME_REQUEST)).toMatch(/^HTTP\/1\.1 200 /);
      }
      connections.closeAll();
    });
  }

  test("a client that never finishes its forms does not block others", async () => {
    await using server = await startInShell({ before: "ulimit -n 256" });
    const form =
      "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\n\r\nname=";
    const connections = await holdConnections(server.port, 229, form, "127.0.0.2");
    expect(await sendRawRequest(server.port, HOME_REQUEST)).toMatch(/^HTTP\/1\.1 200 /);
    connections.closeAll();
  });
});

test("the connection limit can be configured", async () => {
  await using server = await startBuiltServer({ MAX_CONNECTIONS: "8", TRUST_PROXY: "1" });
  const port = Number(new URL(server.url).port);
  const connections = await holdConnections(port, 12, "");
  const countOpen = () =>
    connections.sockets.filter(({ readyState }) => readyState === "open").length;
  await expect.poll(countOpen).toBe(8);
  connections.closeAll();
});
