import { randomUUID } from "node:crypto";
import { type BuiltServer, startBuiltServer } from "../built-server.ts";
import { startPostgres } from "../postgres.ts";
import { expect } from "vitest";
import { test } from "../server/test.ts";

/** Sends a lead as if through a proxy. Returns the status. */
async function lead({ url }: BuiltServer, client: string, email = `${randomUUID()}@shop.test`) {
  const response = await fetch(`${url}/api/business/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": client },
    body: JSON.stringify({
      businessId: "angadi",
      name: randomUUID(),
      email,
      mobileNo: "1",
      message: "Hello",
    }),
  });
  return response.status;
}

async function lookUp({ url }: BuiltServer, client: string) {
  const headers = { "X-Forwarded-For": client };
  return (await fetch(`${url}/api/domains?label=neem`, { headers })).status;
}

const countAccepted = (statuses: number[]) => statuses.filter((status) => status < 400).length;

test("limits apply to a client behind a proxy, however its address is written", async () => {
  const server = await startBuiltServer({
    TRUST_PROXY: "1",
    RATE_LIMIT_PER_MINUTE: "3",
    RATE_LIMIT_LOOKUPS_PER_MINUTE: "30",
  });
  const spellings = [
    "203.0.113.7",
    "::ffff:203.0.113.7",
    "::FFFF:203.0.113.7",
    "::ffff:cb00:7107",
    "0:0:0:0:0:FFFF:203.0.113.7",
    "[::ffff:203.0.113.7]:80",
    "203.0.113.7:1",
    "203.0.113.7:65535",
  ];
  const statuses = [];
  for (const spelling of spellings) statuses.push(await lead(server, spelling));
  expect(countAccepted(statuses)).toBe(3);

  const junk = [];
  for (let number = 0; number < 10; number += 1) junk.push(await lead(server, `junk-${number}`));
  expect(countAccepted(junk)).toBe(3);

  const network = [];
  for (let host = 1; host <= 100; host += 1) {
    network.push(await lookUp(server, `2001:db8::${host.toString(16)}`));
  }
  expect(countAccepted(network)).toBe(30);
  await server.stop();
});

test("a Gmail mailbox counts as one, with dots, tags and capitals", async () => {
  const server = await startBuiltServer({ TRUST_PROXY: "1", RATE_LIMIT_EMAIL_PER_HOUR: "5" });
  const boxes = ["asharao", "asha.rao", "a.s.h.a.r.a.o", "asharao+1", "AshaRao", "asharao+2"];
  const statuses = [];
  for (const box of boxes) statuses.push(await lead(server, "203.0.113.7", `${box}@gmail.com`));
  statuses.push(await lead(server, "203.0.113.7", "asharao@googlemail.com"));
  expect(countAccepted(statuses)).toBe(5);
  await server.stop();
});

test("two processes on one PostgreSQL share their limits", async () => {
  const postgres = await startPostgres();
  const env = {
    DATABASE_URL: await postgres.createDatabase(),
    TRUST_PROXY: "1",
    RATE_LIMIT_PER_MINUTE: "4",
    RATE_LIMIT_EMAIL_PER_HOUR: "5",
    RATE_LIMIT_LOOKUPS_PER_MINUTE: "6",
  };
  const servers = [await startBuiltServer(env), await startBuiltServer(env)];
  const runOnBoth = async (send: (server: BuiltServer, number: number) => Promise<number>) => {
    const responses = Array.from({ length: 8 }, (_, number) =>
      servers.map((server) => send(server, number)),
    );
    return countAccepted(await Promise.all(responses.flat()));
  };
  expect(await runOnBoth((server) => lead(server, "203.0.113.7"))).toBe(4);
  expect(await runOnBoth((server) => lookUp(server, "203.0.113.7"))).toBe(6);
  const busy = (server: BuiltServer, number: number) =>
    lead(server, `198.51.100.${number}`, "busy@shop.test");
  expect(await runOnBoth(busy)).toBe(5);
  for (const server of servers) await server.stop();
  await postgres.stop();
});
