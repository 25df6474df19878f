import type { Database } from "@angadi/database/database";
import { type StoredLead, deleteLeads, findLeadsByEmail } from "./leads.ts";
import { deleteFiltersMentioning } from "./saved-filters.ts";
import { type Actor, writeLog } from "../staff/staff-log.ts";
import { vacuumNow } from "../jobs/vacuum.ts";

/**
 * Deletes all leads of a person and the saved filters that mention the address, in one transaction
 * with the log entry, then vacuums the database's files. Returns the deleted leads.
 */
export async function deletePerson(
  database: Pick<Database, "db" | "skipLocked" | "vacuum">,
  actor: Actor,
  email: string,
): Promise<StoredLead[]> {
  const leads = await database.db.transaction().execute(async (trx) => {
    const matches = await findLeadsByEmail(trx, email);
    if (matches.length === 0) return matches;
    await deleteLeads(trx, matches);
    await deleteFiltersMentioning(trx, email);
    // Logs neither address nor name, because the log outlives the person's data.
    await writeLog(trx, actor, { action: "person-forgotten", subject: `${matches.length}` });
    return matches;
  });
  if (leads.length > 0) await vacuumNow(database);
  return leads;
}
