import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const storage = new AsyncLocalStorage<string>();

/** Runs `work`, and everything it starts, as part of the request with this id. */
export function runAsRequest<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

/** The id of the current request, for log lines and calls to the API. */
export function getCurrentRequestId(): string | undefined {
  return storage.getStore();
}

/** Returns the id in a request's header if one of our proxies set it, else a new one. */
export function chooseRequestId(header: string | string[] = "", isTrusted: boolean): string {
  return isTrusted && /^[\w-]{1,64}$/.test(String(header)) ? String(header) : randomUUID();
}
