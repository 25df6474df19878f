import { hashTextEvenly } from "@angadi/formats/hash-text";
import type { MonthPlan } from "../plan.ts";
import { describePost, toPictureName } from "./describe-posts.ts";

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** Formats the posts as calendar events with a reminder at the hour of each. */
export async function toPostsIcs(plan: MonthPlan, createdAt: Date): Promise<string> {
  const { ICalAlarmType, ICalCalendar, ICalEventTransparency } = await import("ical-generator");
  const { input, posts } = plan;
  const calendar = new ICalCalendar({
    name: input.name || plan.tradeName,
    prodId: { company: "angadi.example", product: "post-plan", language: "EN" },
  });
  const planId = hashTextEvenly(`${input.name} ${plan.tradeName} ${input.town}`).toString(36);
  for (const post of posts) {
    // India has one time zone, without summer time.
    const start = new Date(`${post.day}T${post.time}:00+05:30`);
    calendar
      .createEvent({
        // The same for a changed post, so that a second import updates the first.
        id: `${input.month}-${post.id}-${planId}@posts.angadi.example`,
        start,
        end: new Date(start.getTime() + QUARTER_HOUR_MS),
        stamp: createdAt,
        lastModified: createdAt,
        sequence: Math.floor(createdAt.getTime() / 1000) % 2 ** 31,
        summary: `${describePost(post).split(", ").at(-1)}: ${post.headline}`,
        description: `${post.caption}\n\n${toPictureName(post)}`,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: 0 });
  }
  return `${calendar.toString()}\r\n`;
}
