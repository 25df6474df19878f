import type { Logger } from "pino";
import { expect, it } from "vitest";
import { rejectionCopy } from "@angadi/content/pages/errors";
import { ErrorPages } from "./error-pages.ts";
import type { PageCaller } from "../rendering/page-caller.ts";
import { PrivatePages } from "./private-pages.ts";
import type { RenderWhole, RenderedPage } from "../rendering/renderer.ts";

const CALLER: PageCaller = {
  address: "203.0.113.7",
  receivedAt: 0,
  environment: "production",
  log: {} as Logger,
};

const createPost = () => new Request("http://localhost/partners/token", { method: "POST" });

function createRenderedPage(status: number): RenderedPage {
  const bodies = { identity: new Uint8Array() };
  return { page: { status, headers: {}, etag: "", bodies }, hasFailed: false, isCacheable: false };
}

/** Creates pages whose first `failureCount` renders fail; `renders` has the options of all. */
function createPrivatePages({ failureCount = 0 } = {}) {
  const renders: Parameters<RenderWhole>[2][] = [];
  const renderWhole: RenderWhole = async (_request, _caller, options) => {
    renders.push(options);
    if (renders.length <= failureCount) throw new Error("out of memory");
    return createRenderedPage(options?.error?.status ?? 200);
  };
  const errorPages = new ErrorPages({
    renderWhole,
    stream: () => Promise.reject(new Error("error pages are not streamed")),
    invalidate: () => undefined,
  });
  const limits = { takePrivatePage: async () => undefined };
  const privatePages = new PrivatePages({ errorPages, renderGated: renderWhole, limits });
  return { privatePages, errorPages, renders };
}

it("renders an error page again if it failed, and caches it once it succeeds", async () => {
  const { privatePages, renders } = createPrivatePages({ failureCount: 1 });
  await expect(privatePages.respond(createPost(), CALLER)).rejects.toThrow("out of memory");
  expect((await privatePages.respond(createPost(), CALLER)).status).toBe(405);
  expect((await privatePages.respond(createPost(), CALLER)).status).toBe(405);
  expect(renders).toHaveLength(2);
});

it("does not share its error pages with public pages, whose scripts run", async () => {
  const { privatePages, errorPages, renders } = createPrivatePages();
  const { headers } = await privatePages.respond(createPost(), CALLER);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    allow: "GET, HEAD",
  });
  await errorPages.respond(createPost(), CALLER, { status: 405, message: rejectionCopy.method });
  expect(renders.map((options) => options?.isPrivate)).toEqual([true, false]);
});
