import type { Route } from "../request/access.ts";

/**
 * The menu, in display order; pages that a role may not use are hidden. `g` followed by `key` opens
 * the page; docs/desk.md lists the keys.
 */
export const menuCopy: readonly { href: string; route: Route; label: string; key: string }[] = [
  { href: "/", route: "GET /", label: "Today", key: "t" },
  { href: "/leads", route: "GET /leads", label: "Leads", key: "l" },
  { href: "/affiliates", route: "GET /affiliates", label: "Affiliates", key: "a" },
  { href: "/posts", route: "GET /posts", label: "Posts", key: "p" },
  { href: "/pictures", route: "GET /pictures", label: "Pictures", key: "i" },
  { href: "/plans", route: "GET /plans", label: "Plans", key: "r" },
  { href: "/types", route: "GET /types", label: "Business types", key: "y" },
  { href: "/numbers", route: "GET /numbers", label: "Numbers", key: "n" },
  { href: "/people", route: "GET /people", label: "People", key: "e" },
  { href: "/log", route: "GET /log", label: "Log", key: "o" },
];

export const shellCopy = {
  name: "Angadi",
  appName: "Desk",
  skip: "Skip to content",
  menu: "Menu",
  account: "Your account",
  signOut: "Sign out",
  keys: "Shortcuts",
  roles: { owner: "Owner", editor: "Editor", support: "Support" },
};

/** The dialog that `?` opens. */
export const shortcutsCopy = {
  title: "Keyboard shortcuts",
  close: "Close",
  goTo: (pageName: string) => `Go to ${pageName}`,
  list: [
    { keys: ["j", "k"], description: "Next and previous row of a list" },
    { keys: ["Enter"], description: "Open the row" },
    { keys: ["/"], description: "Search" },
    { keys: ["Ctrl", "S"], description: "Save the post" },
    { keys: ["?"], description: "Show these shortcuts" },
  ],
};

/** Labels of the fields with long texts, by field name. */
export const longTextLabels = {
  subject: "Subject",
  text: "Text",
  note: "Note",
  reason: "Reason",
};

export const errorsCopy = {
  title: "Something went wrong",
  /** By status. */
  titles: {
    401: "You are signed out",
    403: "No access",
    404: "Not found",
    413: "Too large",
  } as Readonly<Record<number, string>>,
  home: "Back to Today",
  notFound:
    "Page not found. It may have been deleted, or the address is incomplete. Check the address, or start from Today.",
  forbidden: "Your role does not allow this. Ask the owner if you need access.",
  signedOut: "You are signed out, so nothing was changed. Sign in, then send the form again.",
  signIn: "Sign in",
  backToForm: "Back to the form",
  submittedText:
    "This is what you entered. Copy it, in case the form does not have it when you are back.",
  otherOrigin:
    "This form did not come from the desk’s own address, so nothing was changed. Open the desk at its address and try again.",
  leadNotFound:
    "This lead no longer exists: it was deleted or has expired. Open Leads to see the others.",
  incomplete: "The form arrived incomplete, so nothing was changed. Go back and send it again.",
  databaseUnavailable:
    "The database is not responding, so nothing was changed. Wait a few seconds and try again.",
  failed:
    "Something went wrong on our side. Try again; if it happens again, the server log has the details.",
  redirecting: "Opening the desk",
};
