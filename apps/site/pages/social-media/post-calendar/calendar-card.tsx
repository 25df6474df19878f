import { PlatformLogo } from "../platforms/platform-logo.tsx";
import type { SocialPost } from "../platforms/platform.ts";
import styles from "./calendar-card.module.css";
import { useCardDrag } from "./use-card-drag.ts";

interface CalendarCardProps {
  post: SocialPost;
  platformName: string;
  /** False without JavaScript: the card is read-only. */
  isInteractive: boolean;
  onOpen: (post: SocialPost) => void;
  onDragOver: (day: string | null) => void;
  onMove: (post: SocialPost, day: string) => void;
}

/** A post in the calendar: its platform, time and topic. */
export function CalendarCard({
  post,
  platformName,
  isInteractive,
  onOpen,
  onDragOver,
  onMove,
}: CalendarCardProps) {
  const drag = useCardDrag({ onDragOver, onDrop: (day) => onMove(post, day) });
  const className = `${styles.card} ${styles[post.platform]}`;
  const content = (
    <>
      <PlatformLogo platform={post.platform} />
      <span className={styles.time}>
        <span className="visually-hidden">{platformName}, </span>
        {post.time}
      </span>
      <span className={styles.title}>{post.title}</span>
    </>
  );
  if (!isInteractive) {
    return (
      <div id={toCardId(post)} className={className} data-held>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      id={toCardId(post)}
      className={className}
      aria-haspopup="dialog"
      onClick={() => onOpen(post)}
      {...drag}
    >
      {content}
    </button>
  );
}

/** Id of a post's card, to focus the card after a move. */
export const toCardId = ({ id }: SocialPost) => `card-${id}`;
