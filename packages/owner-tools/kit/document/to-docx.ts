import type * as DocxModule from "docx";
import { cleanLine, cleanText } from "../clean-text.ts";
import { type Block, GAP, type TableBlock } from "./block.ts";
import { type PageCopy, addTableStyle, documentStyles, pageProperties } from "./docx-styles.ts";

type Docx = typeof DocxModule;

interface DocumentFacts extends PageCopy {
  title: string;
  subject: string;
}

/** MIME type of Word files. */
export const DOCX_MIME_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Converts a document to a Word file. Loads the library on demand. */
export async function toDocx(
  blocks: readonly Block[],
  facts: DocumentFacts,
): Promise<Uint8Array<ArrayBuffer>> {
  const docx = await import("docx");
  const document = new docx.Document({
    title: cleanLine(facts.title),
    subject: facts.subject,
    styles: documentStyles,
    sections: [
      {
        ...pageProperties(docx, facts),
        children: blocks.flatMap((block) => toDocxChildren(docx, block)),
      },
    ],
  });
  addTableStyle(docx, document);
  const blob = await docx.Packer.toBlob(document);
  return new Uint8Array(await blob.arrayBuffer());
}

function toDocxChildren(docx: Docx, block: Block): DocxModule.FileChild[] {
  const { Paragraph, HeadingLevel, TableOfContents } = docx;
  switch (block.kind) {
    case "title":
      return [
        new Paragraph({ text: cleanLine(block.text), heading: HeadingLevel.TITLE }),
        new Paragraph({ text: cleanLine(block.subtitle), style: "Subtitle" }),
      ];
    case "contents":
      return [
        new Paragraph({ text: block.text, style: "ContentsHeading" }),
        // Without page numbers, which only Word can compute.
        new TableOfContents(block.text, {
          hyperlink: true,
          // It is complete, so Word need not ask to update it when the file is opened.
          beginDirty: false,
          headingStyleRange: "1-1",
          pageNumbersEntryLevelsRange: "1-1",
        }),
      ];
    case "heading":
      return [
        new Paragraph({
          text: cleanLine(block.text),
          heading: block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
        }),
      ];
    case "blank":
      return [new Paragraph({ text: `${GAP} ${block.hint}`, style: "Gap" })];
    case "list":
      return block.items.map(
        (item) => new Paragraph({ text: cleanLine(item), bullet: { level: 0 } }),
      );
    case "box":
      return [new Paragraph({ text: `☐ ${cleanLine(block.text)}`, style: "Consent" })];
    case "table":
      return [toDocxTable(docx, block), new Paragraph({ text: "", style: "AfterTable" })];
    default:
      return splitLines(block.text).map((text) => new Paragraph({ text }));
  }
}

/** Splits a text into lines, each for a separate paragraph. */
const splitLines = (text: string): string[] =>
  cleanText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Text width in twentieths of a point: A4 minus its margins. */
const WIDTH = 9638;

function columnWidths({ head, cellKind }: TableBlock): number[] {
  const others = head.length - 1;
  const first = cellKind === "words" ? 3000 : others === 1 ? 6800 : 1400;
  return [first, ...Array.from({ length: others }, () => Math.floor((WIDTH - first) / others))];
}

function toDocxTable(docx: Docx, table: TableBlock) {
  const { AlignmentType, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } = docx;
  const widths = columnWidths(table);
  const end = table.cellKind === "figures" ? AlignmentType.END : AlignmentType.START;
  const row = (cells: readonly string[], kind: "head" | "total" | "last" | undefined) =>
    new TableRow({
      tableHeader: kind === "head",
      cantSplit: true,
      children: cells.map(
        (cell, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            children: [
              new Paragraph({
                style: "Cell",
                alignment: column === 0 ? AlignmentType.START : end,
                // Keeps a table on one page if it fits.
                keepNext: kind !== "last" && kind !== "total",
                children: [new TextRun({ text: cleanLine(cell), bold: kind === "total" })],
              }),
            ],
          }),
      ),
    });
  const last = table.rows.length - 1;
  return new Table({
    style: "PlanTable",
    columnWidths: widths,
    width: { size: WIDTH, type: WidthType.DXA },
    rows: [
      row(table.head, "head"),
      ...table.rows.map(({ cells, isTotal }, index) =>
        row(cells, isTotal ? "total" : index === last ? "last" : undefined),
      ),
    ],
  });
}
