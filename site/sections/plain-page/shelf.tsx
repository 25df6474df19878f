/** Two shelves of a shop, one place on them still empty. */
export function Shelf({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 440 360" aria-hidden="true" className={className}>
      <circle cx="220" cy="180" r="172" fill="#fdecc0" />
      <g stroke="#1c1d3a" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        {/* upper shelf: two jars, a bill box, a plant */}
        <path d="M70 76h56v14H70zM74 90h48c6 8 8 14 8 24v42H66v-42c0-10 2-16 8-24z" fill="#fff" />
        <path d="M66 120h64v36H66z" fill="#f6b92b" />
        <path
          d="M146 96h48v12h-48zM150 108h40c5 6 7 12 7 20v28h-54v-28c0-8 2-14 7-20z"
          fill="#fff"
        />
        <path d="M143 134h54v22h-54z" fill="#c03217" />
        <path d="M224 92h70v64h-70z" fill="#2b3a9b" />
        <path d="M259 92v64" stroke="#f6b92b" strokeWidth="8" />
        <path
          d="M346 118c-22-2-30-16-28-32 18 0 28 12 28 32zM346 118c0-24 10-38 30-42 4 22-8 38-30 42z"
          fill="#1a6b49"
        />
        <path d="M322 118h48l-7 38h-34z" fill="#fbe0d9" />
        <path d="M40 156h360v14H40z" fill="#fff" />
        <path d="M68 170v22M372 170v22" fill="none" />
        {/* lower shelf: an empty place, an open box, books */}
        <path d="M74 236h76v64H74z" fill="#fffaf1" strokeDasharray="7 7" />
        <path d="M182 246h84v54h-84z" fill="#fdecc0" />
        <path d="m182 246-16-20h40l18 20zM266 246l16-20h-40l-18 20z" fill="#fff" />
        <path d="M302 226h20v74h-20z" fill="#1a6b49" />
        <path d="M322 240h18v60h-18z" fill="#fbe0d9" />
        <path d="m344 242 17-4 14 60-17 4z" fill="#c03217" />
        <path d="M40 300h360v14H40z" fill="#fff" />
        <path d="M68 314v22M372 314v22" fill="none" />
      </g>
    </svg>
  );
}
