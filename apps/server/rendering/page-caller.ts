import type { Logger } from "pino";
import type { HostEnvironment } from "@angadi/contract/hosts";
import type { Caller } from "./api-transport.ts";

/** The properties of a request that the rendering of a page depends on. */
export interface PageCaller extends Caller {
  environment: HostEnvironment;
  /** When the request arrived, by the monotonic clock. */
  receivedAt: number;
  log: Logger;
}
