import type { PublishingProblem } from "@angadi/contract/post-document";

export const states: Readonly<Record<string, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  withdrawn: "Unpublished",
};

const countPosts = (count: number) => (count === 1 ? "1 post" : `${count} posts`);

export const posts = {
  title: "Posts",
  create: "New post",
  search: "Search in titles",
  state: "Status",
  anyState: "Any status",
  filter: "Apply",
  columns: { title: "Title", state: "Status", saved: "Saved", by: "By" },
  untitled: "Untitled",
  changed: "has unpublished changes",
  for: "for",
  none: "No posts yet. Press New post to write the first one.",
  noneFound: "No posts match. Use fewer letters, or another status.",
  bulk: {
    label: "Selected posts:",
    publish: "Publish",
    unpublish: "Unpublish",
    published: (count: number) => `${countPosts(count)} published.`,
    unpublished: (count: number) => `${countPosts(count)} unpublished.`,
    undone: (count: number) =>
      count === 0
        ? "Nothing to undo: these posts have been changed since."
        : `Undone for ${countPosts(count)}.`,
    leftOver: (count: number) =>
      `${countPosts(count)} not changed: already so, or something is missing. Open a post to see what.`,
  },
  newer: "Newer posts",
  older: "Older posts",
};

export const post = {
  fields: {
    title: "Title",
    slug: "Address",
    slugHint:
      "The end of its address, after /blog/. Small letters, digits and hyphens. Empty: made of the title. After a change the old address leads to the new one.",
    excerpt: "Excerpt",
    excerptHint: "One or two sentences for lists, search engines and shared links.",
    category: "Category",
    author: "Author",
    tags: "Tags",
    tagsHint: "Separated by commas.",
    coverUrl: "Cover picture",
    coverHint:
      "Its address, from the page Pictures. Without one the first picture in the text is used.",
    coverAlt: "Cover alt text",
    coverAltHint: "What it shows, for people who cannot see it.",
    text: "Text",
    textHint:
      "Blank lines separate paragraphs. ## Heading, ### Smaller heading, - List, 1. Numbered list, > Quote, :::bill or :::dialogue above a list or lines and ::: below, **bold**, *italic*, [link](https://…), ![what the picture shows](address).",
    at: "Publish at",
    atHint: "In Indian time (UTC+5:30).",
    /** With script; {zone} is named by the browser. */
    atLocalHint: "In your own time: {zone}.",
  },
  save: "Save draft",
  publish: "Publish",
  unpublish: "Unpublish",
  schedule: "Schedule",
  pictures: "Pictures",
  done: {
    saved: "Saved.",
    published: "Published. The public site shows it now.",
    scheduled: "Scheduled.",
    unpublished: "Unpublished. It is no longer on the public site.",
    revoked: "Preview link revoked. It no longer shows the post.",
    withdrawn: "All preview links to this post are revoked.",
    restored: "Earlier version restored. Publish it to make it public.",
  } as Readonly<Record<string, string>>,
  state: "Status",
  isPublic: "Public at",
  hasChanges: "This version has unpublished changes yet. Publish to show them.",
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
    pictureAlt: "Enter alt text for each picture in the text: ![alt text](address).",
  } satisfies Record<PublishingProblem, string>,
  invalid: "Some text is too long, or a picture’s address is invalid. Nothing was saved.",
  taken: (slug: string) =>
    `Another post has, or had, the address ${slug}. Please choose another one.`,
  badTime: "Enter a future date and time.",
  wrongState: "This is not possible in the post’s current status, which may just have changed.",
  notSaved: "Not saved. Check the marked fields.",
};

export const conflict = {
  title: "Somebody else saved this post",
  text: (name: string) =>
    `${name} saved while you were writing. Nothing of yours is lost, and nothing of theirs was changed. Copy what you need from the left, then save yours.`,
  theirs: "Saved version",
  yours: "Your version, not saved yet",
  theirText: "Saved text",
};

export const revisions = {
  title: "Versions",
  heading: (version: number) => `Version ${version}`,
  kinds: {
    autosave: "Autosaved",
    save: "Saved",
    published: "Published",
    scheduled: "Scheduled",
    restored: "Restored",
    seed: "Came with the site",
  } as Readonly<Record<string, string>>,
  compared:
    "Red and struck out is in this version only; green and underlined is in the newest only.",
  same: "This version is the same as the newest one.",
  restore: "Restore this version",
  back: "Back to the post",
};
