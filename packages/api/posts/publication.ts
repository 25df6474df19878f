import type { Kysely, Transaction } from "kysely";
import type { NewLogEntry } from "@angadi/desk-ports/log";
import type { Publication, PublicationChange } from "@angadi/desk-ports/posts";
import { listPublishingProblems } from "@angadi/contract/post-document";
import type { Schema } from "@angadi/database/schema/schema";
import { enqueuePublication } from "../jobs/publications.ts";
import { type PostRow, claimSlug, parseDocument, getSlug } from "./publish.ts";
import {
  type PostsConfig,
  PublicationError,
  requirePostRow,
  setPublishedVersion,
  runPublicationChange,
  unpublish,
} from "./states.ts";

const UNPUBLISHED: Publication = {
  publishedVersion: null,
  scheduledVersion: null,
  publishAt: null,
};

export interface PublicationRequest {
  id: string;
  /** `published` means the latest version. */
  to: Publication | "published" | "unpublished";
  /** If set, nothing is changed unless this is the post's current publication. */
  from?: Publication;
}

interface ChangeOptions extends Pick<PostsConfig, "shouldPurge"> {
  writeEntry: (trx: Transaction<Schema>, logEntry: NewLogEntry) => Promise<void>;
}

/**
 * Changes the publication of a post without creating a version. Returns the change; undefined if
 * there was nothing to change, or the post is incomplete.
 */
export async function changePublication(
  db: Kysely<Schema>,
  { id, to, from }: PublicationRequest,
  { shouldPurge, writeEntry }: ChangeOptions,
): Promise<PublicationChange | undefined> {
  let change: PublicationChange | undefined;
  const outcome = await runPublicationChange(db, async (trx) => {
    const row = await requirePostRow(trx, id);
    const current = readPublication(row);
    const next = toPublication(to, row);
    const isConflict = from !== undefined && !isSamePublication(current, from);
    if (isConflict || isSamePublication(current, next))
      return { is: "wrong-state", state: row.state };
    await applyPublication(trx, row, next, { shouldPurge });
    await writeEntry(trx, toLogEntry(row, next));
    change = { id, from: current, to: next };
    return { is: "done", version: row.version, slug: row.slug };
  });
  return outcome.is === "done" ? change : undefined;
}

const readPublication = (row: PostRow): Publication => ({
  publishedVersion: row.published_version,
  scheduledVersion: row.scheduled_version,
  publishAt: row.publish_at,
});

function toPublication(to: PublicationRequest["to"], row: PostRow): Publication {
  if (to === "unpublished") return UNPUBLISHED;
  return to === "published" ? { ...UNPUBLISHED, publishedVersion: row.version } : to;
}

const isSamePublication = (a: Publication, b: Publication) =>
  a.publishedVersion === b.publishedVersion &&
  a.scheduledVersion === b.scheduledVersion &&
  a.publishAt === b.publishAt;

function toLogEntry(row: PostRow, { publishedVersion, publishAt }: Publication): NewLogEntry {
  const subject = row.title;
  if (publishedVersion !== null) return { action: "post-published", subject };
  if (publishAt !== null) return { action: "post-scheduled", subject, after: publishAt };
  return { action: "post-unpublished", subject };
}

async function applyPublication(
  trx: Transaction<Schema>,
  row: PostRow,
  to: Publication,
  config: PostsConfig,
): Promise<void> {
  if (to.publishedVersion !== null) return publishVersion(trx, row, to.publishedVersion, config);
  await unpublish(trx, row, config);
  if (to.publishAt !== null && to.scheduledVersion !== null) {
    await scheduleVersion(trx, row, { version: to.scheduledVersion, at: to.publishAt });
  }
}

async function publishVersion(
  trx: Transaction<Schema>,
  row: PostRow,
  version: number,
  config: PostsConfig,
): Promise<void> {
  const document = await readVersion(trx, row.id, version);
  const problems = listPublishingProblems(document);
  if (problems.length > 0) throw new PublicationError({ is: "incomplete", problems });
  await claimSlug(trx, row, getSlug(document));
  const at = new Date().toISOString();
  await setPublishedVersion(trx, await requirePostRow(trx, row.id), { version, at }, config);
}

async function scheduleVersion(
  trx: Transaction<Schema>,
  row: PostRow,
  { version, at }: { version: number; at: string },
): Promise<void> {
  const { state } = row;
  // The job for a past time has already run.
  if (at <= new Date().toISOString()) throw new PublicationError({ is: "wrong-state", state });
  await readVersion(trx, row.id, version);
  await trx
    .updateTable("posts")
    .set({ state: "scheduled", publish_at: at, scheduled_version: version })
    .where("id", "=", row.id)
    .execute();
  await enqueuePublication(trx, row.id, at);
}

async function readVersion(trx: Transaction<Schema>, id: string, version: number) {
  const row = await trx
    .selectFrom("post_revisions")
    .select("document")
    .where("post_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (!row) throw new PublicationError({ is: "not-found" });
  return parseDocument(row.document);
}
