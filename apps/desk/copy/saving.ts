import { glossary } from "./glossary.ts";

/** The save status of the post editor. */
export const savingCopy = {
  saving: "Saving…",
  saved: (time: string) => `Saved ${time}`,
  nothingToSave: "Nothing new to save",
  offline: "Offline: kept in this browser",
  paused: "Kept in this browser. Save draft stores it.",
  notSaved: (why: string) => `Not saved: ${why}`,
  conflict: (name: string) =>
    `${name} saved this post in the meantime. What you typed is kept in this browser.`,
  compare: glossary.compareVersions,
  signedOut: "you are signed out. What you type is kept in this browser.",
  signIn: "Open the sign-in page in a new tab",
  forbidden: "your role may not do that. What you type is kept in this browser.",
  notFound: "this post no longer exists. What you type is kept in this browser.",
  tooLong: "this is more than a post can take. Shorten it: what you type is kept in this browser.",
  failed:
    "something went wrong on our side. What you type is kept in this browser, and saving is tried again.",
  confirmSignOut:
    "Your latest changes are not saved on the server. If you sign out now, they are deleted from this browser, too. Sign out?",
};

/** Above a form with a draft that is saved in this browser. */
export const formDraftCopy = {
  restored: { text: "What you entered before is back. It is not saved yet.", button: "Discard it" },
  otherDraft: { text: "You entered something else here before.", button: "Use that instead" },
};

export const postDraftCopy = {
  text: "This browser has a version of this post that is not on the server, because another one was saved first.",
  compare: glossary.compareVersions,
  discard: "Discard this version",
};

const joinNames = (names: readonly string[]) =>
  names.length === 1 ? names[0] : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Who else is reading or replying, by the value of `data-presence`. */
export const presenceCopy: Readonly<Record<string, (names: readonly string[]) => string>> = {
  reading: (names) =>
    `${joinNames(names)} ${names.length === 1 ? "has" : "have"} this post open, too.`,
  replying: (names) => `${joinNames(names)} ${names.length === 1 ? "is" : "are"} replying…`,
};

export const previewLinksCopy = {
  show: glossary.preview,
  copyLink: "Copy preview link",
  hint: "For 24 hours, anyone with a preview link sees the newest draft, including what you save later.",
  revokeAll: "Revoke preview links",
  activeLinks: "Active preview links",
  columns: { by: "Created by", created: "Created", expires: glossary.expires },
  deletedAccount: "A deleted account",
  revoke: glossary.revokeLink,
  revokeBy: (name: string) => `Revoke link created by ${name}`,
  notFound:
    "This preview link has expired or was revoked already. Go back to the post to see which links are active.",
  copied: "Copied. The link works for 24 hours.",
  copyManually: "Copy this link. It works for 24 hours:",
  failed: "The link could not be created. Try again.",
};
