/** A vertical range, in pixels. */
export interface Span {
  top: number;
  bottom: number;
}

/** The part of a long paper on one page. */
export interface PagePart extends Span {
  /** The column headings are repeated above it. */
  hasHeads: boolean;
}

interface PaginateOptions {
  height: number;
  /** Usable height of a page. */
  room: number;
  /** Spans that must not be split. */
  unbreakable: readonly Span[];
  /** The table whose headings are repeated, and the headings. */
  table: Span | undefined;
  heads: Span | undefined;
}

/** Splits a long paper into pages; a block larger than a page is split as well. */
export function paginate({ height, room, unbreakable, table, heads }: PaginateOptions): PagePart[] {
  const pages: PagePart[] = [];
  for (let top = 0; top < height;) {
    const hasHeads = Boolean(heads && table && top >= heads.bottom && top < table.bottom - 1);
    const limit = top + room - (hasHeads && heads ? heads.bottom - heads.top : 0);
    const bottom = limit >= height ? height : breakAbove(limit, top, unbreakable);
    pages.push({ top, bottom, hasHeads });
    top = bottom;
  }
  return pages;
}

/** The lowest break position up to the limit that splits no unbreakable span. */
function breakAbove(limit: number, top: number, unbreakable: readonly Span[]): number {
  const parted = unbreakable.filter(
    (span) => span.top > top && span.top < limit && span.bottom > limit,
  );
  const first = Math.min(...parted.map((span) => span.top));
  return Number.isFinite(first) ? breakAbove(first, top, unbreakable) : limit;
}
