import { type JobCounts, MAX_LISTED_JOBS } from "@angadi/desk-ports/jobs";
import { glossary } from "./glossary.ts";

const kindLabels: Readonly<Record<string, string>> = {
  "lead-received": "New lead",
  "lead-notification": "Lead notification",
  "desk-mail": "Email to a lead",
  "invitation-mail": "Invitation",
  "summary-mail": "Weekly summary",
  "cdn-purge": "Refresh of the CDN’s copies",
  "publish-post": "Scheduled post",
  housekeeping: "Deletion of expired data",
  "sum-counts": "Daily totals",
  "weekly-summary": "Start of the weekly summary",
  vacuum: "Free disk space",
};

export const jobsCopy = {
  title: "Background jobs",
  explanation:
    "Emails, notifications and scheduled posts are sent and published in the background. If that does not work, it is tried again for days, unless trying again cannot help. Fix the cause, then press Retry.",
  noMailServer:
    "No mail server is set up (SMTP_URL), so emails wait. Ask whoever runs the server to set one up.",
  counts: {
    heading: "Queue",
    columns: { kind: "Job", state: "State" },
    state: ({ pendingCount, failingCount, failedCount }: JobCounts) =>
      [
        pendingCount > failingCount && `${pendingCount - failingCount} waiting`,
        failingCount > 0 && `${failingCount} retrying`,
        failedCount > 0 && `${failedCount} failed`,
      ]
        .filter(Boolean)
        .join(", ") || "None waiting",
  },
  failing: {
    pending: (count: number) => `${count} waiting, the oldest since`,
    retrying: "They are tried again by themselves.",
  },
  failed: {
    heading: "Failed jobs",
    none: "No failed jobs. A job that fails appears here with its reason and a Retry button.",
    columns: {
      at: "Failed",
      kind: "Job",
      lead: "Lead",
      error: glossary.reason,
      retry: glossary.retry,
    },
  },
  getKindLabel: (kind: string) => kindLabels[kind] ?? kind,
  /** Channels of a notification. */
  channels: {
    team: "Our team",
    sender: "The sender",
    webhook: "Webhook",
  } as Readonly<Record<string, string>>,
  invitationHint: "The link is valid for 72 hours. After that, invite again under People.",
  retry: glossary.retry,
  retryNamed: (job: string) => `Retry: ${job}`,
  retryAll: "Retry all",
  listLimit: `These are the newest ${MAX_LISTED_JOBS} failed jobs. Retry all includes the others.`,
  done: {
    retried: "The job runs again now. If it fails, it returns to this list.",
    "all-retried": "All failed jobs run again now. Those that fail return to this list.",
  } as Readonly<Record<string, string>>,
  notFound:
    "This job is no longer in the list: it was retried, or its lead was deleted. Open Background jobs to see those that are left.",
};
