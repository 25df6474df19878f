import type { Logger } from "pino";
import type { HostEnvironment } from "@angadi/contract/base-urls";
import type { Caller } from "./api-transport.ts";

/** The client that requested a page, and what its rendering depends on besides the URL. */
export interface PageCaller extends Caller {
  environment: HostEnvironment;
  /** When the request arrived, in milliseconds of `performance.now()`. */
  receivedAt: number;
  log: Logger;
}
