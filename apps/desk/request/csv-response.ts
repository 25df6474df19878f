import { type Column, formatCsvRows, toCsv } from "@angadi/formats/csv";

/** Creates a CSV download, sent page by page so that it is never in memory as a whole. */
export function createCsvResponse<Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Response {
  async function* formatPages() {
    yield toCsv([], columns);
    for await (const rows of pages) yield formatCsvRows(rows, columns);
  }
  return new Response(ReadableStream.from(formatPages()).pipeThrough(new TextEncoderStream()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
    },
  });
}
