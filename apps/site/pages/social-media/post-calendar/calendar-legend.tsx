import { PlatformLogo } from "../platforms/platform-logo.tsx";
import type { Platform, PlatformNames, SocialPost } from "../platforms/platform.ts";
import styles from "./post-calendar.module.css";

export interface CalendarLegendCopy {
  count: (postCount: number) => string;
  /** What visitors can do here with JavaScript. */
  hint: string;
}

interface CalendarLegendProps {
  copy: CalendarLegendCopy;
  platforms: PlatformNames;
  posts: readonly SocialPost[];
}

/** The number of posts, and each platform's logo; it fills the cells before the first day. */
export function CalendarLegend({ copy, platforms, posts }: CalendarLegendProps) {
  return (
    <div className={styles.legend}>
      <p className={styles.count}>{copy.count(posts.length)}</p>
      <ul className={styles.platforms}>
        {(Object.keys(platforms) as Platform[]).map((platform) => (
          <li key={platform}>
            <PlatformLogo platform={platform} />
            {platforms[platform]}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{copy.hint}</p>
    </div>
  );
}
