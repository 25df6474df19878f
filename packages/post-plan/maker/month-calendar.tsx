import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from "react";
import type { KitDesign } from "@angadi/brand-kit/kit";
import { useFonts } from "@angadi/brand-kit/maker/use-fonts";
import { listDays } from "@angadi/formats/days";
import { getWeekday } from "@angadi/owner-tools/calendar/dates/due-dates";
import { eventCopy } from "@angadi/owner-tools/calendar/event-copy";
import { formatWeekdayAndDay } from "@angadi/owner-tools/calendar/events";
import { getLastDay } from "../engine/month-days.ts";
import { formatMonth } from "@angadi/formats/format-date";
import { drawPost } from "../picture/draw-post.ts";
import { type MonthPlan, PLATFORMS, type PlannedPost, type PostChange } from "../plan.ts";
import { CalendarCard, toCardId } from "./calendar-card.tsx";
import { monthCopy as copy } from "../copy.ts";
import styles from "./month.module.css";
import { PlatformLogo } from "./platform-logo.tsx";
import { PostDialog } from "./post-dialog.tsx";

interface MonthCalendarProps {
  plan: MonthPlan;
  design: KitDesign;
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
  const [movedPost, setMovedPost] = useState<PlannedPost>();
  const pictures = useMemo(
    () => posts.map((post) => drawPost(design, plan, post)),
    [design, plan, posts],
  );
  useFonts(pictures);
  const openPost = posts.find(({ id }) => id === openId);

  // After a move the card is a new element without focus.
  const [focusTarget, setFocusTarget] = useState<PlannedPost>();
  useEffect(() => {
    if (focusTarget && openId === undefined)
      document.getElementById(toCardId(focusTarget))?.focus();
  }, [focusTarget, openId]);
  const open = (post: PlannedPost) => {
    setOpenId(post.id);
    setFocusTarget(post);
  };

  const days = listDays({ from: `${input.month}-01`, to: getLastDay(input.month) });
  const move = (post: PlannedPost, day: string) => {
    if (day === post.day || day < today) return;
    const moved = { ...post, day };
    onChange(post.id, { day });
    setMovedPost(moved);
    setFocusTarget(moved);
  };
  const festivals = new Map(posts.map(({ festival }) => [festival?.day, festival?.title]));
  const platforms = PLATFORMS.filter((one) => posts.some(({ platform }) => platform === one));
  return (
    <div className={styles.calendar}>
      <div className={styles.heading}>
        <h3>{formatMonth(input.month)}</h3>
        <p>{[input.name || plan.tradeName, input.town].filter(Boolean).join(", ")}</p>
      </div>
      <div className={styles.legend}>
        <b>{copy.count(platforms.length)}</b>
        <ul>
          {platforms.map((platform) => (
            <li key={platform} className={styles.platform}>
              <PlatformLogo platform={platform} />
              {copy.platforms[platform]}
            </li>
          ))}
        </ul>
        <p className={styles.note}>{copy.hint}</p>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {copy.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            festival={festivals.get(day)}
            isDropTarget={dropTarget === day && day >= today}
          >
            {posts.flatMap((post, index) => {
              const picture = pictures[index];
              if (post.day !== day || !picture) return [];
              return (
                <CalendarCard
                  key={post.id}
                  post={post}
                  title={post.headline}
                  picture={picture}
                  onOpen={() => open(post)}
                  onDragOver={setDropTarget}
                  onMove={(target) => move(post, target)}
                />
              );
            })}
          </CalendarDay>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {movedPost && copy.moved(movedPost.headline, formatDay(movedPost.day))}
      </p>
      <PostDialog
        plan={plan}
        design={design}
        post={openPost}
        picture={openPost && pictures[posts.indexOf(openPost)]}
        days={days.filter((day) => day >= today)}
        onChange={(change) => openPost && onChange(openPost.id, change)}
        onMove={(day) => openPost && move(openPost, day)}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  );
}

interface CalendarDayProps {
  day: string;
  festival: string | undefined;
  /** True while a card is dragged over this day. */
  isDropTarget: boolean;
  /** The day's posts. */
  children: readonly ReactNode[];
}

/** A day: a cell of the wall calendar or, on small screens, a row of the agenda. */
function CalendarDay({ day, festival, isDropTarget, children }: CalendarDayProps) {
  // Monday is the first column.
  const column = (getWeekday(day) + 6) % 7;
  const state = isDropTarget ? styles.dropTarget : children.length === 0 && styles.emptyDay;
  return (
    <li
      data-day={day}
      className={`${styles.day} ${state || ""}`}
      style={{ "--column": column + 1 } as CSSProperties}
    >
      <time dateTime={day}>
        <span className="visually-hidden">{formatDay(day)}</span>
        <span className={styles.date} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className={styles.weekday} aria-hidden="true">
          {copy.weekdays[column]?.slice(0, 3)}
        </span>
      </time>
      {festival && <p className={styles.festival}>{festival}</p>}
      {children.length > 0 && <div className={styles.posts}>{children}</div>}
    </li>
  );
}
