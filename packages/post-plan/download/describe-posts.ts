import { eventCopy } from "@angadi/owner-tools/calendar/event-copy";
import { formatWeekdayAndDay } from "@angadi/owner-tools/calendar/events";
import { monthCopy, formatTime } from "../copy.ts";
import type { MonthPlan, PlannedPost } from "../plan.ts";

/** "2027-01-15-instagram.png". */
export const toPictureName = ({ day, time, platform }: PlannedPost): string =>
  `${day}-${time.replace(":", "")}-${platform}.png`;

/** "Friday 15 January, 6:30 pm, Instagram". */
export const describePost = ({ day, time, platform }: PlannedPost): string =>
  [formatWeekdayAndDay(day, eventCopy), formatTime(time), monthCopy.platforms[platform]].join(", ");

/** All posts as a text file. */
export const toPostsText = ({ posts }: MonthPlan): string =>
  posts
    .map((post) =>
      [describePost(post), post.reason, toPictureName(post), "", post.caption, ""].join("\r\n"),
    )
    .join(`\r\n${"-".repeat(40)}\r\n\r\n`);
