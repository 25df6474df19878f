import { createConnection } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { sendRawRequest, findFreePort } from "@angadi/test-kit/network";

const HOSTS = [
  ..."a:99999 a:65536 a:-1 a: a:b 1.2.3.4.5 256.256.256.256 999999999999 0x7f.1.1.1.1 1.2.3.08".split(
    " ",
  ),
  ..."[::1 [::1]x [g::1] [::1]:99999 [1.2.3.4] a/b a?b a#b a@b u:p@a a\\b a%00b a% %zz".split(" "),
  ..."<script> xn-- xn--a xn--\u00ff .. . - a..b a,b a^b a|b \u00ad \u00e4.test".split(" "),
  "a b",
  "",
  "a".repeat(300),
];

const TARGETS = [
  ..."nothing * // /// //a:99999/ /\\ /\\a:99999 /a\\..\\b /% /%ff /%ff%fe /%00 /%E0%A4%A".split(
    " ",
  ),
  ..."/.%2e/.%2e/ /../.. /?% /?q=%ff /?\\ /?__proto__=1 /#a /blog/%ff.data ? # /\u00ff".split(" "),
  ..."/contact.data?index&_routes=% /affiliate/numbers/%ff /affiliate/numbers/__proto__".split(" "),
  ..."http:// http:/// http://a:99999/ http://1.2.3.4.5/ http://256.256.256.256/".split(" "),
  ..."https://u:p@a/ ftp://a/ javascript:alert(1) a:99999".split(" "),
  `/${"a".repeat(8000)}`,
];

const METHODS = "OPTIONS PUT PATCH DELETE TRACE CONNECT PROPFIND BREW get G\u0000T POST".split(" ");

const HEADERS = `Host: second.test
X-Forwarded-Host: a:99999
X-Forwarded-Host: 1.2.3.4.5
X-Forwarded-Host: a b
X-Forwarded-Host: [::1
X-Forwarded-Host: a, a:99999
X-Forwarded-Host: ,
X-Forwarded-Proto: gopher
X-Forwarded-Proto: \u00ff
X-Forwarded-For: 1.2.3.4.5
X-Forwarded-For: [::1
X-Forwarded-For: ,,,
X-Request-Id: \u00ff
Origin: null
Origin: http://a:99999
Origin: ::
Referer: http://a:99999
Cookie: %
Cookie: =;=;__proto__=1
Cookie: better-auth.session_token=%ff
Accept-Encoding: br;q=x, *;q=
If-None-Match: \u0001
If-None-Match: W/
Range: bytes=9-1
Content-Length: -1
Content-Length: 1, 2
Transfer-Encoding: gzip
Transfer-Encoding: chunked\r\nContent-Length: 1
Expect: 100-continue
Expect: nothing
Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x
Upgrade: h2c
Connection: keep-alive, Upgrade\r\nUpgrade: TLS/1.0
Content-Type: multipart/form-data
Content-Type: multipart/form-data; boundary=
Sec-Fetch-Site: cross-site
Accept-Language: \u00ff
 folded
no colon
na me: x
: x`.split(/(?<!\r)\n/);

const formatRequest = (
  target: string,
  { method = "GET", host = "localhost", header = "X-Nothing: 1" } = {},
) => `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${header}\r\nConnection: close\r\n\r\n`;

const REQUESTS = [
  ...HOSTS.flatMap((host) => [formatRequest("/", { host }), formatRequest("/sign-in", { host })]),
  ...TARGETS.map((target) => formatRequest(target)),
  ...TARGETS.map((target) => formatRequest(target, { method: "POST" })),
  ...METHODS.map((method) => formatRequest("/", { method })),
  ...METHODS.map((method) => formatRequest("/healthz", { method })),
  ...HEADERS.map((header) => formatRequest("/pricing", { header })),
  ...HEADERS.map((header) => formatRequest("/contact", { header, method: "POST" })),
  ...HEADERS.map((header) => formatRequest("/sign-in", { header })),
  "GET / HTTP/1.0\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
  "GET /\r\n\r\n",
  "\r\n\r\n\r\nnothing\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

/** Sends `bytes` and resets the connection at once. */
const sendAndReset = (port: number, bytes: string) =>
  new Promise<void>((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" }, () =>
      socket.write(bytes, () => socket.resetAndDestroy()),
    );
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });

const parseStatuses = (response: string) =>
  [...response.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

describe.each(["0", "1"])("with TRUST_PROXY=%s", async (trustProxy) => {
  const ports: Record<string, number> = {};

  const [desk, metrics] = [await findFreePort(), await findFreePort()];
  const server = await startBuiltServer({
    TRUST_PROXY: trustProxy,
    LOG_LEVEL: "error",
    DESK_PORT: String(desk),
    METRICS_PORT: String(metrics),
  });
  Object.assign(ports, { site: Number(new URL(server.url).port), desk, metrics });
  afterAll(async () => {
    await server.stop();
  });

  it.each(["site", "desk", "metrics"])(
    `the %s listener answers ${REQUESTS.length} malformed requests without a 5xx and stays up`,
    async (listener) => {
      const port = ports[listener] ?? 0;
      const failures: string[] = [];
      // Node itself closes a CONNECT that has no listener.
      const requests = REQUESTS.filter(
        (bytes) => listener !== "metrics" || !bytes.startsWith("CONNECT"),
      );
      for (const bytes of requests) {
        const response = await sendRawRequest(port, bytes);
        const status = parseStatuses(response).find((code) => code !== 100) ?? 0;
        if (status < 200 || status >= 500) failures.push(`${status} for ${JSON.stringify(bytes)}`);
      }
      expect(failures).toEqual([]);
      for (const bytes of [formatRequest("a:1", { method: "CONNECT" }), formatRequest("/"), "G"]) {
        await Promise.all(Array.from({ length: 20 }, () => sendAndReset(port, bytes)));
      }
      const healthResponse = await sendRawRequest(port, formatRequest("/healthz"));
      expect(parseStatuses(healthResponse)[0]).toBe(listener === "site" ? 200 : 404);
      expect(server.process.exitCode).toBeNull();
      expect(server.readOutput()).not.toMatch(/"level":(50|60)/);
    },
  );

  it.each(["a:99999", "1.2.3.4.5", "999999999999", "a b", "a@b", "[::1"])(
    "the site and the desk answer 400 to the invalid Host %s",
    async (host) => {
      for (const listener of ["site", "desk"]) {
        const response = await sendRawRequest(ports[listener] ?? 0, formatRequest("/", { host }));
        expect(response).toMatch(/^HTTP\/1\.1 400 /);
      }
    },
  );
});
