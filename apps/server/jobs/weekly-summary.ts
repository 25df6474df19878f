import type { Kysely } from "kysely";
import { toDay } from "@angadi/api/counts/daily-counts";
import { countWeek, summaryRecipients } from "@angadi/api/desk/weekly-summary";
import { enqueueJob } from "@angadi/api/jobs/queue";
import { daysAfter, startOfWeek } from "@angadi/formats/days";
import { readBackupRecord } from "@angadi/database/backup/backup";
import type { Schema } from "@angadi/database/schema/schema";
import { summary as copy } from "@angadi/desk/copy/summary";
import type { Env } from "../operations/env.ts";
import { deskUrl } from "../operations/env-desk.ts";
import { type JobHandler, RETRY_FOREVER } from "./runner/job-handler.ts";

/** All in milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** After midnight in India. */
const SENT_AT = 8 * HOUR;

/** When a day (`2026-11-23`) begins in India, in milliseconds since 1970. */
const startOfDay = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

const startInUtc = (day: string) => new Date(startOfDay(day)).toISOString();

/** The Monday of the week that contains a time, in India. */
const toMonday = (time: number) => startOfWeek(toDay(time));

/** When the next summary after `time` is due; both in milliseconds since 1970. */
export function nextSummary(time: number): number {
  const monday = toMonday(time);
  const thisWeek = startOfDay(monday) + SENT_AT;
  return thisWeek > time ? thisWeek : startOfDay(daysAfter(monday, 7)) + SENT_AT;
}

/** Mails owners a summary of the previous week every Monday. Waits if there is no mail server. */
export function createWeeklySummaryHandler(
  db: Kysely<Schema>,
  env: Pick<Env, "notify" | "dataDir" | "desk">,
): JobHandler<"weekly-summary"> {
  return {
    kind: "weekly-summary",
    interval: MINUTE,
    timeoutMs: HOUR,
    retry: RETRY_FOREVER,
    async run() {
      const now = Date.now();
      if (env.notify.mail) await queueSummaries(db, env, toMonday(now));
      return { runIn: nextSummary(now) - now };
    },
  };
}

/** Queues one mail per owner and week, however often it is called. */
async function queueSummaries(
  db: Kysely<Schema>,
  env: Pick<Env, "dataDir" | "desk">,
  monday: string,
): Promise<void> {
  const from = daysAfter(monday, -7);
  const week = {
    from,
    to: daysAfter(monday, -1),
    ...(await countWeek(db, { from: startInUtc(from), to: startInUtc(monday) })),
    lastBackup: readBackupRecord(env)?.upTo ?? null,
  };
  const mail = copy.mail(week, env.desk && deskUrl(env.desk));
  await db.transaction().execute(async (trx) => {
    for (const { id, email } of await summaryRecipients(trx)) {
      await enqueueJob(trx, {
        id: `summary-${monday}-${id}`,
        kind: "summary-mail",
        subject: email,
        payload: { to: email, thread: [], ...mail },
      });
    }
  });
}
