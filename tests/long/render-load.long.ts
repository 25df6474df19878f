import { once } from "node:events";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "@angadi/test-kit/built-server";

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ LOG_LEVEL: "error" });
});
afterAll(async () => {
  await server.stop();
});

/** More requests than can render and wait at the render gate together. */
const REQUEST_COUNT = 250;

/**
 * Sends `count` forms over open connections, and their last bytes only once all others are sent, so
 * that all arrive at the same moment. Returns the responses.
 */
async function postTogether(path: string, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  await Promise.all(
    Array.from({ length: count }, async () => {
      const [incoming] = await once(request(`${server.url}/healthz`, { agent }).end(), "response");
      return text(incoming);
    }),
  );
  const body = new URLSearchParams({ name: "Asha" }).toString();
  const headers = {
    Origin: server.url,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": body.length,
  };
  const openRequests = Array.from({ length: count }, () => {
    const outgoing = request(server.url + path, { method: "POST", headers, agent });
    const bodyWritten = new Promise((resolve) => outgoing.write(body.slice(0, -1), resolve));
    const pendingResponse = once(outgoing, "response").then(async ([incoming]) => ({
      status: incoming.statusCode as number,
      retryAfter: incoming.headers["retry-after"] as string | undefined,
      html: await text(incoming),
    }));
    return { outgoing, bodyWritten, pendingResponse };
  });
  await Promise.all(openRequests.map(({ bodyWritten }) => bodyWritten));
  for (const { outgoing } of openRequests) outgoing.end(body.slice(-1));
  const responses = await Promise.all(openRequests.map(({ pendingResponse }) => pendingResponse));
  agent.destroy();
  return responses;
}

test("also rejects forms while too many pages are being rendered", async () => {
  const responses = await postTogether("/contact", REQUEST_COUNT);
  const busy = responses.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.length).toBeLessThan(REQUEST_COUNT);
  expect(busy[0]?.retryAfter).toBe("3");
  expect(busy[0]?.html).toContain("A lot of people are here just now.");
});
