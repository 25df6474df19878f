const STRIPES = [0, 1, 2, 3, 4, 5, 6];
/** Width of a stripe at the wall and, spread out, at the scalloped edge. */
const [AT_WALL, AT_EDGE] = [44, 58];
const SLATS = [150, 172, 194, 216, 238, 260, 282, 304, 326];

/** A shop with its shutter down, and a lock on its sign. */
export function ClosedShop({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 480 420" aria-hidden="true" className={className}>
      <ellipse cx="240" cy="388" rx="228" ry="18" fill="#f0e6d3" />
      <g stroke="#1c1d3a" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M62 70h356v316H62z" fill="#fdecc0" />
        <path d="M98 120h284v254H98z" fill="#e2e6fb" />
        <path d={SLATS.map((y) => `M98 ${y}h284`).join("")} stroke="#2b3a9b" opacity=".35" />
        <path d="M98 348h284v26H98z" fill="#2b3a9b" />
        <path d="M226 356h28v10h-28z" fill="#f6b92b" />
        <path d="M82 374h316v12H82z" fill="#fff" />
      </g>
      <Awning />
      <Sign />
      <Plant />
      <Crates />
    </svg>
  );
}

function Awning() {
  return (
    <g stroke="#1c1d3a" strokeWidth="2" strokeLinejoin="round">
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          d={`M${86 + stripe * AT_WALL} 26h${AT_WALL}L${37 + (stripe + 1) * AT_EDGE} 98a29 29 0 0 1-${AT_EDGE} 0z`}
          fill={stripe % 2 === 0 ? "#c03217" : "#fff"}
        />
      ))}
    </g>
  );
}

function Sign() {
  return (
    <g stroke="#1c1d3a" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="m196 200 44-32 44 32" fill="none" />
      <circle cx="240" cy="167" r="5" fill="#1c1d3a" />
      <rect x="172" y="206" width="136" height="98" rx="12" fill="#1c1d3a" />
      <rect x="172" y="200" width="136" height="98" rx="12" fill="#f6b92b" />
      <path d="M224 248v-14a16 16 0 0 1 32 0v14" fill="none" strokeWidth="7" />
      <rect x="211" y="245" width="58" height="40" rx="7" fill="#fff" />
      <circle cx="240" cy="261" r="5" fill="#1c1d3a" />
      <path d="M240 263v9" strokeWidth="5" />
    </g>
  );
}

function Plant() {
  return (
    <g stroke="#1c1d3a" strokeWidth="2" strokeLinejoin="round">
      <path
        d="M48 338c-22-4-32-18-30-38 20 2 30 16 30 38zM48 338c0-26 8-44 24-54 12 24 0 46-24 54z"
        fill="#1a6b49"
      />
      <path d="M22 338h52l-8 50H30z" fill="#c03217" />
    </g>
  );
}

function Crates() {
  return (
    <g stroke="#1c1d3a" strokeWidth="2" strokeLinejoin="round">
      <path d="M388 338h74v50h-74z" fill="#f6b92b" />
      <path d="M388 355h74M388 371h74" />
      <circle cx="404" cy="326" r="12" fill="#1a6b49" />
      <circle cx="427" cy="326" r="12" fill="#1a6b49" />
      <circle cx="449" cy="326" r="12" fill="#1a6b49" />
    </g>
  );
}
