import type { ServerBuild } from "react-router";
import { canonicalizeQuery } from "./canonical-query.ts";
import { toResponse } from "../http/responses/cached-response.ts";
import type { Env } from "../operations/env.ts";
import type { PageLookup } from "./fast-path.ts";
import { getHostRules } from "../http/addresses/host-rules.ts";
import { InFlightRenders, type PageRequest } from "./in-flight-renders.ts";
import { countPage } from "../metrics/metrics.ts";
import { type CachedPage, PageCache, buildCacheControl } from "./page-cache.ts";
import type { PageCaller } from "../rendering/page-caller.ts";
import { toPageKey, createPageKey, toPagePath } from "./page-key.ts";
import type { RenderGate } from "../rendering/render-gate.ts";
import type { Renderer } from "../rendering/renderer.ts";

interface CachedPagesDependencies {
  env: Env;
  build: ServerBuild;
  renderer: Renderer;
  gate: RenderGate;
  /** False in development, where every request renders the newest code. */
  shouldCachePages: boolean;
}

/** Milliseconds to wait for a changed page before responding with the previous version. */
const RENDER_TIMEOUT_MS = 3000;

/** Responds with pages from the cache, or renders and then caches them. */
export class CachedPages implements PageLookup {
  readonly #env: Env;
  readonly #renderer: Renderer;
  readonly #shouldCachePages: boolean;
  readonly #routeIds: readonly string[];
  readonly #cache = new PageCache();
  readonly #gate: RenderGate;
  readonly #renders: InFlightRenders;

  constructor({ env, build, renderer, gate, shouldCachePages }: CachedPagesDependencies) {
    this.#env = env;
    this.#renderer = renderer;
    this.#gate = gate;
    this.#shouldCachePages = shouldCachePages;
    this.#routeIds = Object.keys(build.routes);
    this.#renders = new InFlightRenders({
      cache: this.#cache,
      gate,
      renderer,
      cacheControl: buildCacheControl({ hasPurges: env.purge !== undefined }),
    });
  }

  getKey(url: URL): string | undefined {
    return toPageKey(url, this.#env, this.#routeIds);
  }

  getFresh(key: string) {
    const page = this.#cache.getFresh(key);
    if (page) countPage("cached");
    return page;
  }

  /** Responds to GET or HEAD. Rejects with `OverloadedError` if too many pages are being rendered. */
  async respond(request: Request, url: URL, caller: PageCaller): Promise<Response> {
    const page = this.#createPageRequest(url, request.headers, caller);
    const cached = this.#cache.get(page.key);
    if (!cached) return this.#respondNew(request, page);
    if (cached.freshness === "expired") return this.#respondExpired(request, page, cached);
    if (cached.freshness === "stale" && cached.canRevalidate) this.#renders.revalidate(page);
    countPage("cached");
    return toResponse(cached.page, request);
  }

  /** Renders a page into the cache, as visitors of the site's own address see it. */
  async renderIntoCache(path: string, log: PageCaller["log"]): Promise<void> {
    const { environment } = getHostRules(new URL(this.#env.siteUrl).hostname, this.#env);
    const url = new URL(path, this.#env.siteUrl);
    const caller = { environment, log, address: "", receivedAt: performance.now() };
    const page = this.#createPageRequest(url, new Headers(), caller);
    await this.#renders.renderUnlessSlow(page, { isRevalidation: true });
  }

  /** Marks every cached page as outdated. Returns their paths. */
  markOutdated(): string[] {
    this.#renders.invalidate();
    return this.#cache.markOutdated().map(toPagePath);
  }

  #createPageRequest(url: URL, headers: Headers, caller: PageCaller): PageRequest {
    const { search, isCacheable } = canonicalizeQuery(url, this.#routeIds);
    const canonicalUrl = new URL(url);
    canonicalUrl.search = search;
    return {
      key: createPageKey(caller.environment, canonicalUrl.pathname, search),
      request: new Request(canonicalUrl, { headers }),
      caller,
      isCacheable: isCacheable && this.#shouldCachePages,
    };
  }

  /** Serves an expired page only if a new one would need slow data or be an error. */
  async #respondExpired(request: Request, page: PageRequest, cached: CachedPage) {
    const rendered = cached.canRevalidate
      ? await this.#rerender(page, cached).catch(() => undefined)
      : undefined;
    const isUsable = rendered !== undefined && !rendered.hasFailed;
    countPage(isUsable ? "rendered" : "cached");
    return toResponse(isUsable ? rendered.page : cached.page, request);
  }

  /** Waits for slow data only if the contents have changed. */
  #rerender(page: PageRequest, { isOutdated }: CachedPage) {
    return isOutdated
      ? this.#renders.renderWithin(page, RENDER_TIMEOUT_MS)
      : this.#renders.renderUnlessSlow(page, { isRevalidation: true });
  }

  async #respondNew(request: Request, page: PageRequest): Promise<Response> {
    // Without scripts, a streamed page reloads, by which time it is cached.
    const rendered = page.isCacheable
      ? await this.#renders.renderUnlessSlow(page, { isRevalidation: false })
      : await this.#renders.renderWhole(page);
    countPage(rendered ? "rendered" : "streamed");
    if (rendered) return toResponse(rendered.page, request);
    return this.#gate.run(async () => {
      const streamed = await this.#renderer.stream(page.request, page.caller);
      return streamed instanceof Response ? streamed : toResponse(streamed.page, request);
    });
  }
}
