import { DELETED_DAYS } from "@angadi/desk-ports/posts";
import type { PublishingProblem } from "@angadi/contract/post-document";
import { glossary } from "./glossary.ts";

export const postStateLabels: Readonly<Record<string, string>> = {
  draft: "Draft",
  scheduled: glossary.scheduled,
  published: glossary.published,
  withdrawn: "Unpublished",
  deleted: "Deleted",
};

const countPosts = (count: number) => (count === 1 ? "1 post" : `${count} posts`);

export const postsCopy = {
  title: "Posts",
  create: "New post",
  search: "Search titles",
  state: glossary.status,
  anyState: "Any status",
  filter: glossary.apply,
  columns: { title: glossary.title, state: glossary.status, saved: "Saved", by: "By" },
  untitled: "Untitled",
  unpublishedChanges: "has unpublished changes",
  scheduledFor: "for",
  deletedForGoodOn: "gone for good on",
  none: "No posts yet. Press New post to write the first one.",
  noneFound: "No posts match. Use fewer letters, or another status.",
  bulk: {
    label: "Selected posts:",
    publish: glossary.publish,
    unpublish: glossary.unpublish,
    published: (count: number) => `${countPosts(count)} published.`,
    unpublished: (count: number) => `${countPosts(count)} unpublished.`,
    delete: "Delete",
    restore: "Restore",
    deleted: (count: number) =>
      count === 0
        ? "No posts deleted."
        : `${countPosts(count)} deleted. For ${DELETED_DAYS} days, you find deleted posts by the status Deleted, and can restore them.`,
    restored: (count: number) => `${countPosts(count)} restored.`,
    unpublishing: {
      title: (count: number) => `Unpublish ${countPosts(count)}?`,
      text: "The public site stops showing them at once, and links to them no longer work. Their text stays here, and you can undo this.",
      submit: glossary.unpublish,
      back: "Back to Posts",
    },
    undone: (count: number) =>
      count === 0
        ? "Nothing to undo: these posts have been changed since."
        : `Undone for ${countPosts(count)}.`,
    skipped: (count: number) =>
      `${countPosts(count)} not changed, because of the status or a missing field. Only posts that are not public can be deleted.`,
  },
  newer: glossary.newer,
  older: glossary.older,
};

export const editedPostCopy = {
  fields: {
    title: glossary.title,
    slug: "Address",
    slugHint:
      "The part after /blog/: lowercase letters, digits and hyphens. Leave it empty to make it from the title. If you change it, the old address leads to the new one.",
    excerpt: "Excerpt",
    excerptHint: "One or two sentences for lists, search engines and shared links.",
    category: "Category",
    author: "Author",
    tags: "Tags",
    tagsHint: "Separated by commas.",
    coverUrl: "Cover picture",
    coverHint:
      "Choose one of the pictures, or enter an address. Leave it empty to use the first picture in the text.",
    coverAlt: "Cover alt text",
    coverAltHint: glossary.altTextHint,
    blocks: "Text",
    at: "Publish at",
    atHint: "In Indian time (UTC+5:30).",
    /** Shown only if JavaScript runs, which replaces `{zone}`. */
    atLocalHint: "In your time zone: {zone}.",
  },
  save: "Save draft",
  publish: glossary.publish,
  unpublish: glossary.unpublish,
  schedule: "Schedule",
  chooseCover: "Choose picture",
  unpublishing: {
    title: "Unpublish this post?",
    text: "The public site stops showing it at once, and links to it no longer work. Its text stays here, and you can publish it again.",
    submit: glossary.unpublish,
    back: "Back to post",
  },
  done: {
    saved: "Saved.",
    published: "Published. The public site shows it now.",
    scheduled: "Scheduled.",
    unpublished: "Unpublished. It is no longer on the public site.",
    revoked: "Preview link revoked. It no longer shows the post.",
    withdrawn: "All preview links to this post are revoked.",
    restored: "Earlier version restored. Publish it to make it public.",
  } as Readonly<Record<string, string>>,
  state: glossary.status,
  publicAt: "Public at",
  unpublishedChanges: "This version has unpublished changes. Publish to show them.",
  scheduledChanges:
    "This version has changes that are not scheduled. Press Schedule again to include them.",
  problems: {
    title: "Enter a title.",
    slug: "Enter an address of lowercase letters, digits and hyphens.",
    excerpt: "Enter an excerpt.",
    category: "Enter a category.",
    author: "Enter the author.",
    blocks: "Write the text.",
    coverAlt: "Enter alt text for the cover.",
    pictureAlt: "Enter alt text for each picture in the text: select it, then press Picture.",
  } satisfies Record<PublishingProblem, string>,
  invalid:
    "Some text is too long, or a picture’s address is invalid, so nothing was saved. Correct it and save again.",
  slugTaken: (slug: string) =>
    `Another post has, or had, the address ${slug}. Enter a different one.`,
  invalidTime: "Enter a future date and time.",
  wrongState:
    "This is not possible in the post’s current status, which may just have changed. Check the status, then try again.",
  notSaved: glossary.notSaved,
};

export const conflictCopy = {
  title: "This post was saved in the meantime",
  /** In place of a name. */
  yourself: "You, in another tab,",
  text: (name: string) =>
    `${name} saved this post while you were writing. Your text is kept, and so is the saved version. Take over what you need from the saved version, then save yours.`,
  notRestored: (name: string) =>
    `${name} saved this post in the meantime, so nothing was restored. Go back and reload the page to compare with the newest version.`,
  theirs: "Saved version",
  yours: "Your version, not saved yet",
  compared:
    "Only the fields that differ. Red, struck-out text is only in the saved version. Green, underlined text is only in yours.",
  useSaved: "Use the saved version of this field",
};

export const revisionsCopy = {
  title: "Versions",
  heading: (version: number) => `Version ${version}`,
  kindLabels: {
    autosave: "Autosaved",
    save: "Saved",
    published: glossary.published,
    scheduled: glossary.scheduled,
    restored: "Restored",
    seed: "Came with the site",
  } as Readonly<Record<string, string>>,
  compared:
    "Red, struck-out text is only in this version. Green, underlined text is only in the newest one.",
  same: "This version is the same as the newest one, so there is nothing to restore.",
  restore: "Restore this version",
  back: "Back to post",
};
