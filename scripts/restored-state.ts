import type { RestoredState } from "@angadi/api/desk/after-restore";

/** Maximum number of lines printed per kind; the others are only counted. */
const MAX_LINES = 20;

/** What the operator must check in a restored database, as text for the terminal. */
export function formatRestoredState(state: RestoredState): string {
  const { staff, partnerLinks, scheduledPosts, leadsToNotify, deskMails } = state;
  return `Everybody is signed out, and all invitations and preview links are revoked. Before you open the site, check:
${formatSection(
  staff.length === 1 ? "1 person can sign in" : `${staff.length} people can sign in`,
  staff.map(({ email, name, role }) => `${email}  ${name}, ${role}`),
)}${formatSection(
    partnerLinks.length === 1
      ? "1 partner stats link works"
      : `${partnerLinks.length} partner stats links work`,
    partnerLinks.map(({ partnerId, reference }) => `${partnerId}, application ${reference}`),
  )}${formatSection(
    scheduledPosts.length === 1
      ? "1 scheduled post will be published, at once if its time has passed"
      : `${scheduledPosts.length} scheduled posts will be published, at once if their time has passed`,
    scheduledPosts.map(({ title, publishAt }) => `${publishAt}  ${title}`),
  )}${formatSection(
    leadsToNotify.length + deskMails.length === 1
      ? "1 email will be sent when the site starts"
      : `${leadsToNotify.length + deskMails.length} emails will be sent when the site starts`,
    [
      ...leadsToNotify.map((reference) => `notification about ${reference}`),
      ...deskMails.map(({ kind, to }) => `${kind} to ${to}`),
    ],
  )}`;
}

function formatSection(heading: string, lines: readonly string[]): string {
  const visibleLines = lines.slice(0, MAX_LINES).map((line) => `  ${line}\n`);
  const remainder = lines.length > MAX_LINES ? `  and ${lines.length - MAX_LINES} more\n` : "";
  return `${heading}${lines.length > 0 ? ":" : "."}\n${visibleLines.join("")}${remainder}`;
}
