import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toPartnerNumbersPath } from "@angadi/contract/partner-numbers";
import { ENGINES } from "@angadi/tests/databases";
import { CHROME_USER_AGENT, createViewBeacon } from "@angadi/tests/beacons";
import { OWN_HOST, type Totals, sendBeacon, startTotals } from "@angadi/tests/totals";

describe.each(ENGINES)("totals on %s", (engine) => {
  let totals: Totals;

  beforeEach(async () => {
    totals = await startTotals(engine);
  });
  afterEach(() => totals.stop());

  it("store nothing that could identify a visitor", async () => {
    const counting = totals.start({ perMinute: 1000 });
    const secrets = {
      address: "198.51.100.23",
      ipv6: "2001:db8:77:1::beef",
      email: "asha.rao@mail.test",
      encoded: "asha.rao%40mail.test",
      phone: "9848022338",
      name: "asha-venkata-rao",
      click: "Cj0KCQiA_5WvBhDo",
      token: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
      agent: "SecretPhone/7.7",
      partnerLink: "0123456789abcdef0123456789abcdef01234567",
    };
    const { address, ipv6, ...values } = secrets;
    for (const value of Object.values(values)) {
      const utm = Object.fromEntries(
        ["source", "medium", "campaign", "term", "content"].map((name) => [`utm_${name}`, value]),
      );
      const headers = {
        "User-Agent": `${CHROME_USER_AGENT} ${secrets.agent}`,
        Cookie: `id=${value}`,
      };
      for (const clientAddress of [address, ipv6]) {
        const init = { address: clientAddress, headers };
        const referrer = `https://mail.test/inbox/${value}?u=${value}`;
        await sendBeacon(
          counting,
          createViewBeacon(`/blog/${value}?q=${value}`, referrer, utm),
          init,
        );
        await sendBeacon(counting, createViewBeacon("/", `http://${address}/`, utm), init);
        await sendBeacon(counting, createViewBeacon("/", `http://[${ipv6}]/${value}`, utm), init);
        await sendBeacon(
          counting,
          createViewBeacon("/", `https://${secrets.phone}.test/`, utm),
          init,
        );
        await sendBeacon(
          counting,
          ["leave", "/", null, `/app/website-type/${value}`, [value]],
          init,
        );
        await sendBeacon(counting, ["leave", "/", null, "/app/website-type", ["ia", value]], init);
        for (const missing of [secrets.email, secrets.encoded, secrets.phone, secrets.click]) {
          await sendBeacon(counting, ["view", `/u/${missing}/x`, null, 404], init);
        }
        await sendBeacon(counting, ["view", `/${secrets.token}`, null, 404], init);
        // The page of a private link runs no script, but anybody could send this beacon.
        const link = toPartnerNumbersPath(value);
        await sendBeacon(counting, createViewBeacon(link, `https://${OWN_HOST}${link}`, utm), init);
        await sendBeacon(counting, ["view", `${link.slice(0, -3)}%20x`, null, 404], init);
        await sendBeacon(counting, ["leave", link, null, `/app${link}`, [value]], init);
        await sendBeacon(counting, ["vital", "/", null, "LCP", 1, link], init);
      }
    }
    await counting.flush();
    // Rate limits count in memory only, on PostgreSQL too.
    const { rows: limits } = await sql`SELECT * FROM rate_limits`.execute(totals.database.db);
    const dump = JSON.stringify([
      limits,
      await totals.readRows(),
      await totals.database.db.selectFrom("counts_written").selectAll().execute(),
    ]);
    expect(await totals.readRows()).not.toEqual([]);
    for (const secret of [...Object.values(secrets), "Chrome", "inbox"]) {
      expect(dump.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });

  it("have columns for events only, and none that identifies people", async () => {
    const tables = await totals.database.db.introspection.getTables();
    const columns = tables
      .find(({ name }) => name === "daily_counts")
      ?.columns.map(({ name }) => name);
    // A new column needs a decision (docs/decisions/0017-counting.md): could it hold an address, a
    // user agent, a time of day, a session or an identifier of any kind?
    const expected = "day kind page detail source medium campaign referrer partner count";
    expect(columns).toEqual(expected.split(" "));
  });

  it("leave out bots, people who ask not to be counted, and invalid beacons", async () => {
    const counting = totals.start();
    const body = createViewBeacon("/");
    for (const headers of [
      { DNT: "1" },
      { "Sec-GPC": "1" },
      { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
      { "User-Agent": "curl/8.5.0" },
    ] as Record<string, string>[]) {
      expect(await sendBeacon(counting, body, { headers })).toBe(204);
    }
    for (const [headers, status] of [
      [{ Origin: "https://evil.test" }, 403],
      [{ Origin: "null" }, 403],
      [{ "Content-Type": "application/json" }, 415],
    ] as [Record<string, string>, number][]) {
      expect(await sendBeacon(counting, body, { headers })).toBe(status);
    }
    const acceptedBodies: unknown[] = [];
    for (const invalidBody of [
      "",
      "{",
      "null",
      "[]",
      "7",
      ["view"],
      ["other", "/", null],
      ["view", "no-path", null, 200],
      ["view", "/", 7, 200],
      ["view", "/", null, "200"],
      ["view", "/", null, 200, "navigate", { referrer: 1, utm: {} }],
      ["view", "/", null, 200, "navigate", { referrer: "", utm: { a: {} } }],
      ["view", "/", null, 200, null, null, "more"],
      ["view", `/${"x".repeat(3000)}`, null, 200],
      ["leave", "/", null],
      ["leave", "/", null, "/app/", [1]],
      ["tool", "/", null, "made-up"],
      ["vital", "/", null, "LCP", -1, "/"],
      ["vital", "/", null, "LCP", "1", "/"],
      ["vital", "/", null, "FID", 1, "/"],
    ]) {
      if ((await sendBeacon(counting, invalidBody)) !== 400) acceptedBodies.push(invalidBody);
    }
    const response = await counting.respond(new Request(`https://${OWN_HOST}/totals`), {
      address: "203.0.113.7",
      ownHost: OWN_HOST,
    });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(acceptedBodies).toEqual([]);
    await counting.flush();
    expect(await totals.readRows()).toEqual([]);
  });
});

describe("the URL of the totals", () => {
  it("contains none of the words that tracker block lists look for", () => {
    const source = readFileSync(
      path.join(import.meta.dirname, "../../../packages/contract/totals.ts"),
      "utf8",
    );
    const address = /TOTALS_PATH = "(.*)"/.exec(source)?.[1] ?? "";
    expect(address).toMatch(/^\/\w+$/);
    expect(address).not.toMatch(
      /analytic|beacon|collect|count|event|hit|log|metric|pageview|piwik|matomo|ping|pixel|stat|telemetry|track|tally|visit/,
    );
  });
});
