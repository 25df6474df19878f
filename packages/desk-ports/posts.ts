import type { Picture, PictureProblem } from "@angadi/contract/picture";
import type { PostDocument, PublishingProblem } from "@angadi/contract/post-document";
import type { Staff } from "./staff.ts";

export const POST_STATES = ["draft", "scheduled", "published", "withdrawn", "deleted"] as const;

/** How long deleted posts can be restored. */
export const DELETED_DAYS = 30;

/** A post as the list shows it. */
export interface PostSummary {
  id: string;
  title: string;
  /** One of `POST_STATES`. */
  state: string;
  /** ISO 8601, UTC; null unless it is scheduled. */
  publishAt: string | null;
  /** ISO 8601, UTC; null unless it is deleted. */
  deletedAt: string | null;
  savedAt: string;
  savedBy: string;
  /** True if it was saved after its published version. */
  hasChanges: boolean;
}

/** A post to edit. */
export interface EditablePost extends PostSummary {
  /** Incremented by each save. */
  version: number;
  /** The last segment of its public path; null if it never had one. */
  slug: string | null;
  document: PostDocument;
}

/** A document to save, and the version it is based on. */
export interface PostRevisionInput {
  document: PostDocument;
  base: number;
  /** Id of the open page, and sequence number of its draft; empty and 0 without JavaScript. */
  page: string;
  number: number;
}

/** The empty version that every post begins with. */
export const FIRST_VERSION = 1;

/** A version of a post. */
export interface PostVersion {
  version: number;
  savedAt: string;
  savedBy: string;
  document: PostDocument;
}

export interface PostRevision {
  version: number;
  kind: string;
  savedAt: string;
  savedBy: string;
}

/** An open link to a post's preview. */
export interface PreviewLink {
  /** Digest of the link's token: identifies the link but does not open it. */
  id: string;
  /** Name of the account that created it; null if the account is unknown. */
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
}

/** What is published of a post: a version now, a version at a future time, or nothing. */
export interface Publication {
  publishedVersion: number | null;
  scheduledVersion: number | null;
  /** ISO 8601, UTC; null unless it is scheduled. */
  publishAt: string | null;
}

/** A change of a post's publication; reversed, it undoes the change. */
export interface PublicationChange {
  id: string;
  from: Publication;
  to: Publication;
}

/** Done, or why nothing was written. */
export type PostOutcome =
  | { is: "done"; version: number; savedAt: string }
  | { is: "conflict"; current: PostVersion }
  | { is: "incomplete"; problems: PublishingProblem[] }
  | { is: "taken"; slug: string }
  | { is: "wrong-state"; state: string }
  | { is: "not-found" };

/** Posts for the desk. Every change is logged. */
export interface DeskPosts {
  /** Excludes deleted posts unless `state` is `deleted`. */
  list(filter: {
    state: string | undefined;
    search: string | undefined;
    page: number;
    size: number;
  }): Promise<{ posts: PostSummary[]; hasMore: boolean }>;
  find(id: string): Promise<EditablePost | undefined>;
  /** The categories and authors of the newest published posts, sorted. */
  listSuggestions(): Promise<{ categories: string[]; authors: string[] }>;
  /** Creates the post with this id, a UUID, unless it exists. */
  ensureExists(actor: Staff, id: string): Promise<void>;
  save(actor: Staff, id: string, input: PostRevisionInput): Promise<PostOutcome>;
  /** Like `save`, while somebody types: a session of autosaves is one version in the list. */
  autosave(actor: Staff, id: string, input: PostRevisionInput): Promise<PostOutcome>;
  publish(actor: Staff, id: string, input: PostRevisionInput): Promise<PostOutcome>;
  schedule(actor: Staff, id: string, input: PostRevisionInput, at: Date): Promise<PostOutcome>;
  unpublish(actor: Staff, id: string): Promise<PostOutcome>;
  /**
   * Publishes the newest versions of many posts, or unpublishes them. Skips posts that are in that
   * state already, or incomplete. Returns the changes made.
   */
  changeMany(
    actor: Staff,
    ids: readonly string[],
    to: "published" | "unpublished",
  ): Promise<PublicationChange[]>;
  /** Applies changes to posts whose publication is still `from`. Returns the changes made. */
  applyChanges(actor: Staff, changes: readonly PublicationChange[]): Promise<PublicationChange[]>;
  /**
   * Deletes posts that are not public, with their preview links, or restores deleted ones. Returns
   * the number of posts that changed.
   */
  setDeleted(actor: Staff, ids: readonly string[], isDeleted: boolean): Promise<number>;
  listRevisions(id: string): Promise<PostRevision[]>;
  findRevision(id: string, version: number): Promise<PostVersion | undefined>;
  /** Saves an earlier version again as the newest one, without publishing it. */
  restore(actor: Staff, id: string, version: number, base: number): Promise<PostOutcome>;
  /** Creates a public URL that shows the newest draft, including later saves, for a day. */
  createPreviewLink(actor: Staff, id: string): Promise<string>;
  /** The open preview links of a post, newest first. */
  listPreviewLinks(id: string): Promise<PreviewLink[]>;
  /** Revokes one preview link of a post. Returns false if the post has no such link. */
  revokePreview(actor: Staff, id: string, linkId: string): Promise<boolean>;
  /** Revokes all preview links of a post, including those of other people. */
  revokePreviews(actor: Staff, id: string): Promise<void>;
}

/** A post that shows a picture in its newest, published or scheduled version. */
export type PictureUse = Pick<PostSummary, "id" | "title" | "state">;

export interface DeskPictures {
  /** Newest first; pages are numbered from 0. */
  list(page: number): Promise<{ pictures: Picture[]; hasMore: boolean }>;
  find(id: string): Promise<Picture | undefined>;
  /** `known`: the same file was stored already; only its alt text has changed. */
  add(
    actor: Staff,
    upload: { name: string; bytes: Uint8Array; alt: string },
  ): Promise<
    { is: "added" | "known"; picture: Picture } | { is: "rejected"; problem: PictureProblem }
  >;
  listUses(id: string): Promise<PictureUse[]>;
  /** Deletes a picture and its files permanently. Returns false if it does not exist. */
  delete(actor: Staff, id: string): Promise<boolean>;
  /** Reads one of a picture's files by name; undefined if it does not exist. */
  readFile(id: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
