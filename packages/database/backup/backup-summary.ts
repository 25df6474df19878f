/** What a database or a backup contains. */
export interface BackupSummary {
  contactMessages: number;
  applications: number;
  posts: number;
  /** Leads with pending notifications. */
  pendingLeads: number;
  /** When the newest lead was received, ISO 8601, or null if none exists. */
  newest: string | null;
}

/** Why a backup or a restore failed, in one line for the operator. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Tables by which this site’s databases are recognised. */
const EXPECTED_TABLES = [
  "contact_messages",
  "affiliate_applications",
  "blog_posts",
  "job_queue",
  "kysely_migration",
] as const;

/** Kinds of jobs that send notifications of a lead. */
const NOTIFICATION_KINDS = ["lead-received", "lead-notification"];

/** SQL for either engine that selects the row for `toBackupSummary`. */
export const SUMMARY_QUERY = `
  SELECT
    (SELECT count(*) FROM contact_messages) AS contact_messages,
    (SELECT count(*) FROM affiliate_applications) AS applications,
    (SELECT count(*) FROM blog_posts) AS posts,
    (SELECT count(DISTINCT subject) FROM job_queue WHERE state = 'pending'
      AND kind IN (${NOTIFICATION_KINDS.map((kind) => `'${kind}'`).join(", ")})) AS pending_leads,
    (SELECT max(created_at) FROM (
      SELECT created_at FROM contact_messages UNION ALL SELECT created_at FROM affiliate_applications
    ) AS leads) AS newest`;

/** PostgreSQL returns counts as text. */
export function toBackupSummary(row: Record<string, unknown> | undefined): BackupSummary {
  return {
    contactMessages: Number(row?.["contact_messages"]),
    applications: Number(row?.["applications"]),
    posts: Number(row?.["posts"]),
    pendingLeads: Number(row?.["pending_leads"]),
    newest: (row?.["newest"] as string | null) ?? null,
  };
}

/** Throws `BackupError` if a backup's tables are not this site's. */
export function assertExpectedTables(file: string, tables: ReadonlySet<string>): void {
  const missingTables = EXPECTED_TABLES.filter((name) => !tables.has(name));
  if (missingTables.length > 0) {
    throw new BackupError(
      `${file} is not a backup of this site: it has no ${missingTables.join(", ")}.`,
    );
  }
}
