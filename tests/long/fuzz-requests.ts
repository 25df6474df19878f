import fc from "fast-check";
import { PAGES } from "@angadi/test-kit/routes";
import { contactMessage } from "../send-lead.ts";

/** Bytes to send. A complete request must get a response. */
export interface FuzzedRequest {
  bytes: Buffer;
  isComplete: boolean;
}

const constantFrom = fc.constantFrom;
const TOKEN = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,20}$/);
const TEXT = fc.string({ unit: "binary", maxLength: 60 });

const METHOD = fc.oneof(
  { weight: 8, arbitrary: constantFrom("GET", "GET", "POST", "HEAD") },
  {
    weight: 3,
    arbitrary: constantFrom("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "PURGE"),
  },
  { weight: 1, arbitrary: constantFrom("get", "GETS", "CONNECT", "M-SEARCH", "QUERY") },
);

const KNOWN_PATHS = [
  ...PAGES,
  ..."/healthz /readyz /robots.txt /sitemap.xml /blog/feed.xml /blog/feed.json /api/openapi.json".split(
    " ",
  ),
  ..."/api/business/contact /api/business/blog/business /api/business/subscription /api/domains".split(
    " ",
  ),
  ..."/admin/affiliate-partner/create /app/website-type /contact.data /__manifest /favicon.svg".split(
    " ",
  ),
  "/business-starter-guide/business-plan-template/business-plan.docx",
];

/** Strings that break URLs. */
const HOSTILE_TEXTS = [
  ..."% %ff%fe %E0%A4%A %00 %0d%0aSet-Cookie:x=1 %2e%2e%2f %c0%ae %ud800 .. . // /./ \\ ;a=b * ~".split(
    " ",
  ),
  ...`' " <script> {} | ^ \` __proto__ constructor toString hasOwnProperty null undefined NaN`.split(
    " ",
  ),
  ..."-1 \u00e9 \u0924 \u202e \ud83d\ude4f \ufffe \u0000 \u007f".split(" "),
  "x".repeat(3000),
];

const SEGMENT = fc.oneof(
  constantFrom(...HOSTILE_TEXTS),
  TOKEN,
  fc.webSegment(),
  fc.nat().map(String),
);

const PATH = fc.oneof(
  { weight: 3, arbitrary: constantFrom(...KNOWN_PATHS) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        constantFrom(...KNOWN_PATHS),
        fc.array(SEGMENT, { minLength: 1, maxLength: 3 }),
        constantFrom("/", ""),
      )
      .map(([path, segments, separator]) => path + separator + segments.join("/")),
  },
  {
    weight: 1,
    arbitrary: fc.array(SEGMENT, { maxLength: 5 }).map((segments) => `/${segments.join("/")}`),
  },
  {
    weight: 1,
    arbitrary: constantFrom(
      "*",
      "http://evil.test/",
      "http://u:p@a/",
      "//evil.test",
      "/\\evil.test",
      "?",
      "#",
    ),
  },
);

const PARAMETER_NAMES =
  "q category page billing gst industry tag saved about words shortlist seed label id";
const PARAMETER = fc
  .tuple(
    fc.oneof(
      constantFrom(...PARAMETER_NAMES.split(" ")),
      constantFrom("__proto__[x]", "a[b][c]", "_routes", "index", ""),
    ),
    fc.oneof(
      constantFrom(...HOSTILE_TEXTS),
      TEXT.map((text) => encodeURIComponent(text.toWellFormed())),
    ),
    constantFrom("=", "=", "=", ""),
  )
  .map(([name, value, equals]) => name + equals + value);
const QUERY = fc
  .array(PARAMETER, { maxLength: 6 })
  .map((segments) => (segments.length > 0 ? `?${segments.join("&")}` : ""));

/** Header values, some with bytes that are invalid in headers. */
const HEADER_VALUE = fc.oneof(
  { weight: 1, arbitrary: TEXT.map((text) => text.replaceAll(/[\r\n]/g, " ")) },
  { weight: 20, arbitrary: fc.string({ maxLength: 60 }) },
  {
    weight: 10,
    arbitrary: constantFrom(
      "*",
      "gzip;q=0, br;q=x",
      "bytes=0-,5-1",
      "W/",
      '"',
      "Thu, 01 Jan 1970",
      "x".repeat(4000),
    ),
  },
);
const HEADER_NAMES =
  "Accept Accept-Encoding Accept-Language Cookie Origin Referer Range If-None-Match If-Modified-Since " +
  "Authorization X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto Forwarded X-Request-Id " +
  "Idempotency-Key X-Client-Address User-Agent Sec-Fetch-Site Purpose Content-Encoding";
const HEADER = fc.tuple(fc.oneof(constantFrom(...HEADER_NAMES.split(" ")), TOKEN), HEADER_VALUE);
/** Headers that determine the end of a request; only the malformed requests below use them. */
const FRAMING_HEADERS = /^(content-length|transfer-encoding|connection|host|expect|upgrade)$/i;

const nestBrackets = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const JSON_BODY = fc.oneof(
  fc.json(),
  fc
    .dictionary(
      constantFrom("name", "email", "message", "__proto__", "constructor"),
      fc.jsonValue(),
    )
    .map((changed) => JSON.stringify({ ...contactMessage, ...changed })),
  constantFrom(
    nestBrackets(5000),
    `{"__proto__":{"name":"x"},"constructor":{"prototype":{"x":1}}}`,
    JSON.stringify({ ...contactMessage, name: "\ud800" }),
    JSON.stringify({ ...contactMessage, message: "x".repeat(30_000) }),
    JSON.stringify({ ...contactMessage, email: `${"a@".repeat(5000)}x` }),
    `{"pageNo":1e308,"size":-1,"businessId":"angadi"}`,
    `{"pageNo":9007199254740993,"size":20,"businessId":"angadi"}`,
    "{",
    "\ufeff{}",
    "NaN",
  ),
);
const FORM_BODY = fc
  .array(
    fc.tuple(constantFrom("name", "email", "mobileNo", "message", "x", "__proto__"), PARAMETER),
    {
      maxLength: 8,
    },
  )
  .map((fields) => fields.map(([name, value]) => `${name}=${value}`).join("&"));
const PART = fc
  .tuple(constantFrom("name", "message", "", '"', "x\u0000"), TEXT, constantFrom("\r\n", "\n", ""))
  .map(
    ([name, text, end]) =>
      `--b${end}Content-Disposition: form-data; name="${name}"${end}${end}${text}${end}`,
  );
const MULTIPART = fc
  .tuple(fc.array(PART, { maxLength: 4 }), constantFrom("--b--\r\n", "--b--", "--c--", ""))
  .map(([parts, end]) => parts.join("") + end);

const BODY = fc.oneof(
  fc.tuple(constantFrom("application/json", "application/json; charset=x", "text/json"), JSON_BODY),
  fc.tuple(
    constantFrom("application/x-www-form-urlencoded", "application/x-www-form-urlencoded;"),
    FORM_BODY,
  ),
  fc.tuple(
    constantFrom("multipart/form-data; boundary=b", "multipart/form-data", "multipart/mixed"),
    MULTIPART,
  ),
  fc.tuple(
    fc.oneof(constantFrom("", "text/plain", "application/csp-report", "image/png"), TOKEN),
    TEXT,
  ),
);

const HOST = fc.oneof(
  { weight: 20, arbitrary: constantFrom("x.test", "localhost", "x.test:80", "dev.x", "[::1]") },
  {
    weight: 1,
    arbitrary: constantFrom("a b", "x".repeat(300), "", "a:99999", "1.2.3.4.5", "u:p@a"),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[\w.:[\]@%-]{1,20}$/) },
);

/** Encodes a target like a browser: invalid characters are encoded, broken escapes stay. */
const encodeTarget = (target: string) =>
  target
    .toWellFormed()
    .replaceAll(/[^!-~]/gu, (character) => encodeURIComponent(character))
    .replace(/#.*/, "") || "/";

const COMPLETE_REQUEST = fc
  .tuple(METHOD, PATH, QUERY, HOST, fc.array(HEADER, { maxLength: 6 }), fc.option(BODY))
  .map(([method, path, query, host, headers, body]): FuzzedRequest => {
    const lines = headers
      .filter(([name]) => !FRAMING_HEADERS.test(name))
      .map(([name, value]) => `${name}: ${value}\r\n`);
    const content = Buffer.from(body?.[1] ?? "");
    const bodyHeaders = body
      ? `Content-Type: ${body[0]}\r\nContent-Length: ${content.length}\r\n`
      : "";
    const target = encodeTarget(path + query);
    const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${bodyHeaders}`;
    return {
      bytes: Buffer.concat([Buffer.from(`${head}${lines.join("")}\r\n`), content]),
      isComplete: true,
    };
  });

const POST = "POST /contact HTTP/1.1\r\nHost: x\r\n";
const GET = "GET / HTTP/1.1\r\nHost: x\r\n";
/** Requests that two parsers may read differently, and bytes that are not HTTP. */
const MALFORMED_REQUESTS = [
  `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n8\r\nSMUGGLED\r\n0\r\n\r\n`,
  `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
  `${POST}Content-Length: -1\r\n\r\n`,
  `${POST}Content-Length: +5\r\n\r\nabcde`,
  `${POST}Content-Length: 99999999999999999999\r\n\r\nx`,
  `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding:\tchunked\r\n\r\nffffffffffffffff\r\nx\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n1;${"e".repeat(5000)}\r\nx\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  `${GET}X: a\r\n b\r\n\r\n`,
  `${GET}X: a\nY: b\n\n`,
  `${GET}X: \u0000\r\n\r\n`,
  `${GET}: no name\r\n\r\n`,
  `${GET}Host: y\r\n\r\n`,
  `${GET}X: ${"x".repeat(20_000)}\r\n\r\n`,
  `${GET}Expect: 100-continue\r\nContent-Length: 10\r\n\r\n`,
  `${GET}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  `${GET}Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n`,
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/3.7\r\nHost: x\r\n\r\n",
  "GET /\r\n\r\n",
  "GET  /  HTTP/1.1\r\nHost: x\r\n\r\n",
  "CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "\r\n\r\n\r\n",
  `GET /${"a/".repeat(7000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
];
const MALFORMED_REQUEST = fc
  .tuple(constantFrom(...MALFORMED_REQUESTS), TEXT)
  .map(([request, extraText]): FuzzedRequest => ({
    bytes: Buffer.from(request + extraText, "latin1"),
    isComplete: false,
  }));

/** Generates `count` requests, the same ones each time for a seed. */
export const generateFuzzedRequests = (seed: number, count: number): FuzzedRequest[] =>
  fc.sample(
    fc.oneof(
      { weight: 9, arbitrary: COMPLETE_REQUEST },
      { weight: 1, arbitrary: MALFORMED_REQUEST },
    ),
    {
      seed,
      numRuns: count,
    },
  );
