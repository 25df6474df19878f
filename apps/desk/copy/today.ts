export const todayCopy = {
  title: "Today",
  newestLeads: "Newest leads",
  leads: {
    title: "New leads",
    none: "No new leads.",
  },
  applications: {
    title: "Pending applications",
    none: "No pending applications.",
  },
  jobs: {
    title: "Failed jobs",
    none: "No failed jobs.",
    openList: "Open the list to see why, and to retry.",
  },
  posts: {
    title: "Scheduled posts",
    none: "No scheduled posts.",
    next: "Next:",
  },
  backup: {
    title: "Last backup",
    none: "No backup found.",
    instructions: "Run npm run backup -- FILE on the server, daily (docs/backups.md).",
    tooOld: "The last backup is more than two days old.",
  },
};
