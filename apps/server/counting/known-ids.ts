import type { Logger } from "pino";
import { getErrorCode } from "../operations/error-code.ts";

/** Existing ids; beacons with other ids are not counted by id. */
export interface KnownIds {
  has: (id: string) => boolean;
  /** Reloads the ids; never rejects. */
  refresh: () => Promise<void>;
}

/** Caches the ids that `read` last returned; logs `failureMessage` if it rejects. */
export function createKnownIds(
  read: () => Promise<readonly string[]>,
  log: Pick<Logger, "error">,
  failureMessage: string,
): KnownIds {
  let ids: ReadonlySet<string> = new Set();
  let pendingReload = Promise.resolve();

  async function reload(): Promise<void> {
    try {
      ids = new Set(await read());
    } catch (error) {
      log.error({ code: getErrorCode(error) }, failureMessage);
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
