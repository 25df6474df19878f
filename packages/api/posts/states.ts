import type { Kysely, Transaction } from "kysely";
import { type PublishingProblem, listPublishingProblems } from "@angadi/contract/post-document";
import type { Schema } from "@angadi/database/schema/schema";
import { DELETED_STATE } from "./delete-posts.ts";
import { enqueuePublication } from "../jobs/publications.ts";
import {
  type PostRow,
  SlugTakenError,
  claimSlug,
  parseDocument,
  lockPublishing,
  enqueuePostPurge,
  upsertPublishedPost,
  getSlug,
} from "./publish.ts";
import {
  type AuditWriter,
  type SaveInput,
  type SaveOutcome,
  savePostInTransaction,
} from "./save.ts";

export interface PostsConfig {
  /** Whether changes purge a CDN. */
  shouldPurge: boolean;
  writeAudit?: AuditWriter;
}

/** The outcome of a change of a post's publication; unless `done`, nothing was written. */
export type PublicationOutcome =
  | { is: "done"; version: number; slug: string }
  | { is: "incomplete"; problems: PublishingProblem[] }
  | { is: "taken"; slug: string }
  | { is: "wrong-state"; state: string }
  | Exclude<SaveOutcome, { is: "saved" }>;

/** Rolls the transaction back and carries the outcome. */
export class PublicationError extends Error {
  readonly outcome: PublicationOutcome;

  constructor(outcome: PublicationOutcome) {
    super(outcome.is);
    this.outcome = outcome;
  }
}

/** Changes a post's publication in a transaction, and writes the audit entry if it is done. */
export async function runPublicationChange(
  db: Kysely<Schema>,
  change: (trx: Transaction<Schema>) => Promise<PublicationOutcome>,
  { writeAudit }: Pick<PostsConfig, "writeAudit"> = {},
): Promise<PublicationOutcome> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockPublishing(trx);
      const outcome = await change(trx);
      if (outcome.is === "done") await writeAudit?.(trx);
      return outcome;
    });
  } catch (error) {
    if (error instanceof PublicationError) return error.outcome;
    if (error instanceof SlugTakenError) return { is: "taken", slug: error.message };
    throw error;
  }
}

export async function requirePostRow(trx: Transaction<Schema>, id: string): Promise<PostRow> {
  const row = await trx.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || row.state === DELETED_STATE) throw new PublicationError({ is: "not-found" });
  return row;
}

/** Saves and claims the slug. Returns the row; throws `PublicationError` if that is impossible. */
async function saveToPublish(
  trx: Transaction<Schema>,
  id: string,
  input: Omit<SaveInput, "kind">,
  kind: SaveInput["kind"],
): Promise<PostRow> {
  const problems = listPublishingProblems(input.document);
  if (problems.length > 0) throw new PublicationError({ is: "incomplete", problems });
  const outcome = await savePostInTransaction(trx, id, { ...input, kind });
  if (outcome.is !== "saved") throw new PublicationError(outcome);
  await claimSlug(trx, await requirePostRow(trx, id), getSlug(input.document));
  return requirePostRow(trx, id);
}

/** Saves a document and publishes it at once. */
export function publishPost(
  db: Kysely<Schema>,
  id: string,
  input: Omit<SaveInput, "kind">,
  config: PostsConfig,
): Promise<PublicationOutcome> {
  return runPublicationChange(
    db,
    async (trx) => {
      const row = await saveToPublish(trx, id, input, "published");
      await setPublishedVersion(trx, row, { version: row.version, at: row.saved_at }, config);
      return { is: "done", version: row.version, slug: row.slug };
    },
    config,
  );
}

/** Saves a document and schedules this version; later versions are not published by it. */
export function schedulePost(
  db: Kysely<Schema>,
  id: string,
  input: Omit<SaveInput, "kind">,
  at: Date,
  writeAudit?: AuditWriter,
): Promise<PublicationOutcome> {
  return runPublicationChange(
    db,
    async (trx) => {
      const { state } = await requirePostRow(trx, id);
      if (state === "published") return { is: "wrong-state", state };
      const row = await saveToPublish(trx, id, input, "scheduled");
      const publishAt = at.toISOString();
      await trx
        .updateTable("posts")
        .set({ state: "scheduled", publish_at: publishAt, scheduled_version: row.version })
        .where("id", "=", id)
        .execute();
      await enqueuePublication(trx, id, publishAt);
      return { is: "done", version: row.version, slug: row.slug };
    },
    writeAudit && { writeAudit },
  );
}

/** Unpublishes a published post, or unschedules a scheduled one. Its text stays. */
export function unpublishPost(
  db: Kysely<Schema>,
  id: string,
  config: PostsConfig,
): Promise<PublicationOutcome> {
  return runPublicationChange(
    db,
    async (trx) => {
      const row = await requirePostRow(trx, id);
      const { state, slug, version } = row;
      if (state !== "published" && state !== "scheduled") return { is: "wrong-state", state };
      await unpublish(trx, row, config);
      return { is: "done", version, slug };
    },
    config,
  );
}

/** Like `unpublishPost`, in the caller's transaction; does not check the state. */
export async function unpublish(
  trx: Transaction<Schema>,
  row: PostRow,
  config: PostsConfig,
): Promise<void> {
  const state = row.published_at === null ? "draft" : "withdrawn";
  await trx
    .updateTable("posts")
    .set({ state, publish_at: null, scheduled_version: null, published_version: null })
    .where("id", "=", row.id)
    .execute();
  if (row.published_version === null) return;
  await trx.deleteFrom("blog_posts").where("id", "=", row.slug).execute();
  await enqueuePostPurge(trx, row.id, config);
}

/**
 * Publishes a post that is scheduled for `publishAt`. Returns false if it was published or rescheduled
 * meanwhile.
 */
export async function publishScheduled(
  db: Kysely<Schema>,
  id: string,
  publishAt: string,
  config: PostsConfig,
): Promise<boolean> {
  const outcome = await runPublicationChange(db, async (trx) => {
    const row = await requirePostRow(trx, id);
    const { state, publish_at: at, scheduled_version: version } = row;
    if (state !== "scheduled" || at !== publishAt || version === null) {
      return { is: "wrong-state", state };
    }
    await setPublishedVersion(trx, row, { version, at }, config);
    return { is: "done", version: row.version, slug: row.slug };
  });
  return outcome.is === "done";
}

/** Publishes one version of a post; a post published before keeps its first publication date. */
export async function setPublishedVersion(
  trx: Transaction<Schema>,
  row: PostRow,
  { version, at }: { version: number; at: string },
  config: PostsConfig,
): Promise<void> {
  const { document } = await trx
    .selectFrom("post_revisions")
    .select("document")
    .where("post_id", "=", row.id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  const publishedAt = row.published_at ?? at;
  await trx
    .updateTable("posts")
    .set({
      state: "published",
      publish_at: null,
      scheduled_version: null,
      published_version: version,
      published_at: publishedAt,
    })
    .where("id", "=", row.id)
    .execute();
  await upsertPublishedPost(trx, row.slug, parseDocument(document), { publishedAt, updatedAt: at });
  await enqueuePostPurge(trx, row.id, config);
}
