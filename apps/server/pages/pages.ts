import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import type { FindPartnerNumbers } from "@angadi/contract/partner-numbers";
import { rejectionCopy } from "@angadi/content/pages/errors";
import type { PlanPrices } from "@angadi/contract/plan";
import type { RateLimits } from "@angadi/api/http/rate-limits";
import { findPageQuery } from "@angadi/site/page-queries.server";
import { listFixedPaths } from "@angadi/site/fixed-paths.server";
import type { OwnApi } from "../rendering/api-transport.ts";
import { CachedPages } from "../cache/cached-pages.ts";
import { UNREADABLE_PATH, canonicalizePath, isReadable } from "../http/addresses/canonical-path.ts";
import { toResponse } from "../http/responses/cached-response.ts";
import type { Env } from "../operations/env.ts";
import { ErrorPages } from "./error-pages.ts";
import type { PageLookup } from "../cache/fast-path.ts";
import { removeDataSuffix } from "../metrics/route-label.ts";
import { getHostRules } from "../http/addresses/host-rules.ts";
import type { StyleSheets } from "../rendering/html.ts";
import type { PageCaller } from "../rendering/page-caller.ts";
import type { PostPreviews } from "../rendering/post-previews.ts";
import { readForm } from "../http/read-form.ts";
import { OverloadedError, RenderGate } from "../rendering/render-gate.ts";
import { PrivatePages } from "./private-pages.ts";
import { type RenderWhole, createRenderer } from "../rendering/renderer.ts";
import { createActionFinder } from "./route-actions.ts";

export interface PagesDependencies {
  env: Env;
  build: ServerBuild;
  ownApi: OwnApi;
  /** False in development, where every request renders the newest code. */
  shouldCachePages: boolean;
  /** The build's style sheets, which are inlined into pages. */
  styleSheets: StyleSheets;
  limits: Pick<RateLimits, "takeCostlyPage" | "takePrivatePage">;
  findPartnerNumbers: FindPartnerNumbers;
  previews: Pick<PostPreviews, "find">;
}

/** Leaves a new process time for the requests that already wait for it. */
const WARM_UP_DELAY_MS = 2000;

/** Renders the pricing page with plans other than the API's; `search` is from its own URL. */
export type RenderPricing = (
  prices: readonly PlanPrices[],
  search: URLSearchParams,
) => Promise<string>;

export interface Pages {
  /** Responds to a request for a page or its `.data`; `request` has the URL that the visitor sees. */
  respond(request: Request, caller: Pick<PageCaller, "log" | "address">): Promise<Response>;
  /** The cached pages, for the fast path. */
  cached: PageLookup;
  /** Renders the pages with fixed paths, one after another, before visitors request them. */
  warmUp(log: Logger): Promise<void>;
  /**
   * Call when the database's contents have changed: marks every cached page as outdated, and renders
   * them again, one after another. Another call starts over.
   */
  refresh(log: Logger): Promise<void>;
  /** For previews: never cached. Rejects if the page cannot be rendered. */
  createPricingRenderer(log: Logger): RenderPricing;
}

/** Serves pages: checks the method and the URL, then uses the cache or renders. */
export function createPages(dependencies: PagesDependencies): Pages {
  const { env, build, shouldCachePages, limits } = dependencies;
  const renderer = createRenderer({ ...dependencies, isDevelopment: !shouldCachePages });
  const gate = new RenderGate();
  const renderGated: RenderWhole = (request, caller, options) =>
    gate.run(({ yieldTurn }) =>
      renderer.renderWhole(request, caller, { ...options, onWait: yieldTurn }),
    );
  const cached = new CachedPages({ env, build, renderer, gate, shouldCachePages });
  const errorPages = new ErrorPages(renderer);
  const privatePages = new PrivatePages({ errorPages, renderGated, limits });
  const hasAction = createActionFinder(build);

  async function respond(
    request: Request,
    { log, address }: Pick<PageCaller, "log" | "address">,
  ): Promise<Response> {
    const url = new URL(request.url);
    const { environment } = getHostRules(url.hostname, env);
    const caller = { log, address, environment, receivedAt: performance.now() };
    return respondToPage(request, url, caller).catch((error: unknown) => {
      if (error instanceof OverloadedError) return errorPages.respondOverloaded(request, caller);
      throw error;
    });
  }

  async function respondToPage(request: Request, url: URL, caller: PageCaller): Promise<Response> {
    if (privatePages.includes(url)) return privatePages.respond(request, caller);
    // The router would throw on such a path.
    if (!isReadable(url.pathname)) return errorPages.respond(request, caller, UNREADABLE_PATH);
    if (request.method === "POST") return respondToForm(request, url, caller);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return rejectMethod(request, caller, "GET, HEAD, POST");
    }
    const path = canonicalizePath(url.pathname);
    if (path !== url.pathname) {
      return new Response(null, { status: 301, headers: { Location: path + url.search } });
    }
    const rateLimit = findPageQuery(removeDataSuffix(path))?.rateLimit;
    if (rateLimit?.appliesTo(url.searchParams)) {
      const retryAfter = await limits.takeCostlyPage(caller.address);
      if (retryAfter !== undefined) {
        return errorPages.respondTooManyRequests(request, caller, rateLimit.message, retryAfter);
      }
    }
    return cached.respond(request, url, caller);
  }

  /** Rejects a method; `allow` lists those that the URL accepts. */
  async function rejectMethod(request: Request, caller: PageCaller, allow: string) {
    const error = { status: 405, message: rejectionCopy.method };
    const response = await errorPages.respond(request, caller, error);
    response.headers.set("Allow", allow);
    return response;
  }

  async function respondToForm(request: Request, url: URL, caller: PageCaller): Promise<Response> {
    if (!hasAction(url.pathname)) return rejectMethod(request, caller, "GET, HEAD");
    const origin = request.headers.get("origin");
    if (origin !== null && origin !== url.origin) {
      // The router would throw on such a request.
      caller.log.warn(
        { origin: origin.slice(0, 100), path: url.pathname },
        "form from another origin rejected",
      );
      const error = { status: 403, message: rejectionCopy.otherOrigin };
      return errorPages.respond(request, caller, error);
    }
    const form = await readForm(request);
    if ("error" in form) return errorPages.respond(request, caller, form.error);
    const { method, headers, signal } = request;
    const bodilessRequest = new Request(url, { method, headers, signal });
    const formCaller = { ...caller, receivedAt: performance.now() };
    const { page } = await renderGated(bodilessRequest, formCaller, { form: form.values });
    return toResponse(page, request);
  }

  const createPricingRenderer: Pages["createPricingRenderer"] = (log) => async (prices, search) => {
    const { environment } = getHostRules(new URL(env.siteUrl).hostname, env);
    const request = new Request(new URL(`/pricing?${search.toString()}`, env.siteUrl));
    const caller = { environment, log, address: "", receivedAt: performance.now() };
    const { page } = await renderGated(request, caller, { prices });
    if (page.status !== 200) throw new Error(`the pricing page answered ${page.status}`);
    return new TextDecoder().decode(page.bodies.identity);
  };

  let refreshCount = 0;

  async function renderInAdvance(
    paths: readonly string[],
    log: Logger,
    isCancelled: () => boolean = () => false,
  ): Promise<void> {
    for (const path of paths) {
      if (isCancelled()) return;
      const startedAt = performance.now();
      await cached.renderIntoCache(path, log).catch((error: unknown) => {
        log.warn({ err: error, path }, "page not rendered in advance");
      });
      await yieldToRequests(performance.now() - startedAt);
    }
  }

  return {
    respond,
    cached,
    createPricingRenderer,
    async warmUp(log) {
      await wait(WARM_UP_DELAY_MS, undefined, { ref: false });
      await renderInAdvance(listFixedPaths(), log);
    },
    async refresh(log) {
      refreshCount += 1;
      const generation = refreshCount;
      await renderInAdvance(cached.markOutdated(), log, () => generation !== refreshCount);
    },
  };
}

/** Waits four times as long as the last render took, to leave time for visitors' requests. */
const yieldToRequests = (renderMs: number) => wait(renderMs * 4, undefined, { ref: false });
