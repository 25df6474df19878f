import { type DatabaseConfig, openDatabase } from "@angadi/database/connect";

/** Counts how many times each message is stored. */
async function countStoredMessages(config: DatabaseConfig): Promise<Map<string, number>> {
  const { db, close } = openDatabase(config, () => undefined);
  const rows = await db.selectFrom("contact_messages").select("message").execute();
  await close();
  const counts = new Map<string, number>();
  for (const { message } of rows) counts.set(message ?? "", (counts.get(message ?? "") ?? 0) + 1);
  return counts;
}

/** The acknowledged messages that are not stored, and the messages that are stored twice. */
export async function compareLeads(acknowledged: readonly string[], config: DatabaseConfig) {
  const storedCounts = await countStoredMessages(config);
  return {
    lost: acknowledged.filter((message) => !storedCounts.has(message)),
    duplicated: [...storedCounts].filter(([, count]) => count > 1).map(([message]) => message),
  };
}
