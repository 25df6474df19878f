import { spawnSync } from "node:child_process";
import { request as httpsRequest } from "node:https";
import { rmSync } from "node:fs";
import { stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { startFakeApi } from "../fake-api.ts";
import { contactMessage } from "../send-lead.ts";
import { createProxyListener, startTlsServer } from "../tls.ts";
import { expect } from "vitest";
import { test } from "./test.ts";

test("serves health, cached pages and files with the right headers", async ({ get }) => {
  expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });

  const page = await get("/", { headers: { "Accept-Encoding": "br" } });
  const headers = Object.fromEntries(page.headers);
  expect(headers["content-encoding"]).toBe("br");
  // No CDN purges are configured here.
  expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=1, stale-if-error/);
  expect(headers["strict-transport-security"]).toBeTruthy();
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
  expect(policy).not.toContain("'unsafe-");

  const revalidated = await get("/", { headers: { "If-None-Match": headers["etag"] ?? "" } });
  expect(revalidated.status).toBe(304);

  const asset = /\/assets\/[^"]+\.css/.exec(await page.text())?.[0] ?? "";
  const file = await get(asset, { headers: { "Accept-Encoding": "br" } });
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("content-encoding")).toBe("br");
});

test("accepts form posts behind a proxy that terminates TLS", async () => {
  await using server = await startBuiltServer({ TRUST_PROXY: "1" });
  await using proxy = await startTlsServer(createProxyListener(server.url));
  const send = (origin: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
      const options = { method: "POST", headers, rejectUnauthorized: false };
      httpsRequest(`${proxy.url}/contact`, options, (response) => {
        response.resume().on("end", () => resolve(response.statusCode));
      })
        .on("error", reject)
        .end(String(new URLSearchParams(contactMessage)));
    });
  expect(await send(proxy.url)).toBe(201);
  expect(await send("https://evil.test")).toBe(403);
});

test("finishes running requests on SIGTERM, and logs the shutdown", async () => {
  const slowApi = await startFakeApi({
    "/business/blog/business": { body: [{ id: 1, title: "Late post" }], delay: 1500 },
  });
  const server = await startBuiltServer({ DEV_API_URL: slowApi.url });
  // The page is being streamed and waits for its posts when the process gets SIGTERM.
  const firstResponse = await fetch(`${server.url}/blog`);
  const end = stopProcess(server.process, "SIGTERM");
  expect(await firstResponse.text()).toContain("Late post");
  expect(await end).toBe(0);
  expect(server.readOutput()).toContain('"stopped"');
  await expect(fetch(server.url)).rejects.toThrow("fetch failed");
  await slowApi.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
});

test("reports an invalid variable in one line and does not start", () => {
  const { status, stderr } = spawnSync(process.execPath, ["build/server/index.js"], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", SITE_URL: "angadi" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toBe("Bad configuration: SITE_URL must be an http(s) URL.\n");
});
