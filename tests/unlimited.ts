import type { Kysely } from "kysely";
import { expect } from "vitest";
import { createApi } from "@angadi/api/app";
import type { Schema } from "@angadi/database/schema/schema";
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

/** Creates the API on a database. Any error that it logs fails the test. */
export const createTestApi = (db: Kysely<Schema>, businessId = "angadi") =>
  createApi({
    db,
    businessId,
    log: { error: (details: object) => expect.fail(JSON.stringify(details)) },
    ...UNLIMITED,
  });
