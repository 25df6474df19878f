import type { Kysely, Transaction } from "kysely";
import { type PostDocument, EMPTY_POST, toStoredPost } from "@angadi/contract/post-document";
import type { PostVersion } from "@angadi/desk-ports/posts";
import type { Schema } from "@angadi/database/schema/schema";
import { DELETED_STATE } from "./delete-posts.ts";
import { type PostRow, parseDocument } from "./publish.ts";

/** What created a revision. An autosave may be replaced by the next one. */
export type RevisionKind = "autosave" | "save" | "published" | "scheduled" | "restored" | "seed";

/** Autosaves of one writer with shorter pauses than this are one revision. */
const AUTOSAVE_SESSION_MS = 10 * 60 * 1000;

export interface SaveInput {
  document: PostDocument;
  /** The version that the text is based on. */
  base: number;
  kind: RevisionKind;
  savedBy: string;
  /** Id of the open page, to recognise its own save after a lost response; empty without script. */
  page: string;
  /** Sequence number of the page's text: an older text that arrives late is dropped. */
  number?: number;
}

/** The save is a new version, or nothing was written because somebody else saved first. */
export type SaveOutcome =
  | { is: "saved"; version: number; savedAt: string; isNewRevision: boolean }
  | { is: "conflict"; current: PostVersion }
  | { is: "not-found" };

/** Writes a log entry in the same transaction. */
export type AuditWriter = (trx: Transaction<Schema>) => Promise<void>;

/** Creates a post with this id and an empty first version, unless it exists. */
export async function ensurePostExists(
  db: Kysely<Schema>,
  id: string,
  savedBy: string,
  writeAudit: AuditWriter = async () => undefined,
): Promise<void> {
  const now = new Date().toISOString();
  const document = JSON.stringify(toStoredPost(EMPTY_POST));
  const values = {
    id,
    // The slug is not claimed until the post is published or scheduled.
    slug: id,
    state: "draft",
    publish_at: null,
    published_at: null,
    published_version: null,
    scheduled_version: null,
    version: 1,
    title: "",
    document,
    created_at: now,
    saved_at: now,
    saved_by: savedBy,
  };
  await db.transaction().execute(async (trx) => {
    const insertResult = await trx
      .insertInto("posts")
      .values(values)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if ((insertResult.numInsertedOrUpdatedRows ?? 0n) > 0n) await writeAudit(trx);
  });
}

/**
 * Saves a version, or returns a conflict if somebody else saved meanwhile. Calls `writeAudit` if a
 * new revision was created, as for the first autosave of a session.
 */
export function savePost(
  db: Kysely<Schema>,
  id: string,
  input: SaveInput,
  writeAudit: AuditWriter = async () => undefined,
): Promise<SaveOutcome> {
  return db.transaction().execute(async (trx) => {
    const outcome = await savePostInTransaction(trx, id, input);
    if (outcome.is === "saved" && outcome.isNewRevision) await writeAudit(trx);
    return outcome;
  });
}

/** Like `savePost`, in the caller's transaction. */
export async function savePostInTransaction(
  trx: Transaction<Schema>,
  id: string,
  input: SaveInput,
): Promise<SaveOutcome> {
  const { document, base, savedBy, page, number = 0 } = input;
  const savedAt = new Date().toISOString();
  const documentJson = JSON.stringify(toStoredPost(document));
  const readOutcome = () => readUnsavedOutcome(trx, id, { documentJson, page, number });
  if (
    input.kind === "autosave" &&
    (await recordIfStored(trx, id, { documentJson, page, number }))
  ) {
    return readOutcome();
  }
  const columns = {
    title: document.title,
    document: documentJson,
    saved_at: savedAt,
    saved_by: savedBy,
    saved_in: page,
    saved_number: number,
  };
  // Locks the row: the second of two concurrent saves waits, and then matches no row.
  const updatedRow = await trx
    .updateTable("posts")
    .set((eb) => ({ ...columns, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("state", "!=", DELETED_STATE)
    .where((eb) => {
      const isBaseVersion = eb("version", "=", base);
      if (!page) return isBaseVersion;
      const isSamePage = eb("saved_in", "=", page);
      return eb.or([
        eb.and([isBaseVersion, eb.not(eb.and([isSamePage, eb("saved_number", ">", number)]))]),
        // The page's own earlier save, whose response was lost.
        eb.and([isSamePage, eb("saved_number", "<", number)]),
      ]);
    })
    .returning("version")
    .executeTakeFirst();
  if (!updatedRow) return readOutcome();
  const revision = { ...input, version: updatedRow.version, savedAt, documentJson };
  const isNewRevision = await recordRevision(trx, id, revision);
  return { is: "saved", version: updatedRow.version, savedAt, isNewRevision };
}

/** A document as it would be stored, and the page it is from. */
interface PostText extends Pick<SaveInput, "page"> {
  documentJson: string;
  number: number;
}

/**
 * Returns whether the text is stored already; if so, records its number, so that an older text that
 * arrives later is dropped.
 */
async function recordIfStored(
  trx: Transaction<Schema>,
  id: string,
  { documentJson, page, number }: PostText,
): Promise<boolean> {
  const row = await trx
    .selectFrom("posts")
    .select("document")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.document !== documentJson) return false;
  if (page) {
    await trx
      .updateTable("posts")
      .set({ saved_number: number })
      .where("id", "=", id)
      .where("document", "=", documentJson)
      .where("saved_in", "=", page)
      .where("saved_number", "<", number)
      .execute();
  }
  return true;
}

async function readUnsavedOutcome(
  trx: Transaction<Schema>,
  id: string,
  { documentJson, page, number }: PostText,
): Promise<SaveOutcome> {
  const row = await trx.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row || row.state === DELETED_STATE) return { is: "not-found" };
  // The same text again, or an older text of the same page, is no conflict. A different text with
  // the same number is: only report "saved" if the server has stored this text.
  const isOlder = page && row.saved_in === page && row.saved_number > number;
  if (row.document === documentJson || isOlder) {
    const { version, saved_at: savedAt } = row;
    return { is: "saved", version, savedAt, isNewRevision: false };
  }
  return { is: "conflict", current: toPostVersion(row) };
}

const toPostVersion = (
  row: Pick<PostRow, "version" | "saved_at" | "saved_by" | "document">,
): PostVersion => ({
  version: row.version,
  savedAt: row.saved_at,
  savedBy: row.saved_by,
  document: parseDocument(row.document),
});

interface NewRevision extends Pick<SaveInput, "kind" | "savedBy"> {
  version: number;
  savedAt: string;
  documentJson: string;
}

/** Adds a revision. Returns false if it replaced the last revision of the session. */
async function recordRevision(
  trx: Transaction<Schema>,
  id: string,
  { kind, savedBy, version, savedAt, documentJson }: NewRevision,
): Promise<boolean> {
  if (kind === "autosave") {
    const updateResult = await trx
      .updateTable("post_revisions")
      .set({ version, document: documentJson, saved_at: savedAt })
      .where("post_id", "=", id)
      .where("version", "=", version - 1)
      .where("kind", "=", "autosave")
      .where("saved_by", "=", savedBy)
      // `saved_at` is the last save, so the limit applies to each pause, not to the session.
      .where("saved_at", ">", new Date(Date.parse(savedAt) - AUTOSAVE_SESSION_MS).toISOString())
      .executeTakeFirst();
    if (updateResult.numUpdatedRows > 0n) return false;
  }
  await trx
    .insertInto("post_revisions")
    .values({
      post_id: id,
      version,
      kind,
      document: documentJson,
      saved_at: savedAt,
      saved_by: savedBy,
    })
    .execute();
  return true;
}

/** Revisions of a post, newest first. */
export async function listRevisions(db: Kysely<Schema>, id: string) {
  const rows = await db
    .selectFrom("post_revisions")
    .select(["version", "kind", "saved_at as savedAt", "saved_by as savedBy"])
    .where("post_id", "=", id)
    .orderBy("version", "desc")
    .limit(200)
    .execute();
  return rows;
}

/** A whole revision, or undefined if no revision has this number. */
export async function findRevision(
  db: Kysely<Schema>,
  id: string,
  version: number,
): Promise<PostVersion | undefined> {
  const row = await db
    .selectFrom("post_revisions")
    .selectAll()
    .where("post_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return row && toPostVersion(row);
}
