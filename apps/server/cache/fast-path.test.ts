import { type Server, createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { listen, sendRawRequest } from "@angadi/test-kit/network";
import type { CachedResponse } from "../http/responses/cached-response.ts";
import { createFastPath } from "./fast-path.ts";

const createCachedResponse = (text: string): CachedResponse => ({
  status: 200,
  headers: { "content-type": "text/plain" },
  etag: `"${text}"`,
  bodies: { identity: Buffer.from(text) },
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server with the fast path before a handler that says "slow"; records the keys read. */
async function start(pages: Record<string, CachedResponse>, trustProxy = 0) {
  const readKeys: string[] = [];
  const handleFast = createFastPath({
    env: { trustProxy, siteUrl: "https://www.angadi.example" },
    files: new Map([["/icon.svg", createCachedResponse("icon")]]),
    pages: {
      getKey(url) {
        readKeys.push(url.href);
        return `${url.hostname} ${url.pathname}`;
      },
      getFresh: (key) => pages[key],
    },
  });
  const server = createServer((incoming, outgoing) => {
    if (handleFast(incoming, outgoing, "id") === undefined) outgoing.end("slow");
  });
  servers.push(server);
  const port = await listen(server);
  const sendRequest = async (
    target: string,
    { host = "shop.test", method = "GET", headers = "" } = {},
  ) => {
    const request = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`;
    return (await sendRawRequest(port, request)).split("\r\n\r\n")[1] ?? "";
  };
  return { sendRequest, readKeys, pages };
}

describe("createFastPath", () => {
  it("answers for files and cached pages, and for nothing else", async () => {
    const { sendRequest } = await start({ "shop.test /tea": createCachedResponse("tea") });
    expect(await sendRequest("/tea")).toBe("tea");
    expect(await sendRequest("/tea?utm_source=x")).toBe("tea");
    expect(await sendRequest("/icon.svg?v=1")).toBe("icon");
    expect(await sendRequest("/coffee")).toBe("slow");
    expect(await sendRequest("/tea", { method: "POST" })).toBe("slow");
  });

  it("passes a page to the routes once it is stale, until it is fresh again", async () => {
    const { sendRequest, pages } = await start({ "shop.test /tea": createCachedResponse("tea") });
    expect(await sendRequest("/tea")).toBe("tea");
    delete pages["shop.test /tea"];
    expect(await sendRequest("/tea")).toBe("slow");
    pages["shop.test /tea"] = createCachedResponse("new tea");
    expect(await sendRequest("/tea")).toBe("new tea");
  });

  it("passes long or unusual URLs and hosts to the routes", async () => {
    const { sendRequest, readKeys } = await start({
      "shop.test /tea": createCachedResponse("tea"),
    });
    for (const target of [
      `/tea?q=${"x".repeat(500)}`,
      "//tea",
      "/./tea",
      "/a/../tea",
      "/tea?q=a\\b",
      "/%74ea",
      "http://shop.test/tea",
    ]) {
      expect([target, await sendRequest(target)]).toEqual([target, "slow"]);
    }
    for (const host of ["shop.test:99999999", "a b", "shop.test.", "[::1]", "x".repeat(500)]) {
      expect([host, await sendRequest("/tea", { host })]).toEqual([host, "slow"]);
    }
    expect(readKeys).toEqual([]);
  });

  it("uses a forwarded host only if there is a trusted proxy", async () => {
    const pages = {
      "shop.test /tea": createCachedResponse("shop"),
      "other.test /tea": createCachedResponse("other"),
    };
    const headers = "X-Forwarded-Host: other.test\r\n";
    const withoutProxy = await start(pages);
    expect(await withoutProxy.sendRequest("/tea", { headers })).toBe("shop");
    const behindProxy = await start(pages, 1);
    expect(await behindProxy.sendRequest("/tea", { headers })).toBe("other");
    expect(await behindProxy.sendRequest("/tea")).toBe("shop");
  });

  it("serves a body that has been replaced by a better one", async () => {
    const bodies = { identity: Buffer.from("long body"), br: Buffer.from("longer") };
    const { sendRequest } = await start({
      "shop.test /tea": { ...createCachedResponse("tea"), bodies },
    });
    const headers = "Accept-Encoding: br\r\n";
    expect(await sendRequest("/tea", { headers })).toBe("longer");
    bodies.br = Buffer.from("short");
    expect(await sendRequest("/tea", { headers })).toBe("short");
    expect(await sendRequest("/tea", { headers: "Accept-Encoding: br;q=0\r\n" })).toBe("long body");
  });
});
