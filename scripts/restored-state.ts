import type { RestoredState } from "@angadi/api/desk/after-restore";

/** Maximum number of lines printed per kind; the others are only counted. */
const MAX_LINES = 20;

/** What the operator must check in a restored database, as text for the terminal. */
export function formatRestoredState(state: RestoredState): string {
  const { staff, partnerLinks, scheduledPosts, notices, deskMails } = state;
  return `Nobody is signed in, and no invitation or preview link is good. Before you open the site, check:
${section(
  staff.length === 1 ? "1 person may sign in" : `${staff.length} people may sign in`,
  staff.map(({ email, name, role }) => `${email}  ${name}, ${role}`),
)}${section(
    partnerLinks.length === 1
      ? "1 partner link is good"
      : `${partnerLinks.length} partner links are good`,
    partnerLinks.map(({ partnerId, reference }) => `${partnerId}, application ${reference}`),
  )}${section(
    scheduledPosts.length === 1
      ? "1 scheduled post is published at its time, at once if that is over"
      : `${scheduledPosts.length} scheduled posts are published at their times, at once if these are over`,
    scheduledPosts.map(({ title, publishAt }) => `${publishAt}  ${title}`),
  )}${section(
    notices.length + deskMails.length === 1
      ? "1 mail goes out at the next start"
      : `${notices.length + deskMails.length} mails go out at the next start`,
    [
      ...notices.map((reference) => `notice of ${reference}`),
      ...deskMails.map(({ kind, to }) => `${kind} to ${to}`),
    ],
  )}`;
}

function section(heading: string, lines: readonly string[]): string {
  const visibleLines = lines.slice(0, MAX_LINES).map((line) => `  ${line}\n`);
  const remainder = lines.length > MAX_LINES ? `  and ${lines.length - MAX_LINES} more\n` : "";
  return `${heading}${lines.length > 0 ? ":" : "."}\n${visibleLines.join("")}${remainder}`;
}
