import type { Logger } from "pino";
import { errorCode } from "../operations/error-code.ts";

/** Ids that exist: ids made up by visitors are not counted. */
export interface KnownIds {
  has: (id: string) => boolean;
  /** Reads them again; never rejects. */
  refresh: () => Promise<void>;
}

/** Keeps the ids that `read` last returned; `failure` is logged when it rejects. */
export function knownIds(
  read: () => Promise<readonly string[]>,
  log: Pick<Logger, "error">,
  failure: string,
): KnownIds {
  let ids: ReadonlySet<string> = new Set();
  let reading = Promise.resolve();

  async function readNow(): Promise<void> {
    try {
      ids = new Set(await read());
    } catch (error) {
      log.error({ code: errorCode(error) }, failure);
    }
  }
  return {
    has: (id) => ids.has(id),
    refresh() {
      // One after the other: the last to begin is the last to be believed.
      reading = reading.then(readNow);
      return reading;
    },
  };
}
