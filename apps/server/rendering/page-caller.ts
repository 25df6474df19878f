import type { Logger } from "pino";
import type { HostEnvironment } from "@angadi/contract/hosts";
import type { Caller } from "./api-transport.ts";

/** Who asks for a page, and what of that the page depends on. */
export interface PageCaller extends Caller {
  environment: HostEnvironment;
  log: Logger;
}
