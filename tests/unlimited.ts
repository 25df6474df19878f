import { createRateLimits } from "@angadi/api/http/rate-limits";
import { createRdap } from "@angadi/api/rdap/rdap";

/** API dependencies that most tests do not need: no rate limits, no registries. */
export const UNLIMITED = {
  limits: createRateLimits({
    perMinute: 0,
    emailPerHour: 0,
    lookUpsPerMinute: 0,
    namesPerMinute: 0,
  }),
  rdap: createRdap([]),
};
