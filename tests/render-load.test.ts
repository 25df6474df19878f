import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ LOG_LEVEL: "error" });
});
afterAll(async () => {
  await server.stop();
});

/** More than work at the render gate and wait for it together. */
const MANY = 250;

const form = () => ({
  method: "POST",
  headers: { Origin: server.url },
  body: new URLSearchParams({ name: "Asha" }),
});

it("refuses forms, too, while too many pages are being rendered", async () => {
  const responses = await Promise.all(
    Array.from({ length: MANY }, () => fetch(`${server.url}/contact`, form())),
  );
  const busy = responses.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.length).toBeLessThan(MANY);
  expect(busy[0]?.headers.get("retry-after")).toBe("3");
  expect(await busy[0]?.text()).toContain("A lot of people are here just now.");
});

it.each([
  ["POST", "/pricing", 405, "GET, HEAD"],
  ["POST", "/pricing.data", 405, "GET, HEAD"],
  ["PUT", "/contact", 405, "GET, HEAD, POST"],
  ["OPTIONS", "/", 405, "GET, HEAD, POST"],
  ["GET", "/%ff", 400, null],
])(
  "refuses %s %s with the same page for everybody, and logs no error",
  async (method, path, status, allow) => {
    const first = await fetch(server.url + path, { method });
    const responses = await Promise.all(
      Array.from({ length: MANY }, () => fetch(server.url + path, { method })),
    );
    expect(first.headers.get("allow")).toBe(allow);
    for (const response of responses) {
      expect(response.status).toBe(status);
      expect(response.headers.get("etag")).toBe(first.headers.get("etag"));
    }
    expect(server.output()).not.toContain('"level":50');
  },
);
