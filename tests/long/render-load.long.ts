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

/** More requests than the render gate runs and queues together. */
const REQUEST_COUNT = 250;

/**
 * Sends `count` forms over open connections so that they arrive at the same moment: their last bytes
 * are sent once all other bytes are. Returns the responses.
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

test("rejects some forms if too many arrive at once", async () => {
  const responses = await postTogether("/contact", REQUEST_COUNT);
  const rejected = responses.filter(({ status }) => status === 503);
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected.length).toBeLessThan(REQUEST_COUNT);
  expect(rejected[0]?.retryAfter).toBe("3");
  expect(rejected[0]?.html).toContain("A lot of people are here just now.");
});

test("rejects some pages if too many are requested at once, and still serves cached ones", async () => {
  const { url } = server;
  await fetch(`${url}/pricing`);
  const flood = Array.from({ length: REQUEST_COUNT }, (_, number) =>
    fetch(`${url}/blog?q=${number}`),
  );
  const cached = await fetch(`${url}/pricing`);
  const responses = await Promise.all(flood);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const rejected = responses.find(({ status }) => status === 503);
  expect(rejected?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(rejected?.headers.get("cache-control")).toBe("no-store");
  expect(await rejected?.text()).toContain("try this page again");
  expect(cached.status).toBe(200);
  // Reading the remaining responses frees their slots.
  await Promise.all(
    responses.filter(({ bodyUsed }) => !bodyUsed).map((response) => response.text()),
  );
  await expect.poll(async () => (await fetch(`${url}/blog?q=after`)).status).toBe(200);
});
