import { type DatabaseConfig, openDatabase } from "@angadi/database/connect";

/** The number of times each message is in the database. */
async function readStoredLeads(config: DatabaseConfig): Promise<Map<string, number>> {
  const { db, close } = openDatabase(config, () => undefined);
  const rows = await db.selectFrom("contact_messages").select("message").execute();
  await close();
  const counts = new Map<string, number>();
  for (const { message } of rows) counts.set(message ?? "", (counts.get(message ?? "") ?? 0) + 1);
  return counts;
}

/** Compares the acknowledged messages with the stored ones. */
export async function compareLeads(acknowledged: readonly string[], config: DatabaseConfig) {
  const stored = await readStoredLeads(config);
  return {
    lost: acknowledged.filter((message) => !stored.has(message)),
    doubled: [...stored].filter(([, count]) => count > 1).map(([message]) => message),
  };
}
