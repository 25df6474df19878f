import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { Gauge } from "prom-client";
import type { Schema } from "#api/db/schema.ts";
import { registry } from "./metrics.ts";

/** Milliseconds that the database has; without its answer there are no figures of it. */
const TIMEOUT = 2000;

const gauge = (name: string, help: string) =>
  new Gauge({ name: `angadi_${name}`, help, registers: [registry] });

const up = gauge("database_up", "1 where the database answered this very question, else 0.");
const waiting = gauge("outbox_waiting", "Notifications of leads that are not done.");
const oldest = gauge("outbox_oldest_seconds", "Age of the oldest of them; 0 without any.");
const failing = gauge("outbox_failing", "Those of them whose last attempt failed.");
const givenUp = gauge("outbox_given_up", "Notifications given up for at least one receiver.");

/** Reads the outbox anew into its gauges. Never rejects. */
export async function readOutbox(db: Kysely<Schema>): Promise<void> {
  const state = await Promise.race([query(db), wait(TIMEOUT, undefined, { ref: false })]);
  up.set(state ? 1 : 0);
  if (!state) {
    for (const figure of [waiting, oldest, failing, givenUp]) figure.remove();
    return;
  }
  waiting.set(state.waiting);
  oldest.set(state.oldest ? (Date.now() - Date.parse(state.oldest)) / 1000 : 0);
  failing.set(state.failing);
  givenUp.set(state.givenUp);
}

async function query(db: Kysely<Schema>) {
  try {
    const row = await db
      .selectFrom("outbox")
      .where("done_at", "is", null)
      .select((eb) => [
        eb.fn.countAll().as("waiting"),
        eb.fn.min("created_at").as("oldest"),
        eb.fn.count("last_error").as("failing"),
      ])
      .executeTakeFirstOrThrow();
    const dead = await db
      .selectFrom("outbox")
      .where("failed_at", "is not", null)
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    return {
      ...row,
      waiting: Number(row.waiting),
      failing: Number(row.failing),
      givenUp: Number(dead.count),
    };
  } catch {
    return undefined;
  }
}
