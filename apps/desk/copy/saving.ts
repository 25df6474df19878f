/** The save status of the post editor. */
export const saving = {
  saving: "Saving…",
  saved: (time: string) => `Saved ${time}`,
  offline: "Offline: kept in this browser",
  paused: "Kept in this browser. Save draft stores it.",
  notSaved: (why: string) => `Not saved: ${why}`,
  conflict: (name: string) =>
    `${name} saved this post meanwhile. What you typed is kept in this browser.`,
  compare: "See both side by side",
  signedOut: "you are signed out. What you type is kept in this browser.",
  signIn: "Sign in in a new tab",
  notYours: "your role may not do that. What you type is kept in this browser.",
  gone: "this post is not there any more. What you type is kept in this browser.",
  failed: "something went wrong on our side. What you type is kept in this browser.",
  signOutAnyway:
    "What you typed last is not stored on the server. If you sign out now, it is gone from this browser too. Sign out?",
};

export const kept = {
  text: "This browser holds text of this post that is not on the server: somebody else saved first.",
  compare: "See both side by side",
  throwAway: "Discard it",
};

export const others = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} has this post open, too.`
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)} have this post open, too.`;

export const preview = {
  show: "Preview",
  copy: "Copy preview link",
  hint: "Whoever has a link sees the newest draft for 24 hours, also what you save after making it.",
  withdraw: "Revoke preview links",
  open: "Open preview links",
  columns: { by: "Made by", created: "Made", expires: "Expires" },
  unknownMaker: "A deleted account",
  revoke: "Revoke link",
  revokeBy: (name: string) => `Revoke link made by ${name}`,
  gone: "This preview link has expired or was revoked already. Go back to the post to see which links are open.",
  copied: "Copied. The link works for 24 hours.",
  byHand: "Copy this link. It works for 24 hours:",
  failed: "The link could not be made. Please try again.",
};
