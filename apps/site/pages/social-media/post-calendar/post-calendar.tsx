import { useEffect, useMemo, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/hydrated";
import { SampleLine } from "@angadi/ui/sample-line/sample-line";
import type { PlatformNames, Post } from "../platforms/platform.ts";
import { Section } from "../../../sections/section/section.tsx";
import { CalendarDay, type Festival } from "./calendar-day.tsx";
import { CalendarKey, type CalendarKeyCopy } from "./calendar-key.tsx";
import { type Day, listDays } from "./month.ts";
import styles from "./post-calendar.module.css";
import { PostDialog, type PostDialogCopy } from "./post-dialog.tsx";
import { CalendarCard, cardId } from "./post-card.tsx";

export interface PostCalendarCopy extends CalendarKeyCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  /** As 2027-01; `monthName` is the readable form. */
  month: string;
  monthName: string;
  owner: string;
  /** Shown below while the owner is a sample. */
  sampleLine: string;
  /** Monday first. */
  weekdays: readonly string[];
  dayName: (weekday: string, date: number) => string;
  /** Festivals by day of the month. */
  festivals: Readonly<Record<number, Festival>>;
  dialog: PostDialogCopy;
  /** Announced after a post has moved to another day. */
  moved: (title: string, day: string) => string;
}

interface PostCalendarProps {
  copy: PostCalendarCopy;
  platforms: PlatformNames;
  posts: readonly Post[];
}

/** A month of sample posts. Visitors can read them and move them to other days. */
export function PostCalendar({ copy, platforms, posts: written }: PostCalendarProps) {
  const live = useHydrated();
  const [posts, setPosts] = useState(written);
  const [opened, setOpened] = useState<Post>();
  const [over, setOver] = useState<string | null>(null);
  const [moved, setMoved] = useState<Post>();

  // After a move the card is a new element, so focus it.
  useEffect(() => {
    if (moved) document.getElementById(cardId(moved))?.focus();
  }, [moved]);

  const days = useMemo(() => listDays(copy.month).map((day) => named(day, copy)), [copy]);
  const dayLabel = (iso: string) => days.find((day) => day.iso === iso)?.label ?? "";

  const move = (post: Post, day: string) => {
    setOpened(undefined);
    if (day === post.day) return;
    const there = { ...post, day };
    setPosts((all) => all.map((one) => (one.id === post.id ? there : one)));
    setMoved(there);
  };

  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
      <div className={styles.calendar}>
        <div className={styles.top}>
          <h3>{copy.monthName}</h3>
          <p>{copy.owner}</p>
        </div>
        <div className={styles.board}>
          <div className={styles.weekdays} aria-hidden="true">
            {copy.weekdays.map((weekday) => (
              <span key={weekday}>{weekday}</span>
            ))}
          </div>
          <CalendarKey copy={copy} platforms={platforms} posts={posts} />
          <ol className={styles.days}>
            {days.map((day) => (
              <CalendarDay
                key={day.iso}
                day={day}
                weekday={day.weekdayName}
                label={day.label}
                festival={copy.festivals[day.date]}
                isTarget={over === day.iso}
              >
                {posts
                  .filter((post) => post.day === day.iso)
                  .map((post) => (
                    <CalendarCard
                      key={post.id}
                      post={post}
                      platform={platforms[post.platform]}
                      live={live}
                      onOpen={setOpened}
                      onOver={setOver}
                      onMove={move}
                    />
                  ))}
              </CalendarDay>
            ))}
          </ol>
        </div>
      </div>
      <SampleLine text={copy.sampleLine} of={copy} align="centre" />
      <p role="status" className="visually-hidden">
        {moved && copy.moved(moved.title, dayLabel(moved.day))}
      </p>
      <PostDialog
        copy={copy.dialog}
        post={opened}
        platform={opened ? platforms[opened.platform] : ""}
        days={days}
        onMove={move}
        onClose={() => setOpened(undefined)}
      />
    </Section>
  );
}

function named(day: Day, { weekdays, dayName }: PostCalendarCopy) {
  const weekdayName = weekdays[day.weekday] ?? "";
  return { ...day, weekdayName, label: dayName(weekdayName, day.date) };
}
