import type { Kysely, Transaction } from "kysely";
import type { NewLogEntry } from "@angadi/desk-ports/log";
import type {
  DeskPictures,
  DeskPosts,
  PostOutcome,
  PostSave,
  PublicationChange,
} from "@angadi/desk-ports/posts";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { BadPictureError } from "../pictures/make-picture.ts";
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
import { type StepOutcome, publishPost, schedulePost, unpublishPost } from "../posts/states.ts";
import { writeLog } from "../staff/staff-log.ts";

interface DeskPostsOptions {
  /** Whether changes purge a CDN. */
  purges: boolean;
  /** Called when pages' contents have changed; resolves once cached pages are marked outdated. */
  onChange: () => Promise<void>;
  /** Creates the URL of a post's preview. */
  createPreviewLink: (by: Staff, id: string) => Promise<string>;
}

const createAuditWriter =
  (
    by: Staff,
    action: string,
    subject: string,
    change: Pick<NewLogEntry, "before" | "after"> = {},
  ) =>
  (trx: Transaction<Schema>) =>
    writeLog(trx, by, { action, subject, ...change });

const addAuthor = (by: Staff, save: PostSave) => ({ ...save, by: by.name });

function toPostOutcome(outcome: SaveOutcome | StepOutcome): PostOutcome {
  if (outcome.is === "saved") {
    return { is: "done", version: outcome.version, savedAt: outcome.savedAt };
  }
  if (outcome.is === "done") return { ...outcome, savedAt: new Date().toISOString() };
  return outcome;
}

/** Posts for the desk; each change is logged. */
export function createDeskPosts(db: Kysely<Schema>, options: DeskPostsOptions): DeskPosts {
  const { purges, onChange, createPreviewLink } = options;
  const notifyIfDone = async (step: Promise<StepOutcome>): Promise<PostOutcome> => {
    const outcome = await step;
    if (outcome.is === "done") await onChange();
    return toPostOutcome(outcome);
  };
  const createConfig = (by: Staff, action: string, subject: string) => ({
    purges,
    writeAudit: createAuditWriter(by, action, subject),
  });
  async function saveAndLog(by: Staff, id: string, save: PostSave, kind: "save" | "autosave") {
    const writeAudit = createAuditWriter(by, "post-saved", save.document.title);
    return toPostOutcome(await savePost(db, id, { ...addAuthor(by, save), kind }, writeAudit));
  }
  /** Changes one post at a time: one that cannot be changed does not stop the others. */
  async function changeAll(by: Staff, requests: readonly PublicationRequest[]) {
    const log = (trx: Transaction<Schema>, logEntry: NewLogEntry) => writeLog(trx, by, logEntry);
    const changes: PublicationChange[] = [];
    for (const request of requests) {
      const change = await changePublication(db, request, { purges, log });
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
    ensureExists: (by, id) =>
      ensurePostExists(db, id, by.name, createAuditWriter(by, "post-created", "")),
    save: (by, id, save) => saveAndLog(by, id, save, "save"),
    autosave: (by, id, save) => saveAndLog(by, id, save, "autosave"),
    createPreviewLink,
    listPreviewLinks: (id) => listPreviewLinks(db, id),
    async revokePreview(by, id, linkId) {
      const subject = (await findEditablePost(db, id))?.title ?? "";
      return db.transaction().execute(async (trx) => {
        const isRevoked = await revokePreviewLink(trx, id, linkId);
        if (isRevoked) await writeLog(trx, by, { action: "preview-revoked", subject });
        return isRevoked;
      });
    },
    async revokePreviews(by, id) {
      const subject = (await findEditablePost(db, id))?.title ?? "";
      await db.transaction().execute(async (trx) => {
        await revokePreviewLinks(trx, id);
        await writeLog(trx, by, { action: "previews-withdrawn", subject });
      });
    },
    publish(by, id, save) {
      const config = createConfig(by, "post-published", save.document.title);
      return notifyIfDone(publishPost(db, id, addAuthor(by, save), config));
    },
    async schedule(by, id, save, at) {
      const change = { after: at.toISOString() };
      const writeAudit = createAuditWriter(by, "post-scheduled", save.document.title, change);
      return toPostOutcome(await schedulePost(db, id, addAuthor(by, save), at, writeAudit));
    },
    async unpublish(by, id) {
      const subject = (await findEditablePost(db, id))?.title ?? "";
      return notifyIfDone(unpublishPost(db, id, createConfig(by, "post-unpublished", subject)));
    },

    changeMany: (by, ids, to) =>
      changeAll(
        by,
        ids.map((id) => ({ id, to })),
      ),
    applyChanges: changeAll,
    async setDeleted(by, ids, isDeleted) {
      const log = (trx: Transaction<Schema>, logEntry: NewLogEntry) => writeLog(trx, by, logEntry);
      let count = 0;
      for (const id of ids) if (await setPostDeleted(db, id, isDeleted, log)) count += 1;
      return count;
    },
    listRevisions: (id) => listRevisions(db, id),
    findRevision: (id, version) => findRevision(db, id, version),
    async restore(by, id, version, base) {
      const revision = await findRevision(db, id, version);
      if (!revision) return { is: "not-found" };
      const { document } = revision;
      const change = { before: String(base), after: String(version) };
      const writeAudit = createAuditWriter(by, "post-restored", document.title, change);
      const save = { document, base, page: "", kind: "restored" as const, by: by.name };
      return toPostOutcome(await savePost(db, id, save, writeAudit));
    },
  };
}

const PICTURES_PER_PAGE = 60;

export function createDeskPictures(
  db: Kysely<Schema>,
  { purges }: { purges: boolean },
): DeskPictures {
  return {
    list: (page) => listPictures(db, { page, size: PICTURES_PER_PAGE }),
    find: (id) => findPicture(db, id),
    listUses: (id) => listPictureUses(db, id),
    delete: (by, id) =>
      db.transaction().execute(async (trx) => {
        const name = await deletePicture(trx, id, { purges });
        if (name !== undefined)
          await writeLog(trx, by, { action: "picture-deleted", subject: name });
        return name !== undefined;
      }),
    async add(by, upload) {
      try {
        const writeAudit = createAuditWriter(by, "picture-added", upload.name);
        const added = await addPicture(db, { ...upload, by: by.name }, writeAudit);
        return { is: added.isNew ? "added" : "known", picture: added.picture };
      } catch (error) {
        if (error instanceof BadPictureError) return { is: "rejected", problem: error.problem };
        throw error;
      }
    },
    readFile: (id, name) => findPictureFile(db, id, name),
  };
}
