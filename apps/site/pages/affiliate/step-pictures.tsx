/** A completed form with a tick. */
export function SignUpPicture() {
  return (
    <svg viewBox="0 0 360 220" aria-hidden="true">
      <path d="M0 0h360v220H0z" fill="#fbe0d9" />
      <path d="M0 182h360v38H0z" fill="#f2c9bd" />
      <path d="M104 30h132v168H104z" fill="#fff" transform="rotate(-4 170 114)" />
      <g transform="rotate(-4 170 114)">
        <path d="M122 52h56v10h-56z" fill="#1c1d3a" />
        <path d="M122 78h96v18h-96zM122 106h96v18h-96zM122 134h96v18h-96z" fill="#e2e6fb" />
        <path d="M130 87h44M130 115h62" stroke="#2b3a9b" strokeWidth="4" strokeLinecap="round" />
        <path d="M122 166h52v18h-52z" fill="#c03217" />
      </g>
      <g transform="rotate(38 262 120)">
        <path d="M254 46h18v112h-18z" fill="#f6b92b" />
        <path d="M254 46h18v16h-18z" fill="#c03217" />
        <path d="M254 158h18l-9 24z" fill="#fdecc0" />
        <path d="m259.5 172.5 3.5 9.5 3.5-9.5z" fill="#1c1d3a" />
      </g>
      <circle cx="98" cy="58" r="25" fill="#1a6b49" />
      <path
        d="m87 59 8 8 15-17"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A phone that sends a link to three people. */
export function SharePicture() {
  return (
    <svg viewBox="0 0 360 220" aria-hidden="true">
      <path d="M0 0h360v220H0z" fill="#e2e6fb" />
      <path d="M0 182h360v38H0z" fill="#cdd4f6" />
      <path
        d="M224 118c30 0 22-62 50-62M224 118h50M224 118c30 0 22 60 50 60"
        fill="none"
        stroke="#2b3a9b"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <rect x="84" y="24" width="104" height="180" rx="16" fill="#1c1d3a" />
      <rect x="92" y="38" width="88" height="152" rx="6" fill="#fff" />
      <rect x="100" y="50" width="54" height="24" rx="9" fill="#d9efe2" />
      <rect x="100" y="80" width="38" height="18" rx="9" fill="#d9efe2" />
      <path
        d="M124 108h78a14 14 0 0 1 14 14v18a14 14 0 0 1-14 14h-78a14 14 0 0 1-14-14v-18a14 14 0 0 1 14-14z"
        fill="#f6b92b"
      />
      <path
        d="M158 122h-11a9 9 0 0 0 0 18h11M168 122h11a9 9 0 0 1 0 18h-11M154 131h18"
        fill="none"
        stroke="#1c1d3a"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <Person x={304} y={52} coat="#c03217" />
      <Person x={304} y={116} coat="#1a6b49" />
      <Person x={304} y={180} coat="#2b3a9b" />
    </svg>
  );
}

function Person({ x, y, coat }: { x: number; y: number; coat: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="24" fill="#fff" />
      <circle cy="-6" r="8" fill="#1c1d3a" />
      <path d="M-15 15a15 13 0 0 1 30 0z" fill={coat} />
    </g>
  );
}

/** A till receipt, with a growing stack of coins. */
export function EarnPicture() {
  return (
    <svg viewBox="0 0 360 220" aria-hidden="true">
      <path d="M0 0h360v220H0z" fill="#d9efe2" />
      <path d="M0 182h360v38H0z" fill="#bfe2ce" />
      <path
        d="M72 26h104v158l-13-11-13 11-13-11-13 11-13-11-13 11-13-11-13 11z"
        fill="#fff"
        transform="rotate(-3 124 105)"
      />
      <g transform="rotate(-3 124 105)" fill="none" strokeLinecap="round">
        <path d="M90 50h44M90 112h30M90 130h38" stroke="#c9cae0" strokeWidth="6" />
        <path d="M146 112h12M146 130h12" stroke="#1a6b49" strokeWidth="6" />
        <path d="M90 72h68M90 92h68" stroke="#e2e6fb" strokeWidth="6" />
      </g>
      <g stroke="#1c1d3a" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="178" cy="58" r="27" fill="#f6b92b" strokeWidth="2" />
        <path
          d="M168 46h20M168 55h20M168 46h5a9 9 0 0 1 0 18h-5l13 9"
          fill="none"
          strokeWidth="4"
        />
      </g>
      <Coins x={212} count={2} />
      <Coins x={262} count={4} />
      <Coins x={312} count={7} />
    </svg>
  );
}

function Coins({ x, count }: { x: number; count: number }) {
  return (
    <g stroke="#1c1d3a" strokeWidth="2">
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          x={x - 21}
          y={176 - index * 15}
          width="42"
          height="15"
          rx="7.5"
          fill={index % 2 ? "#fdecc0" : "#f6b92b"}
        />
      ))}
    </g>
  );
}
