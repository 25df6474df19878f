import { LRUCache } from "lru-cache";
import type { CachedResponse } from "../http/responses/cached-response.ts";
import { compressBest } from "../http/responses/compression.ts";

/** Age in milliseconds up to which a cached page is fresh. */
const FRESH_MS = 60_000;
/** Age in milliseconds up to which a stale page is served while a new one is rendered. */
const STALE_MS = 600_000;
/** Age in milliseconds up to which a page is served if its data is unavailable. */
const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1000;
/** Milliseconds before a failed revalidation is retried. */
const RETRY_MS = 5000;

/** How long the best compression of a page that was requested again is delayed. */
const COMPRESS_DELAY_MS = 300;

/** Maximum bytes of all pages together, and maximum number of pages. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 4000;
/** Bytes of a page in addition to its bodies: headers and map entries. */
const ENTRY_OVERHEAD_BYTES = 2048;

/**
 * Lets a CDN with purges cache pages about as long as this cache does; a CDN counts the time that a
 * page may be stale from the end of its freshness, not from rendering. A CDN without purges
 * revalidates after a second and gets a 304, so that published changes appear. Browsers always
 * revalidate.
 */
export const buildCacheControl = ({ hasPurges }: { hasPurges: boolean }): string =>
  [
    "public, max-age=0",
    hasPurges
      ? `s-maxage=${FRESH_MS / 1000}, stale-while-revalidate=${STALE_MS / 1000}`
      : "s-maxage=1",
    `stale-if-error=${STALE_IF_ERROR_MS / 1000}`,
  ].join(", ");

/**
 * Freshness of a cached page: `fresh`, `stale` (served while a new one is rendered), or `expired`
 * (served only if no new one can be rendered in time).
 */
export type Freshness = "fresh" | "stale" | "expired";

export interface CachedPage {
  page: CachedResponse;
  freshness: Freshness;
  /** True if the database's contents have changed since it was rendered. */
  isOutdated: boolean;
  ageMs: number;
  /** False for a few seconds after a revalidation failed. */
  canRevalidate: boolean;
}

interface Entry {
  page: CachedResponse;
  /** In milliseconds of `performance.now()`, like `retryAt`. */
  renderedAt: number;
  retryAt: number;
  /** True if the database's contents have changed since. */
  isOutdated: boolean;
  compression: "fast" | "best";
}

/** Caches rendered pages in memory. A page must depend on nothing but its key. */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page: { bodies } }, key) =>
      Object.values(bodies).reduce(
        (sum, body) => sum + body.length,
        ENTRY_OVERHEAD_BYTES + 2 * key.length,
      ),
  });

  /**
   * The cached page, or undefined if none exists. A page requested again gets the best compression.
   */
  get(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = performance.now();
    const ageMs = now - entry.renderedAt;
    if (ageMs >= STALE_IF_ERROR_MS) {
      this.#entries.delete(key);
      return undefined;
    }
    this.#compress(entry);
    return {
      page: entry.page,
      ageMs,
      isOutdated: entry.isOutdated,
      freshness: entry.isOutdated
        ? "expired"
        : ageMs < FRESH_MS
          ? "fresh"
          : ageMs < STALE_MS
            ? "stale"
            : "expired",
      canRevalidate: now >= entry.retryAt,
    };
  }

  /** The page if it is fresh and can be served at once. */
  getFresh(key: string): CachedResponse | undefined {
    const cached = this.get(key);
    return cached?.freshness === "fresh" ? cached.page : undefined;
  }

  /** Set `isOutdated` if the database's contents have changed since rendering began. */
  set(key: string, page: CachedResponse, { isOutdated = false } = {}): void {
    const previous = this.#entries.peek(key);
    // The cached page is no older.
    if (isOutdated && previous) return;
    const isUnchanged = previous?.page.etag === page.etag;
    this.#entries.set(key, {
      // An unchanged page keeps its better compression.
      page: isUnchanged ? { ...page, bodies: previous.page.bodies } : page,
      compression: isUnchanged ? previous.compression : "fast",
      renderedAt: performance.now(),
      retryAt: 0,
      isOutdated,
    });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Delays the next attempt to render a page again. */
  recordFailedRevalidation(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) entry.retryAt = performance.now() + RETRY_MS;
  }

  /** The contents have changed: serve cached pages only if they cannot be rendered again. */
  markOutdated(): string[] {
    const keys = [...this.#entries.keys()];
    for (const key of keys) {
      const entry = this.#entries.peek(key);
      if (entry) entry.isOutdated = true;
    }
    return keys;
  }

  #compress(entry: Entry): void {
    if (entry.compression === "best") return;
    entry.compression = "best";
    setTimeout(() => void compressBest(entry.page), COMPRESS_DELAY_MS).unref();
  }
}
