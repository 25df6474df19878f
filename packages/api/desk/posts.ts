import type { Kysely, Transaction } from "kysely";
import type { NewLogEntry } from "@angadi/desk-ports/log";
import type {
  DeskPictures,
  DeskPosts,
  PostOutcome,
  PostRevisionInput,
  PublicationChange,
} from "@angadi/desk-ports/posts";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { InvalidPictureError } from "../pictures/make-picture.ts";
import {
  addPicture,
  deletePicture,
  findPicture,
  listPictureUses,
  listPictures,
  findPictureFile,
} from "../pictures/pictures.ts";
import { setPostDeleted } from "../posts/delete-posts.ts";
import { findEditablePost, listPosts, listSuggestions } from "../posts/list.ts";
import { listPreviewLinks, revokePreviewLink, revokePreviewLinks } from "../posts/preview-links.ts";
import { type PublicationRequest, changePublication } from "../posts/publication.ts";
import {
  type SaveOutcome,
  ensurePostExists,
  findRevision,
  listRevisions,
  savePost,
} from "../posts/save.ts";
import {
  type PublicationOutcome,
  publishPost,
  schedulePost,
  unpublishPost,
} from "../posts/states.ts";
import { writeLog } from "../staff/staff-log.ts";

interface DeskPostsOptions {
  /** Whether changes purge a CDN. */
  shouldPurge: boolean;
  /** Called when pages' contents have changed; resolves once cached pages are marked outdated. */
  onChange: () => Promise<void>;
  /** Creates the URL of a post's preview. */
  createPreviewLink: (actor: Staff, id: string) => Promise<string>;
}

const createAuditWriter =
  (
    actor: Staff,
    action: string,
    subject: string,
    change: Pick<NewLogEntry, "before" | "after"> = {},
  ) =>
  (trx: Transaction<Schema>) =>
    writeLog(trx, actor, { action, subject, ...change });

const addSavedBy = (actor: Staff, input: PostRevisionInput) => ({ ...input, savedBy: actor.name });

function toPostOutcome(outcome: SaveOutcome | PublicationOutcome): PostOutcome {
  if (outcome.is === "saved") {
    return { is: "done", version: outcome.version, savedAt: outcome.savedAt };
  }
  if (outcome.is === "done") return { ...outcome, savedAt: new Date().toISOString() };
  return outcome;
}

/** Posts for the desk; each change is logged. */
export function createDeskPosts(db: Kysely<Schema>, options: DeskPostsOptions): DeskPosts {
  const { shouldPurge, onChange, createPreviewLink } = options;
  const notifyIfDone = async (publication: Promise<PublicationOutcome>): Promise<PostOutcome> => {
    const outcome = await publication;
    if (outcome.is === "done") await onChange();
    return toPostOutcome(outcome);
  };
  const createConfig = (actor: Staff, action: string, subject: string) => ({
    shouldPurge,
    writeAudit: createAuditWriter(actor, action, subject),
  });
  async function saveAndLog(
    actor: Staff,
    id: string,
    input: PostRevisionInput,
    kind: "save" | "autosave",
  ) {
    const writeAudit = createAuditWriter(actor, "post-saved", input.document.title);
    return toPostOutcome(await savePost(db, id, { ...addSavedBy(actor, input), kind }, writeAudit));
  }
  /** Changes one post at a time, so that a post that cannot be changed does not stop the others. */
  async function changePublications(actor: Staff, requests: readonly PublicationRequest[]) {
    const writeEntry = (trx: Transaction<Schema>, logEntry: NewLogEntry) =>
      writeLog(trx, actor, logEntry);
    const changes: PublicationChange[] = [];
    for (const request of requests) {
      const change = await changePublication(db, request, { shouldPurge, writeEntry });
      if (change) changes.push(change);
    }
    if (changes.length > 0) await onChange();
    return changes;
  }
  return {
    list: ({ state, search, ...page }) =>
      listPosts(db, { ...page, ...(state && { state }), ...(search && { search }) }),
    find: (id) => findEditablePost(db, id),
    listSuggestions: () => listSuggestions(db),
    ensureExists: (actor, id) =>
      ensurePostExists(db, id, actor.name, createAuditWriter(actor, "post-created", "")),
    save: (actor, id, input) => saveAndLog(actor, id, input, "save"),
    autosave: (actor, id, input) => saveAndLog(actor, id, input, "autosave"),
    createPreviewLink,
    listPreviewLinks: (id) => listPreviewLinks(db, id),
    async revokePreview(actor, id, linkId) {
      const subject = (await findEditablePost(db, id))?.title ?? "";
      return db.transaction().execute(async (trx) => {
        const isRevoked = await revokePreviewLink(trx, id, linkId);
        if (isRevoked) await writeLog(trx, actor, { action: "preview-revoked", subject });
        return isRevoked;
      });
    },
    async revokePreviews(actor, id) {
      const subject = (await findEditablePost(db, id))?.title ?? "";
      await db.transaction().execute(async (trx) => {
        await revokePreviewLinks(trx, id);
        await writeLog(trx, actor, { action: "previews-withdrawn", subject });
      });
    },
    publish(actor, id, input) {
      const config = createConfig(actor, "post-published", input.document.title);
      return notifyIfDone(publishPost(db, id, addSavedBy(actor, input), config));
    },
    async schedule(actor, id, input, at) {
      const change = { after: at.toISOString() };
      const writeAudit = createAuditWriter(actor, "post-scheduled", input.document.title, change);
      return toPostOutcome(await schedulePost(db, id, addSavedBy(actor, input), at, writeAudit));
    },
    async unpublish(actor, id) {
      const subject = (await findEditablePost(db, id))?.title ?? "";
      return notifyIfDone(unpublishPost(db, id, createConfig(actor, "post-unpublished", subject)));
    },

    changeMany: (actor, ids, to) =>
      changePublications(
        actor,
        ids.map((id) => ({ id, to })),
      ),
    applyChanges: changePublications,
    async setDeleted(actor, ids, isDeleted) {
      const writeEntry = (trx: Transaction<Schema>, logEntry: NewLogEntry) =>
        writeLog(trx, actor, logEntry);
      let changedCount = 0;
      for (const id of ids)
        if (await setPostDeleted(db, id, isDeleted, writeEntry)) changedCount += 1;
      return changedCount;
    },
    listRevisions: (id) => listRevisions(db, id),
    findRevision: (id, version) => findRevision(db, id, version),
    async restore(actor, id, version, base) {
      const revision = await findRevision(db, id, version);
      if (!revision) return { is: "not-found" };
      const { document } = revision;
      const change = { before: String(base), after: String(version) };
      const writeAudit = createAuditWriter(actor, "post-restored", document.title, change);
      const input = { document, base, page: "", kind: "restored" as const, savedBy: actor.name };
      return toPostOutcome(await savePost(db, id, input, writeAudit));
    },
  };
}

const PICTURES_PER_PAGE = 60;

export function createDeskPictures(
  db: Kysely<Schema>,
  { shouldPurge }: { shouldPurge: boolean },
): DeskPictures {
  return {
    list: (page) => listPictures(db, { page, size: PICTURES_PER_PAGE }),
    find: (id) => findPicture(db, id),
    listUses: (id) => listPictureUses(db, id),
    delete: (actor, id) =>
      db.transaction().execute(async (trx) => {
        const name = await deletePicture(trx, id, { shouldPurge });
        if (name !== undefined)
          await writeLog(trx, actor, { action: "picture-deleted", subject: name });
        return name !== undefined;
      }),
    async add(actor, upload) {
      try {
        const writeAudit = createAuditWriter(actor, "picture-added", upload.name);
        const result = await addPicture(db, { ...upload, uploadedBy: actor.name }, writeAudit);
        return { is: result.isNew ? "added" : "known", picture: result.picture };
      } catch (error) {
        if (error instanceof InvalidPictureError) return { is: "rejected", problem: error.problem };
        throw error;
      }
    },
    readFile: (id, name) => findPictureFile(db, id, name),
  };
}
