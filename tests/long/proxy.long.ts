import { createServer } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BUILD } from "../built-server.ts";
import { startCluster } from "./cluster.ts";
import { HOST } from "./proxy.ts";
import { type Sent, addressOf, visitor } from "./visitor.ts";

/** Files of a build whose pages may already be around. */
const OTHER_FILES = ["other-a.js", "other-b.js", "other-c.js", "other-d.js"];

const lead = (key: string) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({
    businessId: "angadi",
    name: "Asha",
    email: `${key}@shop.test`,
    mobileNo: "1",
    message: key,
  }),
});

test("passes on what the site answers, with an id of the request's own", async () => {
  const { proxy } = await startCluster();
  const { ask, origin, leave } = visitor(proxy, addressOf(1));

  // Pages come whole, in the browser's encoding, and are kept; advertisements' parameters are not.
  const page = await ask("/pricing");
  expect(page.status).toBe(200);
  expect(page.headers["content-encoding"]).toBe("br");
  expect(page.headers["strict-transport-security"]).toContain("max-age=");
  expect(
    (await ask("/pricing", { headers: { "Accept-Encoding": "br;q=0, gzip" } })).headers,
  ).toMatchObject({ "content-encoding": "gzip" });
  const etag = page.headers.etag ?? "";
  expect((await ask("/pricing", { headers: { "If-None-Match": etag } })).status).toBe(304);
  expect((await ask("/Pricing/?utm_source=x")).headers.location).toBe("/pricing?utm_source=x");

  // Each answer has the id of its own request, whatever was sent.
  const ids = await Promise.all(
    [0, 1].map(async () => (await ask("/about", { headers: { "X-Request-Id": "mine" } })).headers),
  );
  expect(new Set(ids.map((headers) => headers["x-request-id"])).size).toBe(2);
  expect(ids[0]?.["x-request-id"]).toMatch(/^[\da-f]{32}$/);

  // A form arrives as from this site, and only from it.
  const form = (from: string) => ({
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: from },
    body: "name=Asha&email=asha@shop.test&mobileNo=1&message=Through+the+proxy",
  });
  expect((await ask("/contact", form(origin))).status).toBe(201);
  expect((await ask("/contact", form("https://evil.test"))).status).toBe(400);

  // What is too long is refused in the site's own words.
  const long = await ask("/contact", { ...form(origin), body: `message=${"x".repeat(100_000)}` });
  expect(long.status).toBe(413);
  expect(long.body.length).toBeGreaterThan(1000);

  leave();
});

test("stands before two builds, for its own names, with HTTP/2", async () => {
  const { proxy } = await startCluster({}, [BUILD, otherBuild()]);
  const { ask, leave } = visitor(proxy, addressOf(1));
  // A file that one build has and the other has not is there, whoever is asked first.
  for (const name of OTHER_FILES) expect((await ask(`/assets/${name}`)).status).toBe(200);
  expect((await ask("/assets/nowhere.js")).status).toBe(404);

  // Other names get nothing; plain HTTP leads to TLS.
  expect((await ask("/", { headers: { Host: "evil.test" } })).status).toBe(421);
  const plain = await fetch(`http://127.0.0.1:${proxy.plainPort}/about?a=1`, {
    redirect: "manual",
    headers: { "X-Forwarded-Host": "evil.test" },
  });
  expect(plain.status).toBe(308);
  expect(new URL(plain.headers.get("location") ?? "").pathname).toBe("/about");

  // HTTP/2.
  const session = connect(`https://${HOST}:${proxy.port}`, {
    ca: proxy.certificate,
    servername: HOST,
    lookup: (_name, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]),
  });
  const status = await new Promise((resolve, reject) => {
    session.on("error", reject);
    session.request({ ":path": "/about" }).on("response", (headers) => resolve(headers[":status"]));
  });
  expect(status).toBe(200);
  session.destroy();
  leave();
});

test("with all processes gone shows kept pages, and says in words that there are no others", async () => {
  const { members, proxy } = await startCluster();
  const { ask, leave } = visitor(proxy, addressOf(1));
  expect((await ask("/pricing")).status).toBe(200);
  for (const member of members) await member.end();
  expect((await ask("/pricing")).status).toBe(200);
  expect((await ask("/pricing?utm_source=x&gclid=1")).status).toBe(200);
  const gone = await ask("/terms");
  expect(gone.status).toBe(503);
  expect(gone.headers["content-type"]).toContain("text/html");
  expect(gone.headers["retry-after"]).toBe("30");
  expect(gone.body.toString()).toContain("Please try again in a minute.");
  const call = await ask("/api/business/contact", lead("nobody-there"));
  expect(call.status).toBe(503);
  expect(JSON.parse(call.body.toString()).message).toContain("try again");
  proxy.purge();
  expect((await ask("/pricing")).status).toBe(503);
  leave();

  // The log holds what the privacy policy says.
  for await (const line of await proxy.end()) {
    expect(JSON.stringify(line)).not.toMatch(/127\.\d+\.\d+\.\d+(?!:)|utm_source|evil\.test/);
  }
});

test("limits behind the shipped proxy count the visitor, whatever headers say", async () => {
  const { proxy } = await startCluster({ RATE_LIMIT_PER_MINUTE: "5" });
  const { ask, leave } = visitor(proxy, addressOf(1));
  const statuses: number[] = [];
  for (let index = 0; index < 15; index += 1) {
    const sent = lead(`spoofed-${index}`);
    const headers = {
      ...sent.headers,
      "X-Forwarded-For": `203.0.113.${index}`,
      "X-Client-Address": `203.0.113.${index}`,
      Forwarded: `for=203.0.113.${index}`,
    };
    statuses.push((await ask("/api/business/contact", { ...sent, headers })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2 * 5);

  const other = visitor(proxy, addressOf(2));
  expect((await other.ask("/api/business/contact", lead("other"))).status).toBe(201);
  // A flood ends at the proxy, and for the one who makes it only.
  const flood = await Promise.all(
    Array.from({ length: 400 }, (_, index) => {
      const { ask: askOnce, leave: leaveOnce } = visitor(proxy, addressOf(1));
      return askOnce(`/terms?x=${index}`).then(({ status }) => (leaveOnce(), status));
    }),
  );
  expect(flood).toContain(429);
  expect(flood).toContain(200);
  expect((await other.ask("/terms")).status).toBe(200);
  leave();
  other.leave();
});

test("whatever is no plain reading has the limit of what is sent", async () => {
  const { proxy } = await startCluster();
  const list = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ businessId: "angadi", pageNo: 0, size: 20 }),
  };
  /** Statuses of 40 requests of one visitor, sent at once. */
  const flood = (number: number, target: string, sent: Sent) =>
    Promise.all(
      Array.from({ length: 40 }, async () => {
        const { ask, leave } = visitor(proxy, addressOf(number));
        const { status } = await ask(target, sent);
        leave();
        return status;
      }),
    );
  const costly: [string, string][] = [
    ["POST", "/pricing"],
    ["PUT", "/pricing"],
    ["OPTIONS", "/"],
    ["PROPFIND", "/about"],
    ["GET", "/%ff"],
    ["HEAD", "/blog/%c0%af"],
    ["POST", "/assets/nowhere.js"],
    ["PUT", "/api/business/blog/business"],
  ];
  for (const [number, [method, target]] of costly.entries()) {
    const refused = (await flood(10 + number, target, { method })).filter(
      (status) => status === 429,
    );
    // 20 at once, and 2 for each second that the others took.
    expect(refused.length, `${method} ${target}`).toBeGreaterThan(10);
  }
  for (const [number, sent] of [{}, { method: "HEAD" }].entries()) {
    expect(await flood(30 + number, "/terms?x=1", sent)).not.toContain(429);
  }
  expect(await flood(33, "/api/business/blog/business", list)).not.toContain(429);
});

test("of a page that streams all that is ready comes at once", async () => {
  const late = await startLateApi();
  const { proxy } = await startCluster({ API_URL: late.url, ADMIN_URL: late.url });
  const { begin, leave } = visitor(proxy, addressOf(1));
  let text = "";
  for await (const chunk of await begin("/blog?x=1")) {
    text += String(chunk);
    // The page's end stands before the posts that it waits for.
    if (text.includes("</footer>")) late.answer();
  }
  expect(text).toContain("Late post");
  leave();
});

/** Another host's API that answers when it is told to. */
async function startLateApi() {
  let answer = () => undefined as void;
  const told = new Promise<void>((resolve) => (answer = resolve));
  const http = createServer(async (_asked, answered) => {
    await told;
    answered.writeHead(200, { "Content-Type": "application/json" });
    answered.end(JSON.stringify([{ id: 1, title: "Late post" }]));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void http.close());
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, answer };
}

/** A build as this one is, but for some files more. */
function otherBuild(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-other-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const build = path.join(folder, "build");
  cpSync(BUILD, build, { recursive: true });
  for (const name of OTHER_FILES) writeFileSync(path.join(build, "client/assets", name), "1;");
  return build;
}
