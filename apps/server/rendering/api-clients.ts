import { type ApiClient, createApiClient } from "@angadi/contract/client";
import { isOwnHost } from "@angadi/contract/hosts";
import { ApiTransports, OWN_ORIGIN, type OwnApi } from "./api-transport.ts";
import type { Env } from "../operations/env.ts";
import type { PageCaller } from "./page-caller.ts";

export interface ApiClients {
  /** Makes the API client of one page; its calls end with `signal`. */
  for(caller: PageCaller, signal: AbortSignal): ApiClient;
  /** What the APIs give has changed: no answer that is under way is shared any more. */
  contentsChanged(): void;
}

/** Clients of the APIs that are configured, each for one caller's page. */
export function apiClients(env: Env, ownApi: OwnApi): ApiClients {
  const transports = new ApiTransports(ownApi);
  const lastPlans = { development: { prices: [] }, production: { prices: [] } };
  const clientFor: ApiClients["for"] = (caller, signal) => {
    const { api, admin } = env.hosts[caller.environment];
    return createApiClient({
      api: absolute(api),
      admin: absolute(admin),
      isOwnApi: isOwnHost(api),
      isOwnAdmin: isOwnHost(admin),
      businessId: env.businessId,
      countryId: env.countryId,
      transport: transports.for(caller),
      lastPlans: lastPlans[caller.environment],
      signal,
      onSkip: (reason) => caller.log.warn({ reason }, "part of an API answer skipped"),
    });
  };
  return { for: clientFor, contentsChanged: () => transports.contentsChanged() };
}

const absolute = (base: string) => (isOwnHost(base) ? `${OWN_ORIGIN}${base}` : base);
