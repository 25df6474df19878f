import type { Logger } from "pino";
import type { HostEnvironment } from "@angadi/contract/hosts";
import type { Caller } from "./api-transport.ts";

/** Who requests a page, and the properties of the request that the page depends on. */
export interface PageCaller extends Caller {
  environment: HostEnvironment;
  /** When the request arrived, by the monotonic clock: waiting for a turn counts as waiting. */
  receivedAt: number;
  log: Logger;
}
