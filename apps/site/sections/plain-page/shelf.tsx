/** A drawing of two shop shelves with one empty space. */
export function Shelf({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 440 360" aria-hidden="true" className={className}>
      <circle cx="220" cy="180" r="172" fill="#fdecc0" />
      <Goods />
      <ShelfBoard y={156} />
      {/* Lower shelf: an empty space, an open box, books. */}
      <path
        d="M76 238h72v60H76z"
        fill="none"
        stroke="#1c1d3a"
        strokeWidth="2"
        strokeDasharray="7 7"
        opacity=".5"
      />
      <path d="m182 246-18-20h40l18 20zM266 246l18-20h-40l-18 20z" fill="#fff" />
      <path d="M182 246h84v54h-84z" fill="#f6b92b" />
      <path d="M182 246h84v10h-84z" fill="#c98f0c" />
      <path d="M302 226h20v74h-20z" fill="#1a6b49" />
      <path d="M322 240h18v60h-18z" fill="#2b3a9b" />
      <path d="m344 242 17-4 14 60-17 4z" fill="#c03217" />
      <ShelfBoard y={300} />
    </svg>
  );
}

/** Upper shelf: two jars, a bound book, a plant. */
function Goods() {
  return (
    <>
      <path d="M74 90h48c6 8 8 14 8 24v42H66v-42c0-10 2-16 8-24z" fill="#fff" />
      <path d="M66 120h64v36H66z" fill="#f6b92b" />
      <path d="M70 76h56v14H70z" fill="#1a6b49" />
      <path d="M150 108h40c5 6 7 12 7 20v28h-54v-28c0-8 2-14 7-20z" fill="#fff" />
      <path d="M143 134h54v22h-54z" fill="#c03217" />
      <path d="M146 96h48v12h-48z" fill="#2b3a9b" />
      <path d="M224 92h70v64h-70z" fill="#2b3a9b" />
      <path d="M255 92h8v64h-8z" fill="#f6b92b" />
      <path
        d="M346 118c-22-2-30-16-28-32 18 0 28 12 28 32zM346 118c0-24 10-38 30-42 4 22-8 38-30 42z"
        fill="#1a6b49"
      />
      <path d="M322 118h48l-7 38h-34z" fill="#c03217" />
      <path d="M318 114h56v10h-56z" fill="#982510" />
    </>
  );
}

/** A shelf board on two brackets. */
function ShelfBoard({ y }: { y: number }) {
  return (
    <>
      <path d={`M62 ${y + 14}h12v22H62zM366 ${y + 14}h12v22h-12z`} fill="#c03217" />
      <path d={`M40 ${y}h360v14H40z`} fill="#982510" />
    </>
  );
}
