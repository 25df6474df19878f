import type { Route } from "../access.ts";

/** The menu, in its order; who may not use a page does not see it. */
export const menu: readonly { href: string; route: Route; label: string }[] = [
  { href: "/", route: "GET /", label: "Today" },
  { href: "/leads", route: "GET /leads", label: "Leads" },
  { href: "/affiliates", route: "GET /affiliates", label: "Affiliates" },
  { href: "/posts", route: "GET /posts", label: "Posts" },
  { href: "/pictures", route: "GET /pictures", label: "Pictures" },
  { href: "/numbers", route: "GET /numbers", label: "Numbers" },
  { href: "/people", route: "GET /people", label: "People" },
  { href: "/log", route: "GET /log", label: "Log" },
];

export const shell = {
  name: "Angadi",
  room: "Desk",
  skip: "Go to the content",
  menu: "Menu",
  account: "Your account",
  signOut: "Sign out",
  keys: "Keys",
  roles: { owner: "Owner", editor: "Editor", support: "Support" },
};

/** The dialog that `?` opens. */
export const keys = {
  title: "Keys",
  close: "Close",
  list: [
    { keys: ["j", "k"], does: "Next and previous line of a list" },
    { keys: ["Enter"], does: "Open the line" },
    { keys: ["/"], does: "Search" },
    { keys: ["g", "t"], does: "Go to Today" },
    { keys: ["g", "l"], does: "Go to Leads" },
    { keys: ["g", "a"], does: "Go to Affiliates" },
    { keys: ["?"], does: "Show these keys" },
  ],
};

export const errors = {
  title: "That did not work",
  home: "Back to Today",
  notFound:
    "There is no page at this address. It may have been removed, or the address is not complete.",
  notYours: "Your role may not do that. Ask the owner of this desk if you need it.",
  signedOut:
    "You are signed out, so nothing was changed. Go back to copy what you typed, then sign in.",
  otherOrigin:
    "This form did not come from the desk’s own address, so nothing was changed. Open the desk at its address and try again.",
  leadGone: "This lead is not there any more. Somebody may have removed it, or its time was over.",
  incomplete:
    "This form did not come in one piece, so nothing was changed. Go back and send it again.",
  away: "The database does not answer just now, so nothing was changed. Wait a few seconds and try again.",
  failed: "Something went wrong on our side. What happened stands in the server’s log.",
  opening: "Opening the desk",
};
