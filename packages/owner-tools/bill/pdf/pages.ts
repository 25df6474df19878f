/** From top to bottom, in pixels. */
export interface Span {
  top: number;
  bottom: number;
}

/** A part of a long paper that goes on one page. */
export interface PagePart extends Span {
  /** The heads of the columns stand above it once more. */
  hasHeads: boolean;
}

interface Long {
  height: number;
  /** What fits on a page. */
  room: number;
  /** What no page may part. */
  whole: readonly Span[];
  /** The table whose heads are repeated, and its heads. */
  table: Span | undefined;
  heads: Span | undefined;
}

/** Parts a long paper into pages; what is larger than a page alone is parted all the same. */
export function paginate({ height, room, whole, table, heads }: Long): PagePart[] {
  const pages: PagePart[] = [];
  for (let top = 0; top < height;) {
    const hasHeads = Boolean(heads && table && top >= heads.bottom && top < table.bottom - 1);
    const limit = top + room - (hasHeads && heads ? heads.bottom - heads.top : 0);
    const bottom = limit >= height ? height : breakAbove(limit, top, whole);
    pages.push({ top, bottom, hasHeads });
    top = bottom;
  }
  return pages;
}

/** The lowest place down to the limit that parts nothing that is whole. */
function breakAbove(limit: number, top: number, whole: readonly Span[]): number {
  const parted = whole.filter((span) => span.top > top && span.top < limit && span.bottom > limit);
  const first = Math.min(...parted.map((span) => span.top));
  return Number.isFinite(first) ? breakAbove(first, top, whole) : limit;
}
