import { sendRawRequest } from "@angadi/test-kit/network";
import { expect } from "vitest";
import { waitFor } from "../wait-for.ts";
import { test } from "./test.ts";

const PATHS = [
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
function parseResponse(response: string) {
  const [head = "", body = ""] = response.split("\r\n\r\n", 2);
  const [status = "", ...lines] = head.split("\r\n");
  const volatileHeader = /^(date|x-request-id|connection|transfer-encoding):/i;
  return { status, headers: lines.filter((line) => !volatileHeader.test(line)).toSorted(), body };
}

test("HEAD responds like GET without a body, on every route", async ({ sharedSite }) => {
  for (const path of PATHS) {
    const sendRaw = (method: string) =>
      sendRawRequest(
        parsePort(sharedSite.url),
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`,
      );
    // Caches the page, since a page that is being rendered takes another code path. On a busy machine it
    // is streamed, and cached a moment later.
    await sendRaw("GET");
    await waitFor(async () => {
      const [get, head] = [
        parseResponse(await sendRaw("GET")),
        parseResponse(await sendRaw("HEAD")),
      ];
      expect(head, path).toEqual({ ...get, body: "" });
      expect(get.body.length, path).toBeGreaterThanOrEqual(path === "/pricing/" ? 0 : 1);
    });
  }
});

for (const method of ["TRACE", "CONNECT", "PROPFIND", "BREW", "PUT"]) {
  test(`${method} gets 405 and the allowed methods`, async ({ sharedSite }) => {
    const target = method === "CONNECT" ? "www.angadi.example:443" : "/";
    const response = await sendRawRequest(
      parsePort(sharedSite.url),
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 405 /);
    expect(response).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i);
  });
}

test("a hashed file that this build does not have is a 404 that is not cached", async ({ get }) => {
  for (const name of ["Other-BuildFile.js", "other.css", "A%62c.js", "deep/Er.js", "x.data"]) {
    const response = await get(`/assets/${name}`, { redirect: "manual" });
    expect(response.status, name).toBe(404);
    expect(response.headers.get("cache-control"), name).toBe("no-store");
  }
});

for (const [fault, target, host] of [
  ["no valid path", "nothing", "localhost"],
  ["an asterisk as its path", "*", "localhost"],
  ["an invalid host", "/", "a b"],
  ["a backslash", "/a\\..\\b", "localhost"],
  ["bytes that are not UTF-8", "/business-starter-guide/%ff%fe", "localhost"],
  ["a broken escape", "/blog/%E0%A4%A", "localhost"],
] as const) {
  test(`a request with ${fault} gets 400`, async ({ sharedSite }) => {
    const response = await sendRawRequest(
      parsePort(sharedSite.url),
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  });
}
