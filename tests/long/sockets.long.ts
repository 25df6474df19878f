import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { sendRequest } from "./send-request.ts";
import { formatMb, createMetricLogger, computeQuantile } from "./metrics.ts";
import { readRss } from "./inspector.ts";
import { probe, formatLatencies } from "./probe.ts";
import { SCALE, scaleCount } from "./scale.ts";
import { startSite } from "./site.ts";
import { openSockets } from "./sockets.ts";

const ASSETS = path.resolve(import.meta.dirname, "../../build/client/assets");

type Context = Parameters<typeof createMetricLogger>[0];

/** Expects that a normal visitor from another address always gets a response within a second. */
async function expectVisitorIsServed(
  site: { url: string },
  until: Promise<unknown> | number,
  context: Context,
) {
  const note = createMetricLogger(context);
  const urls = [`${site.url}/pricing`, `${site.url}/healthz`];
  const health = await probe(urls, until);
  for (const [url, during] of health)
    note(`visitor's ${new URL(url).pathname}`, formatLatencies(during));
  for (const [url, { times, failures }] of health) {
    expect(failures, url).toEqual([]);
    expect(computeQuantile(times, 0.95), url).toBeLessThan(1000);
    // A busy machine may delay a response a little longer; none may hang.
    expect(computeQuantile(times, 1), url).toBeLessThan(5000);
  }
}

/** Sends `text` over each open socket once per second. */
async function dripBytes(
  sockets: Awaited<ReturnType<typeof openSockets>>,
  seconds: number,
  text: string,
) {
  for (let second = 0; second < seconds; second += 1) {
    for (const socket of sockets.sockets) if (socket.writable) socket.write(text);
    await pause(1000);
  }
}

describe("connections held open", () => {
  test("visitors are served during slowloris: 500 connections with one header byte per second", async (context) => {
    const note = createMetricLogger(context);
    const site = await startSite();
    const openConnections = await openSockets(site.url, 500);
    for (const socket of openConnections.sockets)
      socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    const seconds = scaleCount(60, 10);
    await expectVisitorIsServed(site, dripBytes(openConnections, seconds, "x"), context);
    note(`open after ${seconds} s`, openConnections.countOpen());
    if (SCALE === 1) expect(openConnections.countOpen()).toBe(0);
  });

  test("visitors are served during slow bodies: 200 connections with one byte per second", async (context) => {
    const note = createMetricLogger(context);
    const site = await startSite();
    const openConnections = await openSockets(site.url, 200);
    for (const socket of openConnections.sockets) {
      socket.write("POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n");
      socket.write("Content-Type: application/x-www-form-urlencoded\r\n\r\n");
    }
    const seconds = scaleCount(75, 10);
    await expectVisitorIsServed(site, dripBytes(openConnections, seconds, "a"), context);
    note(`open after ${seconds} s`, openConnections.countOpen());
    if (SCALE === 1) expect(openConnections.countOpen()).toBe(0);
  });

  test("visitors are served while 200 connections request large files and read nothing", async (context) => {
    const note = createMetricLogger(context);
    const site = await startSite();
    const openConnections = await openSockets(site.url, 200);
    const bigFile = findLargestFile();
    for (const socket of openConnections.sockets) {
      socket.pause();
      // More bytes than fit into the kernel's buffers.
      socket.write(`GET /assets/${bigFile} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(25));
    }
    // Sending the files takes the first seconds; a short measurement would show little else.
    const seconds = scaleCount(75, 60);
    await expectVisitorIsServed(site, seconds, context);
    note("memory with all of it requested", formatMb(readRss(site.process.pid)));
    // A socket only notices that the server closed it while reading.
    for (const socket of openConnections.sockets) socket.resume();
    await pause(2000);
    const readiness = await sendRequest(`${site.url}/readyz`);
    note("ready afterwards", readiness.status);
    expect(readiness.status).toBe(200);
  });

  test("visitors are served while 5 connections pipeline 1,000 requests each", async (context) => {
    const note = createMetricLogger(context);
    const site = await startSite();
    const openConnections = await openSockets(site.url, 5);
    const responses = openConnections.sockets.map(
      (socket) =>
        new Promise<number>((resolve) => {
          let count = 0;
          let rest = "";
          socket.on("data", (chunk: Buffer) => {
            const parts = (rest + chunk.toString("latin1")).split("HTTP/1.1 200 OK");
            count += parts.length - 1;
            // A chunk may end within a status line.
            rest = (parts.at(-1) ?? "").slice(-20);
            if (rest.endsWith("}") && count === 1000) resolve(count);
          });
          socket.on("close", () => resolve(count));
        }),
    );
    for (const socket of openConnections.sockets) {
      socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1000));
    }
    await expectVisitorIsServed(site, Promise.all(responses), context);
    note("answered", (await Promise.all(responses)).join(", "));
    // A limit of requests per connection closes it cleanly; none may hang or fail.
    for (const count of await Promise.all(responses)) expect(count).toBeGreaterThanOrEqual(100);
  });
});

/** The name of the largest built script. */
function findLargestFile(): string {
  const readSize = (name: string) => statSync(path.join(ASSETS, name)).size;
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  return scripts.toSorted((a, b) => readSize(b) - readSize(a))[0] ?? "";
}
