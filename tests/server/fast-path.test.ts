import { request as httpRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { expect } from "vitest";
import { test } from "./test.ts";

interface RawResponse {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Sends a request. Returns the response with its raw bytes. */
function sendRequest(
  url: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { method, headers: { Host: "localhost", ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}

const pickStableHeaders = ({ headers }: RawResponse) => {
  const { date: _date, "x-request-id": _id, ...rest } = headers;
  return rest;
};

test("a cached response equals the rendered one, except for its request id", async () => {
  await using server = await startBuiltServer();
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip;q=0.5, br;q=0", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const) {
    const page = `${server.url}/about?gst=${encoding.length}`;
    const headers = { "Accept-Encoding": encoding };
    const [rendered, cached] = [await sendRequest(page, headers), await sendRequest(page, headers)];
    expect(pickStableHeaders(cached)).toEqual(pickStableHeaders(rendered));
    expect(cached.body).toEqual(rendered.body);
    expect(decode(cached.body).toString()).toContain("</html>");
    expect(cached.headers["x-request-id"]).not.toBe(rendered.headers["x-request-id"]);
  }
});

test("a browser with a current page or file gets a 304", async ({ sharedSite }) => {
  const home = await (await fetch(sharedSite.url)).text();
  const script = /\/assets\/[^" ]+\.js/.exec(home)?.[0] ?? "";
  for (const path of ["/", "/favicon.svg", "/site.webmanifest", "/icon-192.png", script]) {
    const url = sharedSite.url + path;
    const { headers } = await sendRequest(url, { "Accept-Encoding": "br" });
    const etag = String(headers["etag"]);
    for (const ifNoneMatch of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
      const revalidated = await sendRequest(url, { "If-None-Match": ifNoneMatch });
      expect(revalidated.status, `${path} ${ifNoneMatch}`).toBe(304);
      expect(revalidated.body.length).toBe(0);
      expect(revalidated.headers["etag"]).toBe(etag);
      expect(revalidated.headers["cache-control"]).toBe(headers["cache-control"]);
    }
    expect((await sendRequest(url, { "If-None-Match": '"other"' })).status).toBe(200);
  }
});

test("files have their type, cache lifetime and Vary header", async ({ sharedSite }) => {
  const home = await (await fetch(sharedSite.url)).text();
  const script = /\/assets\/[^" ]+\.js/.exec(home)?.[0] ?? "";
  for (const [path, type, cacheControl] of [
    [script, "text/javascript; charset=utf-8", /immutable/],
    ["/favicon.svg?v=2", "image/svg+xml; charset=utf-8", /max-age=3600$/],
    ["/icon-192.png", "image/png", /max-age=3600$/],
  ] as const) {
    const { status, headers } = await sendRequest(sharedSite.url + path, {
      "Accept-Encoding": "gzip",
    });
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toMatch(cacheControl);
    expect(headers["vary"]).toBe("Accept-Encoding");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; style-src 'unsafe-inline'",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toBeTruthy();
    expect(headers["content-encoding"]).toBe(path === "/icon-192.png" ? undefined : "gzip");
  }
  for (const path of ["/assets/../../server/index.js", "/assets/nothing.js", `${script}.br`]) {
    expect((await sendRequest(sharedSite.url + path)).status, path).toBe(404);
  }
});

test("each response is logged with its request id", async () => {
  await using server = await startBuiltServer({ TRUST_PROXY: "1" });
  const expectedRequests = [
    ["/about", "GET", 200],
    ["/about", "HEAD", 200],
    ["/favicon.svg", "GET", 200],
    ["/no-such-page", "GET", 404],
    ["/api/nothing", "GET", 404],
    ["/", "TRACE", 405],
    ['/%22"x', "GET", 404],
  ] as const;
  const ids: string[] = [];
  for (const [path, method] of expectedRequests) {
    const { headers } = await sendRequest(server.url + path, {}, method);
    ids.push(String(headers["x-request-id"]));
  }
  await sendRequest(`${server.url}/about?q=secret`, { "X-Request-Id": "from-the-proxy" });
  const listEntries = () =>
    server
      .readOutput()
      .split("\n")
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line));
  await expect.poll(() => listEntries().length).toBe(expectedRequests.length + 1);
  expect(listEntries()).toMatchObject([
    ...expectedRequests.map(([path, method, status], index) => ({
      level: 30,
      requestId: ids[index],
      method,
      path: encodeURI(path).replaceAll("%25", "%"),
      status,
    })),
    { requestId: "from-the-proxy", path: "/about", status: 200 },
  ]);
  expect(server.readOutput()).not.toContain("secret");
});
