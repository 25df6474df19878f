import { execFileSync } from "node:child_process";
import { constants, closeSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import os from "node:os";
import path from "node:path";
import { startBuiltServer, startInShell } from "@angadi/test-kit/built-server";
import { startFakeApi } from "../fake-api.ts";
import { expect } from "vitest";
import { test } from "../server/test.ts";

/** The server closes a connection after this many requests. */
const REQUESTS_PER_CONNECTION = 200;

/**
 * Pipelines many requests for a file, over one connection after the other. Returns the number of
 * responses.
 */
async function sendPipelinedRequests(port: number, count: number): Promise<number> {
  let responseCount = 0;
  for (let sentCount = 0; sentCount < count; sentCount += REQUESTS_PER_CONNECTION)
    responseCount += await sendOverOneConnection(
      port,
      Math.min(REQUESTS_PER_CONNECTION, count - sentCount),
    );
  return responseCount;
}

function sendOverOneConnection(port: number, count: number): Promise<number> {
  const rawRequest = "GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const lastRequest = rawRequest.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  return new Promise((resolve, reject) => {
    let responseCount = 0;
    let tail = "";
    const socket = createConnection({ port, host: "127.0.0.1" }, () => {
      socket.write(rawRequest.repeat(count - 1) + lastRequest);
    });
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      const parts = (tail + String(chunk)).split("HTTP/1.1 200 OK");
      responseCount += parts.length - 1;
      tail = parts.at(-1)?.slice(-14) ?? "";
    });
    socket.on("close", () => resolve(responseCount));
    socket.on("error", reject);
  });
}

for (const target of ["a full disk", "a pipe without a reader"] as const) {
  test(`visitors get responses if the log goes to ${target}`, async () => {
    await using server = await startInShell(
      target.includes("disk") ? { after: "> /dev/full" } : {},
    );
    server.process.stdout?.destroy();
    expect(await sendPipelinedRequests(server.port, 2000)).toBe(2000);
    for (const address of ["/", "/pricing", "/healthz", "/readyz", "/no-such-page"]) {
      expect((await fetch(server.url + address)).status).toBe(address.includes("no-") ? 404 : 200);
    }
    expect(server.process.exitCode).toBeNull();
  });
}

test("unread lines are dropped and counted, and reported when reading resumes", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-fifo-"));
  const pipe = path.join(folder, "log");
  execFileSync("mkfifo", [pipe]);
  // Keeps the pipe open without reading.
  const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const server = await startInShell({ after: `> ${pipe}` });
  const requestCount = 40_000;
  for (let sentCount = 0; sentCount < requestCount; sentCount += 4000) {
    expect(await sendPipelinedRequests(server.port, 4000)).toBe(4000);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  let output = "";
  const chunk = Buffer.alloc(65_536);
  const isLogged = () => {
    try {
      output += chunk.toString("utf8", 0, readSync(reader, chunk));
    } catch {
      // Nothing to read at the moment.
    }
    return output.includes("log lines were dropped");
  };
  await expect.poll(isLogged, { interval: 1, timeout: 30_000 }).toBe(true);
  const lines = output
    .split("\n")
    .slice(0, -1)
    .filter((line) => line.startsWith("{"));
  const entries = lines.map((line) => JSON.parse(line));
  const droppedCount = entries.find(({ msg }) => msg === "log lines were dropped").lines;
  const requestLines = entries.filter(
    ({ msg, path }) => msg === "request" && path === "/favicon.svg",
  );
  expect(droppedCount).toBeGreaterThan(0);
  expect(requestLines.length + droppedCount).toBeGreaterThanOrEqual(requestCount);
  await server.stop();
  closeSync(reader);
  rmSync(folder, { recursive: true });
});

test("the last lines are written before the process exits", async () => {
  const server = await startBuiltServer();
  await sendPipelinedRequests(Number(new URL(server.url).port), 500);
  expect(await server.stop()).toBe(0);
  expect(server.readOutput().match(/"path":"\/favicon.svg"/g)).toHaveLength(500);
  expect(server.readOutput()).toContain('"stopped"');
});

test("a visitor who disconnects while a page loads causes no stack trace", async () => {
  await using slowApi = await startFakeApi({
    "/business/blog/business": { body: [{ id: 1, title: "Late" }], delay: 800 },
  });
  const server = await startBuiltServer({ DEV_API_URL: slowApi.url });
  const abortController = new AbortController();
  const firstResponse = await fetch(`${server.url}/blog`, { signal: abortController.signal });
  await firstResponse.body?.getReader().read();
  abortController.abort();
  await expect.poll(() => server.readOutput()).toContain('"path":"/blog"');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  for (const line of server.readOutput().trim().split("\n")) {
    if (!line.startsWith("Angadi is open")) JSON.parse(line);
  }
});
