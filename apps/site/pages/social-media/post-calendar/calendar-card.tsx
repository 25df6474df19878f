import { PlatformMark } from "../platforms/platform-mark.tsx";
import type { SocialPost } from "../platforms/platform.ts";
import styles from "./calendar-card.module.css";
import { useCardDrag } from "./use-card-drag.ts";

interface CalendarCardProps {
  post: SocialPost;
  platform: string;
  /** False without JavaScript: the card is read-only. */
  isInteractive: boolean;
  onOpen: (post: SocialPost) => void;
  onDragOver: (day: string | null) => void;
  onMove: (post: SocialPost, day: string) => void;
}

/** A post in the calendar: its platform, time and topic. */
export function CalendarCard({
  post,
  platform,
  isInteractive,
  onOpen,
  onDragOver,
  onMove,
}: CalendarCardProps) {
  const drag = useCardDrag({ onDragOver, onDrop: (day) => onMove(post, day) });
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
export const cardId = ({ id }: SocialPost) => `slip-${id}`;
