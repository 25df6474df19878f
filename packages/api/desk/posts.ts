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
  pictureFile,
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

const auditWriter = (by: Staff, logEntry: NewLogEntry) => (trx: Transaction<Schema>) =>
  writeLog(trx, by, logEntry);

const withAuthor = (by: Staff, save: PostSave) => ({ ...save, by: by.name });

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
  const config = (by: Staff, logEntry: NewLogEntry) => ({
    purges,
    writeAudit: auditWriter(by, logEntry),
  });
  async function saveAndLog(by: Staff, id: string, save: PostSave, kind: "save" | "autosave") {
    const writeAudit = auditWriter(by, { action: "post-saved", subject: save.document.title });
    return toPostOutcome(await savePost(db, id, { ...withAuthor(by, save), kind }, writeAudit));
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
      ensurePostExists(db, id, by.name, auditWriter(by, { action: "post-created", subject: "" })),
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
    publish: (by, id, save) =>
      notifyIfDone(
        publishPost(
          db,
          id,
          withAuthor(by, save),
          config(by, { action: "post-published", subject: save.document.title }),
        ),
      ),
    async schedule(by, id, save, at) {
      const logEntry = {
        action: "post-scheduled",
        subject: save.document.title,
        after: at.toISOString(),
      };
      const writeAudit = auditWriter(by, logEntry);
      return toPostOutcome(await schedulePost(db, id, withAuthor(by, save), at, writeAudit));
    },
    async unpublish(by, id) {
      const subject = (await findEditablePost(db, id))?.title ?? "";
      return notifyIfDone(
        unpublishPost(db, id, config(by, { action: "post-unpublished", subject })),
      );
    },

    changeMany: (by, ids, to) =>
      changeAll(
        by,
        ids.map((id) => ({ id, to })),
      ),
    applyChanges: changeAll,
    async setDeleted(by, ids, deleted) {
      const log = (trx: Transaction<Schema>, logEntry: NewLogEntry) => writeLog(trx, by, logEntry);
      let count = 0;
      for (const id of ids) if (await setPostDeleted(db, id, deleted, log)) count += 1;
      return count;
    },
    listRevisions: (id) => listRevisions(db, id),
    findRevision: (id, version) => findRevision(db, id, version),
    async restore(by, id, version, base) {
      const found = await findRevision(db, id, version);
      if (!found) return { is: "missing" };
      const { document } = found;
      const logEntry = auditWriter(by, {
        action: "post-restored",
        subject: document.title,
        before: String(base),
        after: String(version),
      });
      const save = { document, base, page: "", kind: "restored" as const, by: by.name };
      return toPostOutcome(await savePost(db, id, save, logEntry));
    },
  };
}

const PICTURES_SHOWN = 60;

export function createDeskPictures(
  db: Kysely<Schema>,
  { purges }: { purges: boolean },
): DeskPictures {
  return {
    list: (page) => listPictures(db, { page, size: PICTURES_SHOWN }),
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
        const logEntry = auditWriter(by, { action: "picture-added", subject: upload.name });
        const added = await addPicture(db, { ...upload, by: by.name }, logEntry);
        return { is: added.isNew ? "added" : "known", picture: added.picture };
      } catch (error) {
        if (error instanceof BadPictureError) return { is: "refused", problem: error.problem };
        throw error;
      }
    },
    file: (id, name) => pictureFile(db, id, name),
  };
}
