import { useEffect, useMemo, useState } from "react";
import type { Design } from "@angadi/brand-kit/kit";
import { useFonts } from "@angadi/brand-kit/maker/use-fonts";
import { eventCopy } from "@angadi/owner-tools/calendar/event-copy";
import { formatWeekdayAndDay } from "@angadi/owner-tools/calendar/events";
import { writeTitle } from "../engine/write-caption.ts";
import { formatMonth } from "../format-month.ts";
import { drawPost } from "../picture/draw-post.ts";
import { type Plan, PLATFORMS, type Post, type PostChange } from "../plan.ts";
import { CalendarCard, toCardId } from "./calendar-card.tsx";
import { CalendarDay } from "./calendar-day.tsx";
import { monthCopy as copy } from "../copy.ts";
import { listDaysOfMonth } from "./days-of-month.ts";
import styles from "./month-calendar.module.css";
import { PlatformLogo } from "./platform-logo.tsx";
import { PostDialog } from "./post-dialog.tsx";

interface MonthCalendarProps {
  plan: Plan;
  design: Design;
  /** Posts cannot move to earlier days. */
  today: string;
  onChange: (id: string, change: PostChange) => void;
}

const formatDay = (day: string) => formatWeekdayAndDay(day, eventCopy);

/** The month's posts, which can be read, changed and moved to other days. */
export function MonthCalendar({ plan, design, today, onChange }: MonthCalendarProps) {
  const { input, posts } = plan;
  const [openId, setOpenId] = useState<string>();
  const [dropTarget, setDropTarget] = useState<string | null>(null);
  const [movedPost, setMovedPost] = useState<Post>();
  const pictures = useMemo(
    () => posts.map((post) => drawPost(design, plan, post)),
    [design, plan, posts],
  );
  useFonts(pictures);
  const openPost = posts.find(({ id }) => id === openId);

  // After a move the card is a new element without focus.
  useEffect(() => {
    if (movedPost && openId === undefined) document.getElementById(toCardId(movedPost))?.focus();
  }, [movedPost, openId]);

  const days = listDaysOfMonth(input.month);
  const move = (post: Post, day: string) => {
    if (day === post.day || day < today) return;
    onChange(post.id, { day });
    setMovedPost({ ...post, day });
  };
  const festivals = new Map(posts.map(({ festival }) => [festival?.day, festival?.title]));
  return (
    <div className={styles.calendar}>
      <div className={styles.heading}>
        <h3>{formatMonth(input.month)}</h3>
        <p>{[input.name || plan.tradeName, input.town].filter(Boolean).join(", ")}</p>
      </div>
      <div className={styles.legend}>
        <p className={styles.count}>{copy.count}</p>
        <ul className={styles.platforms}>
          {PLATFORMS.map((platform) => (
            <li key={platform}>
              <PlatformLogo platform={platform} />
              {copy.platforms[platform]}
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{copy.hint}</p>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {copy.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <CalendarDay
            key={day.iso}
            day={day}
            weekday={copy.weekdays[day.weekday] ?? ""}
            label={formatDay(day.iso)}
            festival={festivals.get(day.iso) ?? ""}
            isDropTarget={dropTarget === day.iso && day.iso >= today}
          >
            {posts.flatMap((post, index) => {
              const picture = pictures[index];
              if (post.day !== day.iso || !picture) return [];
              return (
                <CalendarCard
                  key={post.id}
                  post={post}
                  title={writeTitle(plan, post)}
                  picture={picture}
                  onOpen={() => setOpenId(post.id)}
                  onDragOver={setDropTarget}
                  onMove={(target) => move(post, target)}
                />
              );
            })}
          </CalendarDay>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {movedPost && copy.moved(writeTitle(plan, movedPost), formatDay(movedPost.day))}
      </p>
      <PostDialog
        plan={plan}
        design={design}
        post={openPost}
        picture={openPost && pictures[posts.indexOf(openPost)]}
        days={days.map(({ iso }) => iso).filter((day) => day >= today)}
        onChange={(change) => openPost && onChange(openPost.id, change)}
        onMove={(day) => openPost && move(openPost, day)}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  );
}
