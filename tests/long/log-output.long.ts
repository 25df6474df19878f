import { execFileSync } from "node:child_process";
import { constants, closeSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import os from "node:os";
import path from "node:path";
import { startBuiltServer, startInShell } from "../built-server.ts";
import { startFakeApi } from "../fake-api.ts";
import { expect } from "vitest";
import { test } from "../server/test.ts";

/** Pipelines many requests for a file over one connection. Returns the number of responses. */
function askMany(port: number, times: number): Promise<number> {
  const one = "GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const last = one.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  return new Promise((resolve, reject) => {
    let answers = 0;
    let tail = "";
    const socket = createConnection({ port, host: "127.0.0.1" }, () => {
      socket.write(one.repeat(times - 1) + last);
    });
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      const parts = (tail + String(chunk)).split("HTTP/1.1 200 OK");
      answers += parts.length - 1;
      tail = parts.at(-1)?.slice(-14) ?? "";
    });
    socket.on("close", () => resolve(answers));
    socket.on("error", reject);
  });
}

for (const what of ["a disk that is full", "a pipe whose reader has gone"] as const) {
  test(`visitors get responses while the log goes to ${what}`, async () => {
    const server = await startInShell(what.includes("disk") ? { after: "> /dev/full" } : {});
    server.process.stdout?.destroy();
    expect(await askMany(server.port, 2000)).toBe(2000);
    for (const address of ["/", "/pricing", "/healthz", "/readyz", "/no-such-page"]) {
      expect((await fetch(server.url + address)).status).toBe(address.includes("no-") ? 404 : 200);
    }
    expect(server.process.exitCode).toBeNull();
    await server.stop();
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
  for (let done = 0; done < requestCount; done += 4000) {
    expect(await askMany(server.port, 4000)).toBe(4000);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  let read = "";
  const chunk = Buffer.alloc(65_536);
  const isLogged = () => {
    try {
      read += chunk.toString("utf8", 0, readSync(reader, chunk));
    } catch {
      // Nothing to read at the moment.
    }
    return read.includes("log lines were dropped");
  };
  await expect.poll(isLogged, { interval: 1, timeout: 30_000 }).toBe(true);
  const lines = read
    .split("\n")
    .slice(0, -1)
    .filter((line) => line.startsWith("{"));
  const entries = lines.map((line) => JSON.parse(line));
  const dropped = entries.find(({ msg }) => msg === "log lines were dropped").lines;
  const written = entries.filter(({ msg, path }) => msg === "request" && path === "/favicon.svg");
  expect(dropped).toBeGreaterThan(0);
  expect(written.length + dropped).toBeGreaterThanOrEqual(requestCount);
  await server.stop();
  closeSync(reader);
  rmSync(folder, { recursive: true });
});

test("the last lines are written before the process exits", async () => {
  const server = await startBuiltServer();
  await askMany(Number(new URL(server.url).port), 500);
  expect(await server.stop()).toBe(0);
  expect(server.output().match(/"path":"\/favicon.svg"/g)).toHaveLength(500);
  expect(server.output()).toContain('"stopped"');
});

test("an error is one JSON line with its request id, which is also sent to the API", async () => {
  const other = await startFakeApi({
    "/business/blog/business": { body: { data: [{ id: 7, title: {} }] } },
  });
  const server = await startBuiltServer({ DEV_API_URL: other.url });
  const { headers } = await fetch(`${server.url}/blog`);
  const id = headers.get("x-request-id");
  await expect.poll(() => server.output()).toContain("part of an API answer skipped");
  const lines = server.output().trim().split("\n");
  const skipped = lines.find((line) => line.includes("part of an API answer skipped")) ?? "";
  expect(JSON.parse(skipped)).toMatchObject({ level: 40, requestId: id });
  expect(other.received.map(({ requestId }) => requestId)).toContain(id);
  for (const line of lines.filter((line) => !line.startsWith("Angadi is open"))) JSON.parse(line);
  await server.stop();
  await other.stop();
});

test("a visitor who disconnects during a page causes no stack trace", async () => {
  const other = await startFakeApi({
    "/business/blog/business": { body: [{ id: 1, title: "Late" }], delay: 800 },
  });
  const server = await startBuiltServer({ DEV_API_URL: other.url });
  const leaving = new AbortController();
  const openResponse = await fetch(`${server.url}/blog`, { signal: leaving.signal });
  await openResponse.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => server.output()).toContain('"path":"/blog"');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  for (const line of server.output().trim().split("\n")) {
    if (!line.startsWith("Angadi is open")) JSON.parse(line);
  }
  await other.stop();
});
