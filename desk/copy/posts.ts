import type { PublishingProblem } from "#contract/post-document.ts";

export const states: Readonly<Record<string, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  withdrawn: "Unpublished",
};

export const posts = {
  title: "Posts",
  create: "New post",
  search: "Search in titles",
  state: "State",
  anyState: "Any state",
  filter: "Show",
  columns: { title: "Title", state: "State", saved: "Saved", by: "By" },
  untitled: "Without a title",
  changed: "has changes that are not public",
  for: "for",
  none: "There is no post yet. Press New post to write the first one.",
  noneFound: "No post fits. Use fewer letters, or another state.",
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
    coverAlt: "Cover in words",
    coverAltHint: "What it shows, for people who do not see it.",
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
    unpublished: "Unpublished. The public site does not show it any more.",
    withdrawn: "All preview links to this post are withdrawn.",
    restored: "The earlier version is the newest one now. Publish it for the public to see it.",
  } as Readonly<Record<string, string>>,
  state: "State",
  isPublic: "Public at",
  hasChanges: "What you see here has changes that the public does not see yet. Publish shows them.",
  scheduledChanges:
    "What you see here has changes that are not part of what is scheduled. Press Schedule again to take them in.",
  problems: {
    title: "Please give it a title.",
    slug: "Please write an address of small letters, digits and hyphens.",
    excerpt: "Please write an excerpt.",
    category: "Please name a category.",
    author: "Please name the author.",
    blocks: "Please write a text.",
    coverAlt: "Please say in words what the cover shows.",
    pictureAlt: "Please say in words what each picture in the text shows: ![words](address).",
  } satisfies Record<PublishingProblem, string>,
  invalid: "Something is too long, or an address of a picture is none. Nothing was saved.",
  taken: (slug: string) =>
    `Another post has, or had, the address ${slug}. Please choose another one.`,
  badTime: "Please give a day and a time to come.",
  wrongState: "That cannot be done with this post as it is now. Its state may just have changed.",
  notSaved: "Not saved yet. Please look at what is marked.",
};

export const conflict = {
  title: "Somebody saved this post meanwhile",
  text: (name: string) =>
    `${name} saved while you were writing. Nothing of yours is lost, and nothing of theirs was changed. Take from the left what belongs into your text, then save yours.`,
  theirs: "As it was saved",
  yours: "Yours, not saved yet",
  theirText: "Text as it was saved",
};

export const revisions = {
  title: "Versions",
  heading: (version: number) => `Version ${version}`,
  kinds: {
    autosave: "Saved by itself",
    save: "Saved",
    published: "Published",
    scheduled: "Scheduled",
    restored: "Brought back",
    seed: "Came with the site",
  } as Readonly<Record<string, string>>,
  compared:
    "Red and struck out is in this version only; green and underlined is in the newest only.",
  same: "This version says the same as the newest one.",
  restore: "Return to this version",
  back: "Back to the post",
};
