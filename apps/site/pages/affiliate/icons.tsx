import { type Drawing, IconDrawing } from "../../sections/icons/drawing.tsx";
import styles from "./icons.module.css";

const drawings = {
  dashboard: [
    [
      "body",
      "M5 4h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5z",
    ],
    ["line", "M8 21.5h8"],
    ["redLine", "m6 14 3.5-4 3 2.5L18 8"],
  ],
  resources: [
    ["body", "M3 9.5h4.5L18 4v15L7.5 14H3z"],
    ["yellow", "M7.5 14h4l1.5 6.5H9z"],
    ["line", "M21 10v3.5"],
  ],
  manager: [
    ["body", "M2.5 21a6.5 6.5 0 0 1 13 0z"],
    ["body", "M5 9.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"],
    ["yellow", "M15 2.5h5a1.5 1.5 0 0 1 1.5 1.5v4A1.5 1.5 0 0 1 20 9.5h-2L15 12V9.5"],
  ],
  world: [
    ["body", "M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0z"],
    ["yellow", "M8 12a4 9.5 0 1 0 8 0 4 9.5 0 1 0-8 0z"],
    ["line", "M2.5 12h19"],
  ],
  influencer: [
    [
      "body",
      "M8.5 2h7a2.5 2.5 0 0 1 2.5 2.5v15a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-15a2.5 2.5 0 0 1 2.5-2.5z",
    ],
    ["yellow", "M12 14.5 9.3 12a1.7 1.7 0 0 1 2.4-2.4l.3.3.300-.3A1.7 1.7 0 0 1 14.7 12z"],
    ["line", "M11 18.75h2"],
  ],
  freelancer: [
    ["body", "M6.5 4h11a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2z"],
    ["yellow", "M2 15.5h20l-1 3.5a1.5 1.5 0 0 1-1.5 1H4.5A1.5 1.5 0 0 1 3 19z"],
    ["line", "m10.5 8-2 2 2 2M13.5 8l2 2-2 2"],
  ],
  entrepreneur: [
    ["body", "M4.5 10v11h15V10"],
    [
      "yellow",
      "M4.5 3h15l2 6a2.5 2.5 0 0 1-4.8 0 2.5 2.5 0 0 1-4.7 0 2.5 2.5 0 0 1-4.7 0 2.5 2.5 0 0 1-4.8 0z",
    ],
    ["line", "M10 21v-6h4v6"],
  ],
  agency: [
    ["body", "M3 21V4.5A1.5 1.5 0 0 1 4.5 3h8A1.5 1.5 0 0 1 14 4.5V21z"],
    ["yellow", "M14 10h5.5A1.5 1.5 0 0 1 21 11.5V21h-7z"],
    [
      "line",
      "M6.5 7.5h1M10 7.5h.5M6.5 11.5h1M10 11.5h.5M6.5 15.5h1M10 15.5h.5M17.5 14v.01M17.5 17.5v.01M2 21h20",
    ],
  ],
} satisfies Record<string, Drawing>;

export type AffiliateIconName = keyof typeof drawings;

/** An icon on a tinted background. */
export function AffiliateIcon({ name }: { name: AffiliateIconName }) {
  return (
    <span className={styles.icon}>
      <IconDrawing drawing={drawings[name]} />
    </span>
  );
}
