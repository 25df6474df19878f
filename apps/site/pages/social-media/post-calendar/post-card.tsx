import { PlatformMark } from "../platforms/platform-mark.tsx";
import type { Post } from "../platforms/platform.ts";
import styles from "./post-card.module.css";
import { useCardDrag } from "./use-card-drag.ts";

interface CalendarCardProps {
  post: Post;
  platform: string;
  /** False without JavaScript: the card is read-only. */
  isInteractive: boolean;
  onOpen: (post: Post) => void;
  onOver: (day: string | null) => void;
  onMove: (post: Post, day: string) => void;
}

/** A post in the calendar: its platform, time and topic. */
export function CalendarCard({
  post,
  platform,
  isInteractive,
  onOpen,
  onOver,
  onMove,
}: CalendarCardProps) {
  const drag = useCardDrag({ onOver, onDrop: (day) => onMove(post, day) });
  const className = `${styles.slip} ${styles[post.platform]}`;
  const content = (
    <>
      <PlatformMark platform={post.platform} />
      <span className={styles.time}>
        <span className="visually-hidden">{platform}, </span>
        {post.time}
      </span>
      <span className={styles.title}>{post.title}</span>
    </>
  );
  if (!isInteractive) {
    return (
      <div id={cardId(post)} className={className} data-held>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      id={cardId(post)}
      className={className}
      aria-haspopup="dialog"
      onClick={() => onOpen(post)}
      {...drag}
    >
      {content}
    </button>
  );
}

/** Finds the card on the day it was moved to. */
export const cardId = ({ id }: Post) => `slip-${id}`;
