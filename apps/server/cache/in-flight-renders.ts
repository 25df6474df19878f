import type { Logger } from "pino";
import type { PageCache } from "./page-cache.ts";
import type { PageCaller } from "../rendering/page-caller.ts";
import type { RenderGate } from "../rendering/render-gate.ts";
import type { RenderedPage, Renderer } from "../rendering/renderer.ts";

/** A page being rendered, shared by all requests that arrive meanwhile. */
interface Render {
  result: Promise<RenderedPage>;
  /** Number of slow data requests that it waits for. */
  pendingDataCount: number;
  /** Resolves when it begins to wait for slow data; replaced once the data has arrived. */
  waitStart: PromiseWithResolvers<void>;
  /** The value of `#generation` when it began. */
  generation: number;
}

export interface PageRequest {
  key: string;
  request: Request;
  caller: PageCaller;
  /** Whether the page may be cached under its key. */
  isCacheable: boolean;
}

interface Dependencies {
  cache: PageCache;
  gate: RenderGate;
  renderer: Renderer;
  /** The `Cache-Control` of cached pages. */
  cacheControl: string;
}

/**
 * Renders whole pages, once for all concurrent requests, and caches those that may be cached, even
 * if no visitor is waiting for them any more.
 */
export class InFlightRenders {
  readonly #renders = new Map<string, Render>();
  readonly #cache: PageCache;
  readonly #gate: RenderGate;
  readonly #renderer: Renderer;
  readonly #cacheControl: string;
  /** Incremented when the database's contents change. */
  #generation = 0;

  constructor({ cache, gate, renderer, cacheControl }: Dependencies) {
    this.#cacheControl = cacheControl;
    this.#cache = cache;
    this.#gate = gate;
    this.#renderer = renderer;
  }

  /** The database's contents have changed: pages being rendered may show the old ones. */
  invalidate(): void {
    this.#generation += 1;
    this.#renders.clear();
    this.#renderer.invalidate();
  }

  /** Renders a cached page again in the background; a failure is logged and leaves it in place. */
  revalidate(page: PageRequest): void {
    void this.#render(page, true).result.catch(() => undefined);
  }

  /**
   * The whole page; undefined as soon as it waits for slow data, while rendering continues.
   * Rejects with `OverloadedError` if too many pages are being rendered.
   */
  async renderUnlessSlow(
    page: PageRequest,
    { isRevalidation }: { isRevalidation: boolean },
  ): Promise<RenderedPage | undefined> {
    const render = this.#render(page, isRevalidation);
    if (render.pendingDataCount > 0) {
      render.result.catch(() => undefined);
      return undefined;
    }
    return Promise.race([render.result, render.waitStart.promise.then(() => undefined)]);
  }

  /** The page with all its data, however slow. Rejects like `renderUnlessSlow`. */
  async renderWhole(page: PageRequest): Promise<RenderedPage> {
    return this.#render(page, false).result;
  }

  /** Renders the page again, however slow its data; undefined after `timeoutMs`. */
  async renderWithin(page: PageRequest, timeoutMs: number): Promise<RenderedPage | undefined> {
    const { result } = this.#render(page, true);
    const timeout = Promise.withResolvers<undefined>();
    const timer = setTimeout(timeout.resolve, timeoutMs, undefined);
    return Promise.race([result, timeout.promise]).finally(() => clearTimeout(timer));
  }

  #render(page: PageRequest, isRevalidation: boolean): Render {
    const inFlight = this.#renders.get(page.key);
    if (inFlight) return inFlight;
    const render: Render = {
      generation: this.#generation,
      pendingDataCount: 0,
      waitStart: Promise.withResolvers(),
      result: this.#gate.run(
        ({ yieldTurn }) =>
          this.#renderer.renderWhole(page.request, page.caller, {
            onWait: (data) => {
              render.pendingDataCount += 1;
              render.waitStart.resolve();
              yieldTurn();
              void data.finally(() => recordSettledData(render));
            },
          }),
        { isRevalidation },
      ),
    };
    this.#renders.set(page.key, render);
    render.result = render.result
      .then((rendered) => this.#store(page, rendered, render))
      .finally(() => {
        if (this.#renders.get(page.key) === render) this.#renders.delete(page.key);
      });
    if (isRevalidation) {
      render.result.catch((error: unknown) => this.#logFailedRevalidation(page, error));
    }
    return render;
  }

  #store(
    { key, isCacheable, caller }: PageRequest,
    rendered: RenderedPage,
    { generation }: Render,
  ): RenderedPage {
    const isOutdated = generation !== this.#generation;
    if (rendered.hasFailed) {
      this.#logFailedRevalidation({ key, caller }, "its data failed");
    } else if (isCacheable && rendered.isCacheable) {
      rendered.page.headers["cache-control"] = this.#cacheControl;
      this.#cache.set(key, rendered.page, { isOutdated });
    } else if (!isOutdated) {
      // The page has been removed, or has moved.
      this.#cache.delete(key);
    }
    return rendered;
  }

  /** Logs that a cached page could not be rendered again; it stays in the cache. */
  #logFailedRevalidation(
    { key, caller }: { key: string; caller: { log: Logger } },
    reason: unknown,
  ): void {
    const cached = this.#cache.get(key);
    if (!cached) return;
    this.#cache.recordFailedRevalidation(key);
    const ageSeconds = Math.round(cached.ageMs / 1000);
    caller.log.warn(
      { page: key, ageSeconds, reason: String(reason) },
      "cached page not revalidated",
    );
  }
}

function recordSettledData(render: Render): void {
  render.pendingDataCount -= 1;
  if (render.pendingDataCount === 0) render.waitStart = Promise.withResolvers();
}
