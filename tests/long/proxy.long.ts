import { createServer } from "node:http";
import { connect } from "node:http2";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BUILD } from "@angadi/test-kit/built-server";
import { listen } from "@angadi/test-kit/network";
import { contactMessage, createJsonRequest } from "../send-lead.ts";
import { startCluster } from "./cluster.ts";
import { HOST } from "./proxy.ts";
import { type VisitorRequest, toAddress, createVisitor } from "./visitor.ts";

/** Names of files that only one build has, with characters like those of real hashes. */
const listFileNames = (build: string) =>
  Array.from({ length: 500 }, (_, index) => `${build}-${index}-Ab_${index}-Zx.js`);

const createLeadRequest = (key: string) =>
  createJsonRequest({ ...contactMessage, email: `${key}@shop.test`, message: key });

test("passes on the site's responses, each with its own request id", async () => {
  const { proxy } = await startCluster();
  const { send, origin, close } = createVisitor(proxy, toAddress(1));

  // Pages are complete, in the browser's encoding, and cached without advertising parameters.
  const page = await send("/pricing");
  expect(page.status).toBe(200);
  expect(page.headers["content-encoding"]).toBe("br");
  expect(page.headers["strict-transport-security"]).toContain("max-age=");
  expect(
    (await send("/pricing", { headers: { "Accept-Encoding": "br;q=0, gzip" } })).headers,
  ).toMatchObject({ "content-encoding": "gzip" });
  const etag = page.headers.etag ?? "";
  expect((await send("/pricing", { headers: { "If-None-Match": etag } })).status).toBe(304);
  expect((await send("/Pricing/?utm_source=x")).headers.location).toBe("/pricing?utm_source=x");

  // Each response has its own request id, whatever the client sent.
  const ids = await Promise.all(
    [0, 1].map(async () => (await send("/about", { headers: { "X-Request-Id": "mine" } })).headers),
  );
  expect(new Set(ids.map((headers) => headers["x-request-id"])).size).toBe(2);
  expect(ids[0]?.["x-request-id"]).toMatch(/^[\da-f]{32}$/);

  // Forms are only accepted from this site.
  const createFormRequest = (origin: string) => ({
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    body: "name=Asha&email=asha@shop.test&mobileNo=1&message=Through+the+proxy",
  });
  expect((await send("/contact", createFormRequest(origin))).status).toBe(201);
  expect((await send("/contact", createFormRequest("https://evil.test"))).status).toBe(403);

  // A body that is too long is rejected with the site's own page.
  const tooLarge = await send("/contact", {
    ...createFormRequest(origin),
    body: `message=${"x".repeat(300_000)}`,
  });
  expect(tooLarge.status).toBe(413);
  expect(tooLarge.body.length).toBeGreaterThan(1000);

  close();
});

test("serves two builds, only for its own host names, with HTTP/2", async () => {
  const builds = ["Old", "New"];
  const { proxy } = await startCluster({}, builds.map(createBuild));
  const { send, close } = createVisitor(proxy, toAddress(1));
  // A file of only one build is found, even if the proxy asks the other process first.
  const failures: string[] = [];
  for (const [number, name] of builds.flatMap(listFileNames).entries()) {
    const visitor = createVisitor(proxy, toAddress(2 + (number % 20)));
    const { status } = await visitor.send(`/assets/${name}`);
    visitor.close();
    if (status !== 200) failures.push(`${status} ${name}`);
  }
  expect(failures).toEqual([]);
  const missing = await send("/assets/Nowhere.js");
  expect(missing.status).toBe(404);
  expect(missing.headers["cache-control"]).toBe("no-store");

  // Other host names get nothing; plain HTTP redirects to TLS.
  expect((await send("/", { headers: { Host: "evil.test" } })).status).toBe(421);
  const redirected = await fetch(`http://127.0.0.1:${proxy.plainPort}/about?a=1`, {
    redirect: "manual",
    headers: { "X-Forwarded-Host": "evil.test" },
  });
  expect(redirected.status).toBe(308);
  expect(new URL(redirected.headers.get("location") ?? "").pathname).toBe("/about");

  // HTTP/2.
  const session = connect(`https://${HOST}:${proxy.port}`, {
    ca: proxy.certificate,
    servername: HOST,
    lookup: (_name, _options, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]),
  });
  const status = await new Promise((resolve, reject) => {
    session.on("error", reject);
    session.request({ ":path": "/about" }).on("response", (headers) => resolve(headers[":status"]));
  });
  expect(status).toBe(200);
  session.destroy();
  close();
});

test("serves cached pages, and an error page for all others, if all processes are down", async () => {
  const { members, proxy } = await startCluster();
  const { send, close } = createVisitor(proxy, toAddress(1));
  expect((await send("/pricing")).status).toBe(200);
  for (const member of members) await member.end();
  expect((await send("/pricing")).status).toBe(200);
  expect((await send("/pricing?utm_source=x&gclid=1")).status).toBe(200);
  const unavailable = await send("/terms");
  expect(unavailable.status).toBe(503);
  expect(unavailable.headers["content-type"]).toContain("text/html");
  expect(unavailable.headers["retry-after"]).toBe("30");
  expect(unavailable.body.toString()).toContain("Please try again in a minute.");
  const call = await send("/api/business/contact", createLeadRequest("nobody-there"));
  expect(call.status).toBe(503);
  expect(JSON.parse(call.body.toString()).message).toContain("try again");
  proxy.purge();
  expect((await send("/pricing")).status).toBe(503);
  close();

  // The log has no client addresses, campaign parameters or foreign host names.
  for await (const line of await proxy.end()) {
    expect(JSON.stringify(line)).not.toMatch(/127\.\d+\.\d+\.\d+(?!:)|utm_source|evil\.test/);
  }
});

test("rate limits ignore forged forwarding headers", async () => {
  const { proxy } = await startCluster({ RATE_LIMIT_PER_MINUTE: "5" });
  const { send, close } = createVisitor(proxy, toAddress(1));
  const statuses: number[] = [];
  for (let index = 0; index < 15; index += 1) {
    const leadRequest = createLeadRequest(`spoofed-${index}`);
    const headers = {
      ...leadRequest.headers,
      "X-Forwarded-For": `203.0.113.${index}`,
      "X-Client-Address": `203.0.113.${index}`,
      Forwarded: `for=203.0.113.${index}`,
    };
    statuses.push((await send("/api/business/contact", { ...leadRequest, headers })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(2 * 5);

  const otherVisitor = createVisitor(proxy, toAddress(2));
  expect(
    (await otherVisitor.send("/api/business/contact", createLeadRequest("other"))).status,
  ).toBe(201);
  // The proxy stops a flood, and only for its sender.
  const flood = await Promise.all(
    Array.from({ length: 400 }, (_, index) => {
      const { send: sendOnce, close: closeOnce } = createVisitor(proxy, toAddress(1));
      return sendOnce(`/terms?x=${index}`).then(({ status }) => (closeOnce(), status));
    }),
  );
  expect(flood).toContain(429);
  expect(flood).toContain(200);
  expect((await otherVisitor.send("/terms")).status).toBe(200);
  close();
  otherVisitor.close();
});

test("limits requests other than plain reads more strictly", async () => {
  const { proxy } = await startCluster();
  const listRequest = createJsonRequest({ businessId: "angadi", pageNo: 0, size: 20 });
  /** Statuses of 40 simultaneous requests of one visitor. */
  const sendBurst = (number: number, target: string, options: VisitorRequest) =>
    Promise.all(
      Array.from({ length: 40 }, async () => {
        const { send, close } = createVisitor(proxy, toAddress(number));
        const { status } = await send(target, options);
        close();
        return status;
      }),
    );
  const limitedRequests: [string, string][] = [
    ["POST", "/pricing"],
    ["PUT", "/pricing"],
    ["OPTIONS", "/"],
    ["PROPFIND", "/about"],
    ["GET", "/%ff"],
    ["HEAD", "/blog/%c0%af"],
    ["POST", "/assets/nowhere.js"],
    ["PUT", "/api/business/blog/business"],
  ];
  for (const [number, [method, target]] of limitedRequests.entries()) {
    const rejected = (await sendBurst(10 + number, target, { method })).filter(
      (status) => status === 429,
    );
    // A burst of 20 is allowed, and 2 per second after that.
    expect(rejected.length, `${method} ${target}`).toBeGreaterThan(10);
  }
  for (const [number, options] of [{}, { method: "HEAD" }].entries()) {
    expect(await sendBurst(30 + number, "/terms?x=1", options)).not.toContain(429);
  }
  expect(await sendBurst(33, "/api/business/blog/business", listRequest)).not.toContain(429);
});

test("passes on the finished part of a streamed page at once", async () => {
  const slowApi = await startSlowApi();
  const { proxy } = await startCluster({ API_URL: slowApi.url, ADMIN_URL: slowApi.url });
  const { startRequest, close } = createVisitor(proxy, toAddress(1));
  let text = "";
  for await (const chunk of await startRequest("/blog?x=1")) {
    text += String(chunk);
    // The page's footer is sent before the slow posts.
    if (text.includes("</footer>")) slowApi.respond();
  }
  expect(text).toContain("Slow post");
  close();
});

/** Another host's API that responds once `respond` is called. */
async function startSlowApi() {
  let respond = () => undefined as void;
  const release = new Promise<void>((resolve) => (respond = resolve));
  const http = createServer(async (_request, response) => {
    await release;
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify([{ id: 1, title: "Slow post" }]));
  });
  const port = await listen(http);
  onTestFinished(() => void http.close());
  return { url: `http://127.0.0.1:${port}`, respond };
}

/** Creates a copy of this build with additional files. Returns its folder. */
function createBuild(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-other-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const build = path.join(folder, "build");
  cpSync(BUILD, build, { recursive: true });
  for (const file of listFileNames(name))
    writeFileSync(path.join(build, "client/assets", file), "1;");
  return build;
}
