import type { ReactNode } from "react";

const pictures = {
  lamp: (
    <>
      <path d="M0 0h320v180H0z" fill="#fdecc0" />
      <path d="M158 0h4v44h-4z" fill="#1c1d3a" />
      <path d="M138 94 40 160h240l-98-66z" fill="#f6b92b" fillOpacity=".55" />
      <path d="M146 40h28l34 54h-96z" fill="#c03217" />
      <path d="M138 94h44a22 22 0 0 1-44 0z" fill="#fff" />
      <path d="M0 160h320v20H0z" fill="#982510" />
      <path d="M112 152h42v8h-42z" fill="#fff" />
      <path d="m170 160 6-34 12 2-6 32z" fill="#2b3a9b" />
      <path d="M206 134h34v26h-34z" fill="#1a6b49" />
    </>
  ),
  ramp: (
    <>
      <path d="M0 0h320v180H0z" fill="#d9efe2" />
      <path d="M178 24h96v128h-96z" fill="#1c1d3a" />
      <path d="M188 34h76v118h-76z" fill="#f6b92b" />
      <path d="M188 34l-34 12v118l34-12z" fill="#c03217" />
      <circle cx="164" cy="102" r="4" fill="#f6b92b" />
      <path d="M168 8h116v18H168z" fill="#c03217" />
      <path
        d="M168 26h19v8a9.5 9.5 0 0 1-19 0zM207 26h19v8a9.5 9.5 0 0 1-19 0zM246 26h19v8a9.5 9.5 0 0 1-19 0z"
        fill="#c03217"
      />
      <path
        d="M187 26h20v8a10 10 0 0 1-20 0zM226 26h20v8a10 10 0 0 1-20 0zM265 26h19v8a9.5 9.5 0 0 1-19 0z"
        fill="#fff"
      />
      <path d="M12 166 170 150h150v16z" fill="#1a6b49" />
      <path d="M0 166h320v14H0z" fill="#982510" />
      <path
        d="M30 138l118-12v26M30 138v26M89 132v26"
        fill="none"
        stroke="#1c1d3a"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  level: (
    <>
      <path d="M0 0h320v180H0z" fill="#e2e6fb" />
      <path d="M0 166h320v14H0z" fill="#2b3a9b" />
      <path d="M36 128h248v16H36zM64 144h14v22H64zM242 144h14v22h-14z" fill="#982510" />
      <path d="M86 84h148v44H86z" fill="#f6b92b" />
      <path d="M132 94h56v20h-56z" fill="#fff" />
      <path d="M148 94h4v20h-4zM168 94h4v20h-4z" fill="#1c1d3a" />
      <ellipse cx="160" cy="104" rx="8" ry="7" fill="#1a6b49" />
      <circle cx="106" cy="106" r="9" fill="#982510" />
      <circle cx="214" cy="106" r="9" fill="#982510" />
      <path d="M158 0h4v60h-4z" fill="#1c1d3a" />
      <path d="M150 58h20l-10 20z" fill="#c03217" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type ValuePictureName = keyof typeof pictures;

/** Illustrates a value as something seen in a shop. */
export function ValuePicture({ name, className }: { name: ValuePictureName; className: string }) {
  return (
    <svg viewBox="0 0 320 180" className={className} aria-hidden="true">
      {pictures[name]}
    </svg>
  );
}
