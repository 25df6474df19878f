/** A drawing of five bound books on a shelf, one per category, and a plant. */
export function BooksPicture({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true" className={className}>
      <circle cx="236" cy="150" r="146" fill="#fdecc0" />
      <path d="M84 62h52v196H84z" fill="#2b3a9b" />
      <path d="M136 84h44v174h-44z" fill="#1a6b49" />
      <path d="M180 48h58v210h-58z" fill="#c03217" />
      <path d="M238 92h40v166h-40z" fill="#f6b92b" />
      <path d="m290 98 46-13 45 160-46 13z" fill="#1c1d3a" />
      <path
        d="M94 88h32v40H94zM144 106h28v34h-28zM190 76h38v48h-38zM246 116h24v34h-24z"
        fill="#fff"
      />
      <path d="m303 126 26-7 11 38-26 7z" fill="#fff" />
      <g stroke="#f6b92b" strokeWidth="3" strokeLinecap="round">
        <path d="M110 156v16M110 190v16M110 224v16M158 162v14M158 192v14M158 222v14M209 152v18M209 188v18M209 224v18" />
        <path d="m338 176 4 14M346 204l4 14" />
      </g>
      <path
        d="M258 168v14M258 196v14M258 224v14"
        stroke="#1c1d3a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M64 272h12v20H64zM404 272h12v20h-12z" fill="#c03217" />
      <path d="M36 258h408v14H36z" fill="#982510" />
      <path
        d="M400 214c-20-2-28-15-26-30 17 0 26 11 26 30zM400 214c0-22 9-35 28-39 4 20-8 35-28 39z"
        fill="#1a6b49"
      />
      <path d="M378 220h44l-6 38h-32z" fill="#f6b92b" />
      <path d="M374 212h52v10h-52z" fill="#c98f0c" />
    </svg>
  );
}
