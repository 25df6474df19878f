import type { Logger } from "pino";
import type { PageCache } from "./page-cache.ts";
import type { PageCaller } from "../rendering/page-caller.ts";
import type { RenderGate } from "./render-gate.ts";
import type { Rendered, Renderer } from "../rendering/renderer.ts";

/** A page being rendered for all who ask for it meanwhile. */
interface Render {
  whole: Promise<Rendered>;
  /** How many pieces of slow data it waits for just now. */
  waitsFor: number;
  /** Resolves when it begins to wait for slow data; made again once it has what it waited for. */
  slow: PromiseWithResolvers<void>;
  /** How often the contents of the database had changed when it began. */
  generation: number;
}

export interface PageRequest {
  key: string;
  request: Request;
  caller: PageCaller;
  /** Whether the page may be cached under its key. */
  cacheable: boolean;
}

interface Dependencies {
  cache: PageCache;
  gate: RenderGate;
  renderer: Renderer;
  /** The `Cache-Control` of pages that are kept. */
  cacheControl: string;
}

/**
 * Renders pages whole, each once for all who ask, and caches those that may be, whether or not a
 * visitor still waits for them.
 */
export class InFlightRenders {
  readonly #renders = new Map<string, Render>();
  readonly #cache: PageCache;
  readonly #gate: RenderGate;
  readonly #renderer: Renderer;
  readonly #cacheControl: string;
  #generation = 0;

  constructor({ cache, gate, renderer, cacheControl }: Dependencies) {
    this.#cacheControl = cacheControl;
    this.#cache = cache;
    this.#gate = gate;
    this.#renderer = renderer;
  }

  /** The contents of the database have changed: what is under way may show them as they were. */
  contentsChanged(): void {
    this.#generation += 1;
    this.#renders.clear();
    this.#renderer.contentsChanged();
  }

  /** Renders a cached page again behind the visitor's back; a failure is logged and leaves it in place. */
  revalidate(page: PageRequest): void {
    void this.#render(page, true).whole.catch(() => undefined);
  }

  /**
   * The page rendered whole; undefined where slow data keeps it waiting, while it goes on being
   * rendered. Rejects with `OverloadedError` if too many are being rendered.
   */
  async renderUnlessSlow(
    page: PageRequest,
    { isRevalidation }: { isRevalidation: boolean },
  ): Promise<Rendered | undefined> {
    const render = this.#render(page, isRevalidation);
    if (render.waitsFor > 0) {
      render.whole.catch(() => undefined);
      return undefined;
    }
    return Promise.race([render.whole, render.slow.promise.then(() => undefined)]);
  }

  /** The page with all its data, however slow. Rejects like `renderUnlessSlow`. */
  async renderWhole(page: PageRequest): Promise<Rendered> {
    return this.#render(page, false).whole;
  }

  /** Renders the page again, however slow its data; undefined after `milliseconds`. */
  async renderWithin(page: PageRequest, milliseconds: number): Promise<Rendered | undefined> {
    const { whole } = this.#render(page, true);
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, milliseconds, undefined);
    return Promise.race([whole, late.promise]).finally(() => clearTimeout(timer));
  }

  #render(page: PageRequest, isRevalidation: boolean): Render {
    const inFlight = this.#renders.get(page.key);
    if (inFlight) return inFlight;
    const render: Render = {
      generation: this.#generation,
      waitsFor: 0,
      slow: Promise.withResolvers(),
      whole: this.#gate.run(
        ({ yieldTurn }) =>
          this.#renderer.renderWhole(page.request, page.caller, {
            onWait: (data) => {
              render.waitsFor += 1;
              render.slow.resolve();
              yieldTurn();
              void data.finally(() => onSettled(render));
            },
          }),
        { isRevalidation },
      ),
    };
    this.#renders.set(page.key, render);
    render.whole = render.whole
      .then((rendered) => this.#store(page, rendered, render))
      .finally(() => {
        if (this.#renders.get(page.key) === render) this.#renders.delete(page.key);
      });
    if (isRevalidation) {
      render.whole.catch((error: unknown) => this.#revalidationFailed(page, error));
    }
    return render;
  }

  #store(
    { key, cacheable, caller }: PageRequest,
    rendered: Rendered,
    { generation }: Render,
  ): Rendered {
    const isOutdated = generation !== this.#generation;
    if (rendered.failed) {
      this.#revalidationFailed({ key, caller }, "its data failed");
    } else if (cacheable && rendered.cacheable) {
      rendered.page.headers["cache-control"] = this.#cacheControl;
      this.#cache.set(key, rendered.page, { isOutdated });
    } else if (!isOutdated) {
      // What stood there is gone, or has moved.
      this.#cache.delete(key);
    }
    return rendered;
  }

  /** Cached pages that cannot be rendered again live on; those who run the site are to know. */
  #revalidationFailed(
    { key, caller }: { key: string; caller: { log: Logger } },
    reason: unknown,
  ): void {
    const cached = this.#cache.get(key);
    if (!cached) return;
    this.#cache.revalidationFailed(key);
    const ageSeconds = Math.round(cached.age / 1000);
    caller.log.warn(
      { page: key, ageSeconds, reason: String(reason) },
      "cached page not revalidated",
    );
  }
}

function onSettled(render: Render): void {
  render.waitsFor -= 1;
  if (render.waitsFor === 0) render.slow = Promise.withResolvers();
}
