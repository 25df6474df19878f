import { site } from "@angadi/content/site";
import { formatNumber } from "@angadi/formats/format-number";
import type { WeeklySummary } from "@angadi/desk-ports/summary";

const FULL_DAY = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });
const INDIAN_TIME = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

const formatDay = (day: string) => FULL_DAY.format(new Date(day));

/** The weekly summary: its mail, and its setting on the account page. */
export const summaryCopy = {
  title: "Weekly summary",
  text: "Every Monday morning: new leads, pending applications, failed emails and the last backup.",
  label: "Email me the weekly summary",
  submit: "Save",
  noMailServer: "No mail server is set up (SMTP_URL), so no summary is sent.",
  /** `deskUrl` is undefined if the desk is turned off. */
  mail: (week: WeeklySummary, deskUrl: string | undefined) => ({
    subject: `Your week at ${site.name}: ${week.newLeadCount === 1 ? "1 new lead" : `${formatNumber(week.newLeadCount)} new leads`}`,
    text: `Hello,

This was your week, from ${formatDay(week.from)} to ${formatDay(week.to)}:

New leads: ${formatNumber(week.newLeadCount)}
Pending applications: ${formatNumber(week.pendingApplicationCount)}
Failed emails and notifications: ${formatNumber(week.failedDeliveryCount)}
Last backup: ${week.lastBackupAt ? `${INDIAN_TIME.format(new Date(week.lastBackupAt))} (India)` : "none found on this server"}
${deskUrl ? `\nOpen the desk: ${deskUrl}\n` : ""}
To stop this email, turn off “Weekly summary” under Your account${deskUrl ? `: ${deskUrl}/account` : " at the desk."}
`,
  }),
};
