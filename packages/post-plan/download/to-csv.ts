import { formatCsv } from "@angadi/formats/csv";
import { type MonthPlan, PLATFORMS, type Platform, type PlannedPost } from "../plan.ts";

/** The bulk upload of a service: its columns, and the cells of a post. */
interface Scheduler {
  columns: readonly string[];
  toCells: (post: PlannedPost) => readonly string[];
}

const formatDateTime = ({ day, time }: PlannedPost) => `${day} ${time}`;

const PUBLER_COLUMNS =
  "Date - Intl. format or prompt; Text; Link(s) - Separated by comma for FB carousels; " +
  "Media URL(s) - Separated by comma; Title - For the video, pin, PDF ..; " +
  "Label(s) - Separated by comma; Alt text(s) - Separated by ||; " +
  "Comment(s) - Separated by ||; Pin board, FB album, or Google category; " +
  "Post subtype - I.e. story, reel, PDF ..; CTA - For Facebook links or Google; " +
  "Reminder - For stories, reels, shorts, and TikToks";

/** Both take pictures only by their URL, and one channel per file; sources: README.md. */
const SCHEDULERS: Readonly<Record<string, Scheduler>> = {
  Buffer: {
    columns: ["Text", "Image URL", "Tags", "Posting Time"],
    toCells: (post) => [post.caption, "", "", formatDateTime(post)],
  },
  Publer: {
    columns: PUBLER_COLUMNS.split("; "),
    toCells: (post) => [formatDateTime(post), post.caption, ...Array<string>(10).fill("")],
  },
};

const formatCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The CSV files for schedulers by their paths, such as "Buffer/instagram.csv". */
export function toCsvFiles({ posts }: MonthPlan): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [name, { columns, toCells }] of Object.entries(SCHEDULERS)) {
    for (const platform of PLATFORMS) {
      const rows = listPosts(posts, platform).map(toCells);
      const lines = [columns, ...rows].map((cells) => cells.map(formatCell));
      if (rows.length > 0) files[`${name}/${platform}.csv`] = formatCsv(lines);
    }
  }
  return files;
}

const listPosts = (posts: readonly PlannedPost[], platform: Platform) =>
  posts.filter((post) => post.platform === platform);
