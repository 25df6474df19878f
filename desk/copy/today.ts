import { TODAY_COUNTED } from "#contract/desk/today.ts";

export const today = {
  title: "Today",
  count: (count: number) =>
    count >= TODAY_COUNTED
      ? `${TODAY_COUNTED.toLocaleString("en-IN")}+`
      : count.toLocaleString("en-IN"),
  newest: "Newest leads that nobody has looked at",
  leads: {
    title: "New leads",
    none: "All leads have been looked at.",
  },
  applications: {
    title: "Applications that wait",
    none: "Every application has its answer.",
  },
  jobs: {
    title: "Failed jobs",
    none: "All mails and other background jobs went through.",
    some: "Open the list to see why, and retry.",
  },
  posts: {
    title: "Scheduled posts",
    none: "No post waits for its time.",
    next: "The next one:",
  },
  backup: {
    title: "Last backup",
    none: "There is none on this machine.",
    how: "Run npm run backup -- FILE on the server, daily (docs/backups.md).",
    old: "It is more than two days old.",
  },
};
