import type { Picture, PictureProblem } from "../picture.ts";
import type { PostDocument, PublishingProblem } from "../post-document.ts";
import type { Staff } from "./staff.ts";

export const POST_STATES = ["draft", "scheduled", "published", "withdrawn"] as const;

/** A post as the list shows it. */
export interface PostSummary {
  id: string;
  title: string;
  /** One of `POST_STATES`. */
  state: string;
  /** ISO 8601, UTC; null unless it is scheduled. */
  publishAt: string | null;
  savedAt: string;
  savedBy: string;
  /** Saved since the public's version. */
  hasChanges: boolean;
}

/** A post to work on. */
export interface OpenedPost extends PostSummary {
  /** Counts the saves. */
  version: number;
  /** The end of its public address; null if it never had one. */
  slug: string | null;
  document: PostDocument;
}

/** A document, and the version it was made from. */
export interface PostSave {
  document: PostDocument;
  base: number;
  /** A name of the open page, and which of its texts it is; empty and 0 without script. */
  page: string;
  number: number;
}

/** The version that every post begins with: it is empty. */
export const FIRST_VERSION = 1;

/** Follows who else has a post open. Returns a function that ends it. */
export type WatchPost = (listener: {
  postId: string;
  staffId: string;
  /** Called with the names of the others each time when they are not who they were. */
  onOthers: (names: readonly string[]) => void;
  onClose: () => void;
}) => () => void;

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
  /** Digest of the link's token: names the link, opens nothing. */
  id: string;
  /** Name of the account that made it; null if the account is unknown. */
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
}

/** What the public sees of a post, or will: a version now, one at a time to come, or nothing. */
export interface Publication {
  publishedVersion: number | null;
  scheduledVersion: number | null;
  /** ISO 8601, UTC; null unless it is scheduled. */
  publishAt: string | null;
}

/** From one publication to another; the reverse undoes it. */
export interface PublicationChange {
  id: string;
  from: Publication;
  to: Publication;
}

/** Done, or nothing was written, and why. */
export type PostOutcome =
  | { is: "done"; version: number; savedAt: string }
  | { is: "conflict"; current: PostVersion }
  | { is: "incomplete"; problems: PublishingProblem[] }
  | { is: "taken"; slug: string }
  | { is: "wrong-state"; state: string }
  | { is: "missing" };

/** What the desk does with posts. Every change is logged. */
export interface PostDesk {
  list(filter: {
    state: string | undefined;
    search: string | undefined;
    page: number;
    size: number;
  }): Promise<{ posts: PostSummary[]; hasMore: boolean }>;
  open(id: string): Promise<OpenedPost | undefined>;
  /** Begins the post of an id, which is a UUID, unless it has been begun already. */
  begin(by: Staff, id: string): Promise<void>;
  save(by: Staff, id: string, save: PostSave): Promise<PostOutcome>;
  /** The same while somebody types: a sitting is one version in the list. */
  autosave(by: Staff, id: string, save: PostSave): Promise<PostOutcome>;
  publish(by: Staff, id: string, save: PostSave): Promise<PostOutcome>;
  schedule(by: Staff, id: string, save: PostSave, at: Date): Promise<PostOutcome>;
  unpublish(by: Staff, id: string): Promise<PostOutcome>;
  /**
   * Publishes the newest versions of many posts, or unpublishes them. Posts that are so already, or
   * incomplete, stay as they are. Returns what was changed.
   */
  changeMany(
    by: Staff,
    ids: readonly string[],
    to: "published" | "unpublished",
  ): Promise<PublicationChange[]>;
  /** Carries out changes of posts whose publication is `from` still. Returns those it carried out. */
  applyChanges(by: Staff, changes: readonly PublicationChange[]): Promise<PublicationChange[]>;
  revisions(id: string): Promise<PostRevision[]>;
  revision(id: string, version: number): Promise<PostVersion | undefined>;
  /** Makes an earlier version the newest one; the public sees it once it is published. */
  restore(by: Staff, id: string, version: number, base: number): Promise<PostOutcome>;
  /** An address on the public site that shows the newest draft, also what is saved later; for a day. */
  previewLink(by: Staff, id: string): Promise<string>;
  /** The open preview links of a post, newest first. */
  previewLinks(id: string): Promise<PreviewLink[]>;
  /** Ends one preview link of a post. Returns false if the post has no such link. */
  revokePreview(by: Staff, id: string, linkId: string): Promise<boolean>;
  /** Ends all preview links of a post, including those of other people. */
  withdrawPreviews(by: Staff, id: string): Promise<void>;
}

export interface PictureDesk {
  list(): Promise<Picture[]>;
  add(
    by: Staff,
    upload: { name: string; bytes: Uint8Array; alt: string },
  ): Promise<{ is: "added"; picture: Picture } | { is: "refused"; problem: PictureProblem }>;
  /** One of a picture's files; undefined if there is none of that name. */
  file(id: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
