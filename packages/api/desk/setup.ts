import type { Kysely } from "kysely";
import { MARKABLE_STEPS, type MarkableStep, type SetupProgress } from "@angadi/desk-ports/setup";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { writeLog } from "../staff/staff-log.ts";

/** Names in `desk_settings`. */
const MARK_NAMES: Record<MarkableStep, string> = { team: "setup-team", plans: "setup-plans" };
const MAIL_SERVER_NAME = "setup-mail-server";
const LAST_DUMP_NAME = "last-dump";

/** The setup progress of a site that was never started. */
export const NO_PROGRESS: SetupProgress = {
  staffCount: 0,
  markedSteps: [],
  testedMailServer: undefined,
  dumpedAt: undefined,
};

/** Reads the setup progress from the database. */
export async function readSetupProgress(db: Kysely<Schema>): Promise<SetupProgress> {
  const { staffCount } = await db
    .selectFrom("staff")
    .select((eb) => eb.fn.countAll().as("staffCount"))
    .where("deactivated_at", "is", null)
    .executeTakeFirstOrThrow();
  const settings = await db
    .selectFrom("desk_settings")
    .selectAll()
    .where("name", "in", [...Object.values(MARK_NAMES), MAIL_SERVER_NAME, LAST_DUMP_NAME])
    .execute();
  const values = new Map(settings.map(({ name, value }) => [name, value]));
  return {
    staffCount: Number(staffCount),
    markedSteps: MARKABLE_STEPS.filter((step) => values.has(MARK_NAMES[step])),
    testedMailServer: values.get(MAIL_SERVER_NAME),
    dumpedAt: values.get(LAST_DUMP_NAME),
  };
}

/** Marks a step as done, or as due. */
export function markStep(
  db: Kysely<Schema>,
  actor: Staff,
  step: MarkableStep,
  isDone: boolean,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (isDone) await saveSetting(trx, MARK_NAMES[step], new Date().toISOString());
    else await trx.deleteFrom("desk_settings").where("name", "=", MARK_NAMES[step]).execute();
    const after = isDone ? "done" : "to do";
    await writeLog(trx, actor, { action: "setup-marked", subject: step, after });
  });
}

/** Records that the mail server at this host accepted a test mail. */
export const recordTestMail = (db: Kysely<Schema>, host: string): Promise<void> =>
  saveSetting(db, MAIL_SERVER_NAME, host);

async function saveSetting(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto("desk_settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
