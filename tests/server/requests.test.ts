import { sendRawRequest } from "@angadi/test-kit/network";
import { expect } from "vitest";
import { waitFor } from "../wait-for.ts";
import { test } from "./test.ts";

const ADDRESSES = [
  "/",
  "/pricing",
  "/blog",
  "/blog/get-paid-on-time",
  "/business-starter-guide/no-such-guide",
  "/no-such-page",
  "/rss.xml",
  "/robots.txt",
  "/sitemap.xml",
  "/favicon.svg",
  "/site.webmanifest",
  "/pricing/",
  "/healthz",
  "/readyz",
  "/api/openapi.json",
  "/api/business/subscription?countryId=IN",
  "/api/business/blog/get-paid-on-time",
  "/api/nothing",
];

const parsePort = (url: string) => Number(new URL(url).port);

/** The status and headers of a response, without those that vary or describe the transfer. */
function parseHead(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n", 2);
  const [status = "", ...lines] = head.split("\r\n");
  const volatileHeader = /^(date|x-request-id|connection|transfer-encoding):/i;
  return { status, headers: lines.filter((line) => !volatileHeader.test(line)).toSorted(), body };
}

test("HEAD responds like GET without a body, on every route", async ({ sqlite }) => {
  for (const address of ADDRESSES) {
    const sendRaw = (method: string) =>
      sendRawRequest(
        parsePort(sqlite.url),
        `${method} ${address} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`,
      );
    // The first request renders the page: cached pages take another path. A page that is streamed
    // on a busy machine is cached a moment later.
    await sendRaw("GET");
    await waitFor(async () => {
      const [get, head] = [parseHead(await sendRaw("GET")), parseHead(await sendRaw("HEAD"))];
      expect(head, address).toEqual({ ...get, body: "" });
      expect(get.body.length, address).toBeGreaterThanOrEqual(address === "/pricing/" ? 0 : 1);
    });
  }
});

for (const method of ["TRACE", "CONNECT", "PROPFIND", "BREW", "PUT"]) {
  test(`${method} gets 405 and the allowed methods`, async ({ sqlite }) => {
    const target = method === "CONNECT" ? "www.angadi.example:443" : "/";
    const answer = await sendRawRequest(
      parsePort(sqlite.url),
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i);
  });
}

test("a hashed file that this build does not have is a 404 that nobody keeps", async ({ get }) => {
  for (const name of ["Other-BuildFile.js", "other.css", "A%62c.js", "deep/Er.js", "x.data"]) {
    const response = await get(`/assets/${name}`, { redirect: "manual" });
    expect(response.status, name).toBe(404);
    expect(response.headers.get("cache-control"), name).toBe("no-store");
  }
});

for (const [what, target, host] of [
  ["no path", "nothing", "localhost"],
  ["an asterisk", "*", "localhost"],
  ["a host that is none", "/", "a b"],
  ["a backslash", "/a\\..\\b", "localhost"],
  ["bytes that are no text", "/business-starter-guide/%ff%fe", "localhost"],
  ["a broken escape", "/blog/%E0%A4%A", "localhost"],
] as const) {
  test(`a request for ${what} gets 400`, async ({ sqlite }) => {
    const answer = await sendRawRequest(
      parsePort(sqlite.url),
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  });
}
