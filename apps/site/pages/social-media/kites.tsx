import type { Platform, PlatformNames } from "./platforms/platform.ts";
import { PlatformSign } from "./platforms/platform-sign.tsx";
import styles from "./kites.module.css";

interface KiteLayout {
  x: number;
  y: number;
  tilt: number;
  size: number;
  /** Path from the calendar leaf to the kite's tail. */
  string: string;
  /** Position of the name. */
  label: readonly [x: number, y: number];
}

const KITE_LAYOUTS: Record<Platform, KiteLayout> = {
  instagram: {
    x: 118,
    y: 200,
    tilt: -17,
    size: 1.25,
    string: "C250 360 168 372 146 296",
    label: [110, 352],
  },
  facebook: {
    x: 268,
    y: 84,
    tilt: 9,
    size: 1.05,
    string: "C310 330 262 250 255 162",
    label: [318, 196],
  },
  twitter: {
    x: 436,
    y: 132,
    tilt: -7,
    size: 1.4,
    string: "C306 320 420 320 450 244",
    label: [542, 204],
  },
  linkedin: {
    x: 506,
    y: 362,
    tilt: 21,
    size: 0.95,
    string: "C340 380 430 500 476 444",
    label: [546, 440],
  },
};

interface KitesProps {
  platforms: PlatformNames;
  calendarSheet: { month: string; date: string; weekday: string; festival: string };
}

/** Four kites over the roofs, one per platform, tied to a calendar leaf. Decorative. */
export function Kites({ platforms, calendarSheet }: KitesProps) {
  const entries = Object.entries(platforms) as [Platform, string][];
  return (
    <svg viewBox="0 0 600 600" className={styles.picture} aria-hidden="true">
      <Roofs />
      {entries.map(([platform]) => (
        <path
          key={platform}
          className={styles.string}
          d={`M300 412${KITE_LAYOUTS[platform].string}`}
        />
      ))}
      {entries.map(([platform, name]) => (
        <Kite key={platform} platform={platform} name={name} />
      ))}
      <g textAnchor="middle" className={styles.leaf}>
        <rect className={styles.drop} x="194" y="416" width="212" height="184" rx="16" />
        <rect className={styles.card} x="194" y="408" width="212" height="184" rx="16" />
        <path
          className={styles.drop}
          d="M210 408h180a16 16 0 0 1 16 16v28H194v-28a16 16 0 0 1 16-16z"
        />
        <circle className={styles.hole} cx="228" cy="419" r="4.5" />
        <circle className={styles.hole} cx="300" cy="419" r="4.5" />
        <circle className={styles.hole} cx="372" cy="419" r="4.5" />
        <text x="300" y="443" className={styles.month}>
          {calendarSheet.month}
        </text>
        <text x="300" y="533" className={styles.date}>
          {calendarSheet.date}
        </text>
        <text x="300" y="556" className={styles.weekday}>
          {calendarSheet.weekday}
        </text>
        <text x="300" y="579" className={styles.festival}>
          {calendarSheet.festival}
        </text>
      </g>
    </svg>
  );
}

/** The sky and the old town below. */
function Roofs() {
  return (
    <>
      <rect className={styles.sky} x="12" y="36" width="576" height="520" rx="22" />
      <circle className={styles.sun} cx="318" cy="286" r="82" />
      <path
        className={styles.far}
        d="M12 470h52v-36h64v22h50v-62h26v-22h40v22h22v50h66v-34h70v40h52v-58h60v40h74v102a22 22 0 0 1-22 22H34a22 22 0 0 1-22-22z"
      />
      <path className={styles.house} d="M12 500h100v-40h66v96H34a22 22 0 0 1-22-22z" />
      <path
        className={styles.window}
        d="M12 492h108v10H12zM104 452h82v10h-82zM46 520h24v36H46zM132 478h24v26h-24z"
      />
      <path
        className={styles.tank}
        d="M38 462h7v32h-7zM76 462h7v32h-7zM32 424h58v40H32zM40 414h42v10H40z"
      />
      <path className={styles.shop} d="M404 506h184v28a22 22 0 0 1-22 22H404z" />
      <path className={styles.stripe} d="M404 506h184v10H404z" />
    </>
  );
}

function Kite({ platform, name }: { platform: Platform; name: string }) {
  const { x, y, tilt, size, label } = KITE_LAYOUTS[platform];
  return (
    <g className={styles[platform]}>
      <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size})`}>
        <path className={styles.other} d="m0 68-17 30h34z" />
        <path className={styles.main} d="M0-78 72 0 0 78z" />
        <path className={styles.other} d="M0-78-72 0 0 78z" />
        <path className={styles.spar} d="M0-78V78M-72 0Q0-74 72 0" />
        <circle className={styles.badge} cy="8" r="25" />
        <g transform="translate(0 8) scale(2.3)" className={styles.sign}>
          <PlatformSign platform={platform} />
        </g>
      </g>
      <text x={label[0]} y={label[1]} textAnchor="middle" className={styles.label}>
        {name}
      </text>
    </g>
  );
}
