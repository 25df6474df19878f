import styles from "./not-found.module.css";

/** Indexes of the stripes, and their widths at the wall and at the wider, scalloped edge. */
const COLOURED_STRIPES = [0, 2, 4, 6];
const WHITE_STRIPES = [1, 3, 5];
const [STRIPE_TOP_WIDTH, STRIPE_BOTTOM_WIDTH] = [44, 58];
const SLATS = [136, 160, 184, 208, 232, 256, 280, 304, 328];

interface ClosedShopProps {
  /** Text of the sign on the shutter: one short word. */
  signText: string;
  className: string | undefined;
}

/** A shop with its shutter down, and a cat asleep in front. */
export function ClosedShop({ signText, className }: ClosedShopProps) {
  return (
    <svg viewBox="0 0 480 420" aria-hidden="true" className={className}>
      <ellipse cx="240" cy="390" rx="232" ry="16" fill="#f0e6d3" />
      <path d="M62 90h356v300H62z" fill="#fdecc0" />
      <path d="M98 100h284v290H98z" fill="#e2e6fb" />
      <path d={SLATS.map((y) => `M98 ${y}h284v4H98z`).join("")} fill="#2b3a9b" opacity=".14" />
      <path d="M98 350h284v24H98z" fill="#2b3a9b" />
      <path d="M222 358h36v8h-36z" fill="#f6b92b" />
      <path d="M82 374h316v16H82z" fill="#e9dfcd" />
      <Awning />
      <Sign text={signText} />
      <Plant />
      <Cat />
    </svg>
  );
}

const drawStripe = (index: number) =>
  `M${86 + index * STRIPE_TOP_WIDTH} 26h${STRIPE_TOP_WIDTH}L${37 + (index + 1) * STRIPE_BOTTOM_WIDTH} 98a29 29 0 0 1-${STRIPE_BOTTOM_WIDTH} 0z`;

function Awning() {
  return (
    <>
      <path d="M62 98h356v28H62z" opacity=".1" />
      <path d={WHITE_STRIPES.map(drawStripe).join("")} fill="#fff" />
      <path d={COLOURED_STRIPES.map(drawStripe).join("")} fill="#c03217" />
      <path d="M80 16h320v12H80z" fill="#982510" />
    </>
  );
}

function Sign({ text }: { text: string }) {
  return (
    <g transform="rotate(-5 240 160)" fill="#1c1d3a">
      <path d="M176 214l64-54 64 54" fill="none" stroke="#1c1d3a" strokeWidth="4" />
      <circle cx="240" cy="160" r="7" />
      <rect x="158" y="220" width="176" height="74" rx="10" opacity=".16" />
      <rect x="152" y="208" width="176" height="74" rx="10" fill="#f6b92b" />
      <text x="240" y="260" textAnchor="middle" className={styles.signText}>
        {text}
      </text>
    </g>
  );
}

function Plant() {
  return (
    <>
      <path
        d="M48 338c-22-4-32-18-30-38 20 2 30 16 30 38zM48 338c-2-26 6-46 24-56 12 24 0 46-24 56z"
        fill="#1a6b49"
      />
      <path d="M22 336h52l-8 54H30z" fill="#c03217" />
      <path d="M18 330h60v12H18z" fill="#982510" />
    </>
  );
}

function Cat() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d="M330 390c-8-44 20-66 56-66 42 0 66 30 64 66z" fill="#f6b92b" />
      <path d="M384 330v17M403 332v17M421 339v15" stroke="#c98f0c" strokeWidth="7" />
      <path d="M446 376c4 9-3 13-14 13h-66" stroke="#c98f0c" strokeWidth="13" />
      <path d="M361 332l11 7-1 27c2 16-8 25-28 25h-10z" fill="#c98f0c" />
      <path d="M304 366l-1-34 19 12h20l19-12-1 34c2 16-8 25-28 25s-30-9-28-25z" fill="#f6b92b" />
      <path d="M314 364q6 6 12 0M338 364q6 6 12 0" stroke="#1c1d3a" strokeWidth="3" />
      <path d="M327 373h10l-5 6z" fill="#c03217" />
    </g>
  );
}
