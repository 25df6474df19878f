import type { ReactNode } from "react";
import styles from "./stamp.module.css";

export type StampKind = "lock" | "pen" | "calendar" | "ramp";

/** Each stamp's background colour and picture. */
const STAMP_DESIGNS: Record<StampKind, { tint: string; picture: ReactNode }> = {
  lock: {
    tint: "#d9efe2",
    picture: (
      <>
        <path d="M55 104V88a20 20 0 0 1 40 0v16" fill="none" stroke="#1c1d3a" strokeWidth="9" />
        <rect x="43" y="100" width="64" height="48" rx="7" fill="#f6b92b" />
        <path d="M75 115a7 7 0 0 1 4 13v9h-8v-9a7 7 0 0 1 4-13z" fill="#1c1d3a" />
      </>
    ),
  },
  pen: {
    tint: "#e2e6fb",
    picture: (
      <>
        <path d="M42 78h52v70H42z" fill="#fff" />
        <path d="M50 88h36v5H50zM50 99h36v5H50zM50 110h22v5H50z" fill="#c9cae0" />
        <path
          d="M50 136c5-10 9-10 9-3s5 6 8-1 5 4 10 2"
          fill="none"
          stroke="#1c1d3a"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M79 134l3-13 26-38 10 7-26 38z" fill="#2b3a9b" />
        <path d="M79 134l3-13 10 7z" fill="#1c1d3a" />
      </>
    ),
  },
  calendar: {
    tint: "#fdecc0",
    picture: (
      <>
        <path d="M40 82h70v64a5 5 0 0 1-5 5H45a5 5 0 0 1-5-5z" fill="#fff" />
        <path d="M40 82a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v12H40z" fill="#1a6b49" />
        <path d="M56 70v14M94 70v14" stroke="#1c1d3a" strokeWidth="5" strokeLinecap="round" />
        <path
          d="M49 103h10v9H49zM64 103h10v9H64zM79 103h10v9H79zM49 119h10v9H49zM64 119h10v9H64z"
          fill="#d9efe2"
        />
        <circle cx="91" cy="131" r="13" fill="#f6b92b" />
        <path
          d="M85 131l4 4 8-8"
          fill="none"
          stroke="#1c1d3a"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  // A shop door with a ramp.
  ramp: {
    tint: "#fbe0d9",
    picture: (
      <>
        <path d="M76 72h34v62H76z" fill="#2b3a9b" />
        <path d="M84 81h18v22H84z" fill="#e2e6fb" />
        <circle cx="83" cy="112" r="3" fill="#f6b92b" />
        <path d="M32 150v-4l40-12h46v16z" fill="#f6b92b" />
        <path
          d="M36 146v-24l34-10v22M36 122l34-10"
          fill="none"
          stroke="#1c1d3a"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
};

/** A stamp with a postmark of the date of the last change, as "Nov 21, 2026". */
export function Stamp({ kind, date }: { kind: StampKind; date: string }) {
  const { tint, picture } = STAMP_DESIGNS[kind];
  const [day, year] = date.split(", ");
  return (
    <svg viewBox="-6 0 226 196" aria-hidden="true" className={styles.stamp}>
      <g transform="rotate(-4 75 100)">
        {/* The outline is dotted in the document's colour, like a perforation. */}
        <rect x="4" y="10" width="142" height="176" fill={tint} className={styles.perforation} />
        <rect x="20" y="26" width="110" height="144" fill="none" stroke="#1c1d3a" strokeWidth="2" />
        {[0, 1, 2, 3, 4].map((stripe) => (
          <path
            key={stripe}
            d={`M${20 + stripe * 22} 26h22v17a11 11 0 0 1-22 0z`}
            fill={stripe % 2 === 0 ? "#c03217" : "#fff"}
          />
        ))}
        {picture}
      </g>
      <g transform="rotate(9 170 142)" className={styles.postmark}>
        <circle cx="170" cy="142" r="46" />
        <circle cx="170" cy="142" r="38" />
        <text x="170" y="140">
          {day}
        </text>
        <text x="170" y="159">
          {year}
        </text>
      </g>
    </svg>
  );
}
