import type { Scene } from "@angadi/brand-kit/scene/scene";
import { SceneSvg } from "@angadi/brand-kit/scene/scene-svg";
import type { PlannedPost } from "../plan.ts";
import styles from "./month.module.css";
import { formatTime, monthCopy } from "../copy.ts";
import { PlatformLogo } from "./platform-logo.tsx";
import { useCardDrag } from "./use-card-drag.ts";

interface CalendarCardProps {
  post: PlannedPost;
  title: string;
  picture: Scene;
  onOpen: () => void;
  onDragOver: (day: string | null) => void;
  onMove: (day: string) => void;
}

/** A post in the calendar: its platform, time, picture and topic. */
export function CalendarCard(props: CalendarCardProps) {
  const { post, title, picture, onOpen, onDragOver, onMove } = props;
  const drag = useCardDrag({ onDragOver, onDrop: onMove });
  return (
    <button
      type="button"
      id={toCardId(post)}
      className={styles.card}
      aria-haspopup="dialog"
      onClick={onOpen}
      {...drag}
    >
      <PlatformLogo platform={post.platform} />
      <span className={styles.time}>
        <span className="visually-hidden">{monthCopy.platforms[post.platform]}, </span>
        {formatTime(post.time)}
      </span>
      <SceneSvg scene={picture} aria-hidden />
      <span className={styles.title}>{title}</span>
    </button>
  );
}

/** Id of a post's card, to focus the card after a move. */
export const toCardId = ({ id }: PlannedPost) => `card-${id}`;
