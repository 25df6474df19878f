import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const storage = new AsyncLocalStorage<string>();

/** Runs `work`, and everything it starts, as part of the request with this id. */
export function runAsRequest<T>(id: string, work: () => T): T {
  return storage.run(id, work);
}

/** The id of the current request, for log lines and calls to the API. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** A new request's id: its header's if one of our proxies set it, else a new one. */
export function chooseRequestId(incoming: string | string[] | undefined, trusted: boolean): string {
  return trusted && typeof incoming === "string" && /^[\w-]{1,64}$/.test(incoming)
    ? incoming
    : randomUUID();
}
