import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { type Socket, createConnection, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { waitUntilReady, stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { startPostgres } from "../postgres.ts";
import { findFreePort } from "@angadi/test-kit/network";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { test } from "../server/test.ts";

/** Status and `Connection` header of a response; rejects if the port is closed. */
function get(url: string, agent?: Agent): Promise<{ status?: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { agent }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().on("end", () => resolve({ status, connection: headers.connection }));
    })
      .on("error", reject)
      .end();
  });
}

test("a stopping process reports it, and keeps serving until requests cease", async () => {
  const server = await startBuiltServer({ DRAIN_SECONDS: "10" });
  const keepAliveAgent = new Agent({ keepAlive: true });
  expect((await get(`${server.url}/healthz`, keepAliveAgent)).connection).toBe("keep-alive");
  const exit = stopProcess(server.process, "SIGTERM");
  await expect.poll(async () => (await get(`${server.url}/readyz`)).status).toBe(503);
  for (const path of ["/", "/", "/favicon.svg", "/api/openapi.json", "/healthz"]) {
    expect(await get(server.url + path), path).toEqual({ status: 200, connection: "close" });
  }
  expect(await get(`${server.url}/pricing`, keepAliveAgent)).toEqual({
    status: 200,
    connection: "close",
  });
  expect(await exit).toBe(0);
  await expect(get(server.url)).rejects.toThrow("ECONNREFUSED");
  rmSync(server.dataDir, { recursive: true, force: true });
});

test("connections without any request do not delay the shutdown", async () => {
  const server = await startBuiltServer();
  const { port } = new URL(server.url);
  const idleSocket = createConnection({ port: Number(port), host: "127.0.0.1" });
  await new Promise((resolve) => idleSocket.once("connect", resolve));
  const closed = new Promise((resolve) => idleSocket.resume().once("close", resolve));
  const exit = stopProcess(server.process, "SIGTERM");
  await closed;
  expect(await exit).toBe(0);
  expect(server.readOutput()).not.toMatch(/by force|cut off/);
  rmSync(server.dataDir, { recursive: true, force: true });
});

test("a hanging database delays neither the readiness check nor the shutdown", async () => {
  const postgres = await startPostgres();
  const database = new URL(await postgres.createDatabase());
  const databaseRelay = await startRelay(Number(database.port));
  database.port = String(databaseRelay.port);
  const server = await startBuiltServer({ DATABASE_URL: database.href });
  expect((await get(`${server.url}/readyz`)).status).toBe(200);
  databaseRelay.freeze();
  const checks = await Promise.all(Array.from({ length: 30 }, () => get(`${server.url}/readyz`)));
  expect(new Set(checks.map(({ status }) => status))).toEqual(new Set([503]));
  expect((await get(`${server.url}/healthz`)).status).toBe(200);
  await stopProcess(server.process, "SIGTERM");
  expect(server.readOutput()).toMatch(/"msg":"stopped( by force)?"/);
  databaseRelay.stop();
  await postgres.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
});

/** Relays connections to a port until `freeze` is called. */
async function startRelay(targetPort: number) {
  let isFrozen = false;
  const sockets: Socket[] = [];
  const forward = (source: Socket, target: Socket) => {
    sockets.push(source);
    source.on("data", (bytes) => isFrozen || target.write(bytes));
    source.on("close", () => isFrozen || target.destroy());
    source.on("error", () => undefined);
  };
  const relay = createServer((client) => {
    const server = createConnection({ port: targetPort, host: "127.0.0.1" });
    forward(client, server);
    forward(server, client);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => relay.once("listening", resolve));
  const address = relay.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    freeze: () => (isFrozen = true),
    stop() {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe("npm start", () => {
  let npm: ChildProcess;
  let url: string;
  let dataDir: string;

  beforeEach(async () => {
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-npm-"));
    npm = spawn("npm", ["start"], {
      detached: true,
      stdio: "ignore",
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DRAIN_SECONDS: "0" },
    });
    await waitUntilReady(url, npm);
  });
  afterEach(() => {
    try {
      // Kills processes of the group that a failed test left running.
      process.kill(-(npm.pid ?? 0), "SIGKILL");
    } catch {
      // There are none.
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  const isListening = () =>
    get(`${url}/healthz`).then(
      () => true,
      () => false,
    );

  test("exits with its server when only npm gets a signal", async () => {
    npm.kill("SIGTERM");
    await expect.poll(isListening, { timeout: 20_000 }).toBe(false);
  });

  for (const signal of ["SIGINT", "SIGHUP"] as const) {
    test(`exits with its server when a terminal sends ${signal} to all`, async () => {
      process.kill(-(npm.pid ?? 0), signal);
      await expect.poll(isListening, { timeout: 20_000 }).toBe(false);
    });
  }

  test("stops its server when the wrapper process between them is killed", async () => {
    const processes = execFileSync("ps", ["-A", "-o", "pid=,pgid=,args="], { encoding: "utf8" });
    const wrapperProcesses = processes
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter(([, group, , script]) => group === String(npm.pid) && script?.includes("with-node"));
    expect(wrapperProcesses).toHaveLength(1);
    process.kill(Number(wrapperProcesses[0]?.[0]), "SIGKILL");
    await expect.poll(isListening, { timeout: 20_000 }).toBe(false);
  });
});
