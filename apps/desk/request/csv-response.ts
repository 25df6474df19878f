import { type Column, formatCsvRows, toCsv } from "@angadi/formats/csv";

/** A CSV download, sent page by page so that it is never in memory as a whole. */
export function createCsvResponse<Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Response {
  async function* format() {
    yield toCsv([], columns);
    for await (const rows of pages) yield formatCsvRows(rows, columns);
  }
  return new Response(ReadableStream.from(format()).pipeThrough(new TextEncoderStream()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
