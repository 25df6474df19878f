import { type ApiClient, createApiClient } from "@angadi/contract/client";
import { isLocalPath } from "@angadi/contract/base-urls";
import { ApiTransports, OWN_ORIGIN, type OwnApi } from "./api-transport.ts";
import type { Env } from "../operations/env.ts";
import type { PageCaller } from "./page-caller.ts";

export interface ApiClients {
  /** Creates the API client of one page; `signal` aborts its calls. */
  create(caller: PageCaller, signal: AbortSignal): ApiClient;
  /** Call when the contents have changed: later calls do not join one that started before. */
  invalidate(): void;
}

/** Creates clients of the configured APIs, one for each page and caller. */
export function createApiClients(env: Env, ownApi: OwnApi): ApiClients {
  const transports = new ApiTransports(ownApi);
  const lastPlans = { development: { prices: [] }, production: { prices: [] } };
  const createClient: ApiClients["create"] = (caller, signal) => {
    const { api, admin } = env.baseUrls[caller.environment];
    return createApiClient({
      api: toAbsoluteUrl(api),
      admin: toAbsoluteUrl(admin),
      isOwnApi: isLocalPath(api),
      isOwnAdmin: isLocalPath(admin),
      businessId: env.businessId,
      countryId: env.countryId,
      transport: transports.create(caller),
      lastPlans: lastPlans[caller.environment],
      signal,
      onSkip: (reason) => caller.log.warn({ reason }, "part of an API response skipped"),
    });
  };
  return { create: createClient, invalidate: () => transports.invalidate() };
}

const toAbsoluteUrl = (base: string) => (isLocalPath(base) ? `${OWN_ORIGIN}${base}` : base);
