import type { Kysely } from "kysely";
import { toIndianDay } from "@angadi/api/counts/daily-counts";
import { countWeek, listRecipients } from "@angadi/api/desk/weekly-summary";
import { enqueueJob } from "@angadi/api/jobs/queue";
import { addDays, startOfWeek } from "@angadi/formats/days";
import { readBackupRecord } from "@angadi/database/backup/backup";
import type { Schema } from "@angadi/database/schema/schema";
import { summaryCopy as copy } from "@angadi/desk/copy/summary";
import type { Env } from "../operations/env.ts";
import { getDeskUrl } from "../operations/env-desk.ts";
import { type JobHandler, RETRY_FOREVER } from "./runner/job-handler.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds after midnight in India. */
const SEND_TIME_MS = 8 * HOUR_MS;

/** When a day (`2026-11-23`) begins in India, in milliseconds since 1970. */
const toDayStart = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

const toUtcDayStart = (day: string) => new Date(toDayStart(day)).toISOString();

/** The Monday of the week that contains a time, in India. */
const toMonday = (time: number) => startOfWeek(toIndianDay(time));

/** When the next summary after `time` is due; both in milliseconds since 1970. */
export function getNextSummaryTime(time: number): number {
  const monday = toMonday(time);
  const thisWeekTime = toDayStart(monday) + SEND_TIME_MS;
  return thisWeekTime > time ? thisWeekTime : toDayStart(addDays(monday, 7)) + SEND_TIME_MS;
}

/** Mails owners a summary of the previous week every Monday. Waits if there is no mail server. */
export function createWeeklySummaryHandler(
  db: Kysely<Schema>,
  env: Pick<Env, "notify" | "dataDir" | "desk">,
): JobHandler<"weekly-summary"> {
  return {
    kind: "weekly-summary",
    intervalMs: MINUTE_MS,
    timeoutMs: HOUR_MS,
    retry: RETRY_FOREVER,
    async run() {
      const now = Date.now();
      if (env.notify.mail) await queueSummaries(db, env, toMonday(now));
      return { runIn: getNextSummaryTime(now) - now };
    },
  };
}

/** Queues one mail per owner and week, however often it is called. */
async function queueSummaries(
  db: Kysely<Schema>,
  env: Pick<Env, "dataDir" | "desk">,
  monday: string,
): Promise<void> {
  const from = addDays(monday, -7);
  const week = {
    from,
    to: addDays(monday, -1),
    ...(await countWeek(db, { from: toUtcDayStart(from), to: toUtcDayStart(monday) })),
    lastBackupAt: readBackupRecord(env)?.upTo ?? null,
  };
  const mail = copy.mail(week, env.desk && getDeskUrl(env.desk));
  await db.transaction().execute(async (trx) => {
    for (const { id, email } of await listRecipients(trx)) {
      await enqueueJob(trx, {
        id: `summary-${monday}-${id}`,
        kind: "summary-mail",
        subject: email,
        payload: { to: email, thread: [], ...mail },
      });
    }
  });
}
