import type { Logger } from "pino";
import { PAGE_CACHE_CONTROL, type PageCache } from "./page-cache.ts";
import type { RenderGate } from "./render-gate.ts";
import type { Asking, Rendered, Renderer } from "./renderer.ts";

/** A page being made for all who ask for it meanwhile. */
interface Making {
  whole: Promise<Rendered>;
  /** How many pieces of slow data it waits for just now. */
  waitsFor: number;
  /** Resolves when it begins to wait for slow data; made anew once it has what it waited for. */
  slow: PromiseWithResolvers<void>;
}

export interface Wanted {
  key: string;
  request: Request;
  asking: Asking;
  /** Whether the page may be kept under its key. */
  keepable: boolean;
}

interface Dependencies {
  cache: PageCache;
  gate: RenderGate;
  renderer: Renderer;
}

/**
 * Makes pages whole, each once for all who ask, and keeps those that may be kept, whether or not a
 * visitor still waits for them.
 */
export class MadePages {
  readonly #making = new Map<string, Making>();
  readonly #cache: PageCache;
  readonly #gate: RenderGate;
  readonly #renderer: Renderer;

  constructor({ cache, gate, renderer }: Dependencies) {
    this.#cache = cache;
    this.#gate = gate;
    this.#renderer = renderer;
  }

  /** Renews a kept page behind the visitor's back; a failure is told in the log and leaves it in place. */
  renew(wanted: Wanted): void {
    void this.#made(wanted, true).whole.catch(() => undefined);
  }

  /**
   * The page made whole; undefined where slow data keeps it waiting, while it goes on being made.
   * Rejects with `Busy` where too many are being made.
   */
  async soon(wanted: Wanted, isRenewal: boolean): Promise<Rendered | undefined> {
    const making = this.#made(wanted, isRenewal);
    if (making.waitsFor > 0) {
      making.whole.catch(() => undefined);
      return undefined;
    }
    return Promise.race([making.whole, making.slow.promise.then(() => undefined)]);
  }

  #made(wanted: Wanted, isRenewal: boolean): Making {
    const inFlight = this.#making.get(wanted.key);
    if (inFlight) return inFlight;
    const making: Making = {
      waitsFor: 0,
      slow: Promise.withResolvers(),
      whole: this.#gate.run(
        ({ yieldTurn }) =>
          this.#renderer.whole(wanted.request, wanted.asking, {
            onWait: (data) => {
              making.waitsFor += 1;
              making.slow.resolve();
              yieldTurn();
              void data.finally(() => hasData(making));
            },
          }),
        { isRenewal },
      ),
    };
    this.#making.set(wanted.key, making);
    making.whole = making.whole
      .then((rendered) => this.#keep(wanted, rendered))
      .finally(() => this.#making.delete(wanted.key));
    if (isRenewal) making.whole.catch((error: unknown) => this.#renewalFailed(wanted, error));
    return making;
  }

  #keep({ key, keepable, asking }: Wanted, rendered: Rendered): Rendered {
    if (rendered.failed) {
      this.#renewalFailed({ key, asking }, "its data failed");
    } else if (keepable && rendered.keepable) {
      rendered.page.headers["cache-control"] = PAGE_CACHE_CONTROL;
      this.#cache.keep(key, rendered.page);
    } else {
      // What stood there is gone, or has moved.
      this.#cache.forget(key);
    }
    return rendered;
  }

  /** Kept pages that cannot be renewed live on; those who run the site are to know. */
  #renewalFailed({ key, asking }: { key: string; asking: { log: Logger } }, reason: unknown): void {
    const kept = this.#cache.find(key);
    if (!kept) return;
    this.#cache.renewalFailed(key);
    const ageSeconds = Math.round(kept.age / 1000);
    asking.log.warn(
      { page: key, ageSeconds, reason: String(reason) },
      "a kept page stays, not renewed",
    );
  }
}

function hasData(making: Making): void {
  making.waitsFor -= 1;
  if (making.waitsFor === 0) making.slow = Promise.withResolvers();
}
