import { useEffect, useMemo, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { SampleLabel } from "../../../sections/sample-label/sample-label.tsx";
import type { PlatformNames, SocialPost } from "../platforms/platform.ts";
import { Demo, type DemoCopy } from "../../../sections/demo/demo.tsx";
import { CalendarDay, type Festival } from "./calendar-day.tsx";
import { CalendarLegend, type CalendarLegendCopy } from "./calendar-legend.tsx";
import { type MonthDay, listDaysOfMonth } from "./month.ts";
import styles from "./post-calendar.module.css";
import { PostDialog, type PostDialogCopy } from "./post-dialog.tsx";
import { CalendarCard, toCardId } from "./calendar-card.tsx";

export interface PostCalendarCopy extends CalendarLegendCopy {
  intro: DemoCopy;
  /** As 2027-01; `monthName` is the readable form. */
  month: string;
  monthName: string;
  shop: string;
  /** Monday first. */
  weekdays: readonly string[];
  dayName: (weekday: string, dayOfMonth: number) => string;
  /** Festivals by day of the month. */
  festivals: Readonly<Record<number, Festival>>;
  dialog: PostDialogCopy;
  /** Announced after a post has moved to another day. */
  moved: (title: string, day: string) => string;
}

interface PostCalendarProps {
  copy: PostCalendarCopy;
  platforms: PlatformNames;
  posts: readonly SocialPost[];
}

/** A month of sample posts. Visitors can read them and move them to other days. */
export function PostCalendar({ copy, platforms, posts: initialPosts }: PostCalendarProps) {
  const isInteractive = useHydrated();
  const [posts, setPosts] = useState(initialPosts);
  const [openPost, setOpenPost] = useState<SocialPost>();
  const [dropTarget, setDropTarget] = useState<string | null>(null);
  const [movedPost, setMovedPost] = useState<SocialPost>();

  // After a move the card is a new element without focus.
  useEffect(() => {
    if (movedPost) document.getElementById(toCardId(movedPost))?.focus();
  }, [movedPost]);

  const days = useMemo(
    () => listDaysOfMonth(copy.month).map((day) => addLabels(day, copy)),
    [copy],
  );
  const getDayLabel = (iso: string) => days.find((day) => day.iso === iso)?.label ?? "";

  const move = (post: SocialPost, day: string) => {
    setOpenPost(undefined);
    if (day === post.day) return;
    const changedPost = { ...post, day };
    setPosts((current) => current.map((entry) => (entry.id === post.id ? changedPost : entry)));
    setMovedPost(changedPost);
  };

  return (
    <Demo copy={copy.intro}>
      <div className={styles.calendar}>
        <div className={styles.title}>
          <h3>{copy.monthName}</h3>
          <p>{copy.shop}</p>
        </div>
        <div className={styles.month}>
          <div className={styles.weekdays} aria-hidden="true">
            {copy.weekdays.map((weekday) => (
              <span key={weekday}>{weekday}</span>
            ))}
          </div>
          <CalendarLegend copy={copy} platforms={platforms} posts={posts} />
          <ol className={styles.days}>
            {days.map((day) => (
              <CalendarDay
                key={day.iso}
                day={day}
                weekday={day.weekdayName}
                label={day.label}
                festival={copy.festivals[day.dayOfMonth]}
                isDropTarget={dropTarget === day.iso}
              >
                {posts
                  .filter((post) => post.day === day.iso)
                  .map((post) => (
                    <CalendarCard
                      key={post.id}
                      post={post}
                      platformName={platforms[post.platform]}
                      isInteractive={isInteractive}
                      onOpen={setOpenPost}
                      onDragOver={setDropTarget}
                      onMove={move}
                    />
                  ))}
              </CalendarDay>
            ))}
          </ol>
        </div>
      </div>
      <SampleLabel content={copy} align="centre" />
      <p role="status" className="visually-hidden">
        {movedPost && copy.moved(movedPost.title, getDayLabel(movedPost.day))}
      </p>
      <PostDialog
        copy={copy.dialog}
        post={openPost}
        platformName={openPost ? platforms[openPost.platform] : ""}
        days={days}
        onMove={move}
        onClose={() => setOpenPost(undefined)}
      />
    </Demo>
  );
}

function addLabels(day: MonthDay, { weekdays, dayName }: PostCalendarCopy) {
  const weekdayName = weekdays[day.weekday] ?? "";
  return { ...day, weekdayName, label: dayName(weekdayName, day.dayOfMonth) };
}
