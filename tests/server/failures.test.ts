import { type IncomingMessage, get as httpGet } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect } from "vitest";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { PAGES } from "@angadi/test-kit/routes";
import { test } from "./test.ts";

/** Requests a path without normalizing it, as other clients do. */
async function getUnchanged(url: string, path: string): Promise<{ status?: number; body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    httpGet({ hostname, port, path }, resolve).on("error", reject);
  });
  const { statusCode: status } = response;
  return { ...(status && { status }), body: await text(response) };
}

/** Nothing listens on this port of the loopback. Pages on localhost use the DEV_ hosts. */
const UNREACHABLE_URL = "http://127.0.0.1:9";

describe("with the API down", async () => {
  const server = await startBuiltServer({
    DEV_API_URL: UNREACHABLE_URL,
    DEV_ADMIN_URL: UNREACHABLE_URL,
  });
  afterAll(async () => {
    await server.stop();
  });

  test("every page still renders; only a post is a 503", async () => {
    for (const path of PAGES) {
      const response = await fetch(server.url + path);
      expect(response.status, path).toBe(path.startsWith("/blog/") ? 503 : 200);
      expect(await response.text()).toContain("<h1");
    }
  });

  test("pages show the specified errors in place of the data, and are not cached", async () => {
    for (const [path, ...texts] of [
      ["/", "Failed to load blogs. Please try again.", "Try Again"],
      ["/blog", "Oops! Something went wrong", "Failed to load blogs. Please try again."],
      ["/blog/anything", "Failed to load blog details. Please try again.", "Try Again"],
    ] as const) {
      const response = await fetch(server.url + path);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
      const html = await response.text();
      for (const text of texts) expect(html, path).toContain(text);
    }
  });

  test("a message that cannot be sent keeps its text", async () => {
    const fields = { name: "Asha", email: "asha@shop.test", mobileNo: "98480", message: "Hello" };
    const response = await fetch(`${server.url}/contact`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain("An error occurred. Please try again later.");
    for (const text of ['value="Asha"', ">Hello</textarea>"]) expect(html).toContain(text);
  });
});

describe("hostile and broken requests", () => {
  const formHeaders = { "Content-Type": "application/x-www-form-urlencoded" };

  for (const [cause, options, status] of [
    ["a wrong method", { method: "DELETE" }, 405],
    [
      "a malformed form",
      {
        method: "POST",
        headers: { "Content-Type": "multipart/form-data; boundary=x" },
        body: "--x\r\nnope",
      },
      400,
    ],
    [
      "an oversize form",
      // The connection is not reused: the server closes it before it has read everything.
      {
        method: "POST",
        headers: { ...formHeaders, Connection: "close" },
        body: `name=${"x".repeat(270_000)}`,
      },
      413,
    ],
    ["a page without a form", { method: "POST", headers: formHeaders, body: "a=b" }, 405],
  ] as const) {
    test(`get a page with ${status} for ${cause}`, async ({ get }) => {
      const path = cause === "a page without a form" ? "/terms" : "/contact";
      const response = await get(path, options);
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toContain("text/html");
      expect(await response.text()).toContain("<h1");
    });
  }

  test("get a page with the reason if a form comes from another website, and are logged once", async () => {
    await using server = await startBuiltServer();
    const origins = ["https://evil.test", "null", "http://a:99999"];
    for (const path of ["/contact", "/affiliate/apply", "/"]) {
      for (const origin of origins) {
        const headers = { ...formHeaders, Origin: origin };
        const response = await fetch(server.url + path, {
          method: "POST",
          headers,
          body: "name=Asha",
        });
        expect([path, origin, response.status]).toEqual([path, origin, 403]);
        expect(await response.text()).toContain("sent from another website");
      }
    }
    const listRejections = () =>
      server.readOutput().match(/^.*form from another origin rejected.*$/gm) ?? [];
    await expect.poll(listRejections).toHaveLength(9);
    expect(listRejections().map((line) => JSON.parse(line))).toMatchObject(
      ["/contact", "/affiliate/apply", "/"].flatMap((path) =>
        origins.map((origin) => ({ level: 40, origin, path })),
      ),
    );
    expect(server.readOutput()).not.toContain('"stack"');
  });

  test.for(["x", "ह", "𑄇", "🙏"])("accept 20,000 %s without script", async (letter, { get }) => {
    const fields = { name: "Asha", email: "asha@shop.test", mobileNo: "98480 00000" };
    const body = new URLSearchParams({ ...fields, message: letter.repeat(20_000) });
    const response = await get("/contact", { method: "POST", body });
    expect(response.status).toBe(201);
  });

  test("never get a 5xx for strange URLs", async ({ get }) => {
    for (const path of [
      "/%00",
      "/%E0%A4%A",
      "/blog/%2e%2e%2f",
      "/?q=%00&page=-1",
      "/contact.data",
      "/app/website-type?__proto__=a&constructor",
      "/app/__proto__?toString=__proto__",
    ]) {
      const { status } = await get(path);
      expect(status, path).toBeLessThan(500);
    }
  });

  for (const path of [
    "/business-starter-guide/%ff%fe",
    "/business-starter-guide/%ff%fe/x.csv",
    "/blog/%ff",
    "/app/%ff",
    "/%ff",
    "/%",
  ]) {
    for (const suffix of ["", ".data"]) {
      test(`get a 400 for the invalid URL ${path}${suffix}`, async ({ sharedSite }) => {
        const { status, body } = await getUnchanged(sharedSite.url, path + suffix);
        expect(status).toBe(400);
        expect(body).toContain("<h1");
        expect(body).toContain("This address is not complete.");
      });
    }
  }

  test("from a suspected bot are stopped with the input kept", async ({ get }) => {
    const fields = { name: "Bot", email: "bot@x.test", mobileNo: "1", message: "Buy" };
    const send = (extraFields: Record<string, string>) =>
      get("/contact", { method: "POST", body: new URLSearchParams({ ...fields, ...extraFields }) });
    const honeypotResponse = await send({ nickname: "Bot" });
    expect(honeypotResponse.status).toBe(422);
    const html = await honeypotResponse.text();
    expect(html).toContain("Our spam filter stopped this");
    expect(html).toContain('value="bot@x.test"');
    expect((await send({ fillTime: "300" })).status).toBe(422);
  });

  test("with an invalid email get the form with its text and an error at the field", async ({
    get,
  }) => {
    const response = await get("/contact", {
      method: "POST",
      headers: formHeaders,
      body: "name=Asha&email=nope&mobileNo=1&message=Hi+%3Cscript%3E",
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Please enter a valid email address.");
    expect(html).toContain("Hi &lt;script&gt;");
    expect(html).toContain('value="Asha"');
  });
});
