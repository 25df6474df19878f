import type { Logger } from "pino";
import { errorCode } from "../operations/error-code.ts";

/** Existing ids; ids that visitors make up are not counted. */
export interface KnownIds {
  has: (id: string) => boolean;
  /** Reloads them; never rejects. */
  refresh: () => Promise<void>;
}

/** Caches the ids that `read` last returned; logs `failure` if it rejects. */
export function createKnownIds(
  read: () => Promise<readonly string[]>,
  log: Pick<Logger, "error">,
  failure: string,
): KnownIds {
  let ids: ReadonlySet<string> = new Set();
  let pendingReload = Promise.resolve();

  async function reload(): Promise<void> {
    try {
      ids = new Set(await read());
    } catch (error) {
      log.error({ code: errorCode(error) }, failure);
    }
  }
  return {
    has: (id) => ids.has(id),
    refresh() {
      // One after the other, so that the latest read wins.
      pendingReload = pendingReload.then(reload);
      return pendingReload;
    },
  };
}
