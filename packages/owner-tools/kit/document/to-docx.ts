import type * as DocxModule from "docx";
import { cleanFileLine, cleanFileText } from "../clean-text.ts";
import { type DocumentBlock, PLACEHOLDER, type TableBlock } from "./block.ts";
import {
  type HeaderFooterCopy,
  addTableStyle,
  documentStyles,
  createPageOptions,
} from "./docx-styles.ts";

type Docx = typeof DocxModule;

interface DocumentMetadata extends HeaderFooterCopy {
  title: string;
  subject: string;
}

export const DOCX_MIME_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Converts a document to a Word file. Loads the library on demand. */
export async function toDocx(
  blocks: readonly DocumentBlock[],
  metadata: DocumentMetadata,
): Promise<Uint8Array<ArrayBuffer>> {
  const docx = await import("docx");
  const document = new docx.Document({
    title: cleanFileLine(metadata.title),
    subject: metadata.subject,
    styles: documentStyles,
    sections: [
      {
        ...createPageOptions(docx, metadata),
        children: blocks.flatMap((block) => convertBlock(docx, block)),
      },
    ],
  });
  addTableStyle(docx, document);
  const blob = await docx.Packer.toBlob(document);
  return new Uint8Array(await blob.arrayBuffer());
}

function convertBlock(docx: Docx, block: DocumentBlock): DocxModule.FileChild[] {
  const { Paragraph, HeadingLevel, TableOfContents } = docx;
  switch (block.kind) {
    case "title":
      return [
        new Paragraph({ text: cleanFileLine(block.text), heading: HeadingLevel.TITLE }),
        new Paragraph({ text: cleanFileLine(block.subtitle), style: "Subtitle" }),
      ];
    case "contents":
      return [
        new Paragraph({ text: block.text, style: "ContentsHeading" }),
        // Without page numbers, which only Word can compute.
        new TableOfContents(block.text, {
          hyperlink: true,
          // Otherwise Word asks whether to update it when the file is opened.
          beginDirty: false,
          headingStyleRange: "1-1",
          pageNumbersEntryLevelsRange: "1-1",
        }),
      ];
    case "heading":
      return [
        new Paragraph({
          text: cleanFileLine(block.text),
          heading: block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
        }),
      ];
    case "placeholder":
      return [new Paragraph({ text: `${PLACEHOLDER} ${block.hint}`, style: "Placeholder" })];
    case "list":
      return block.items.map(
        (item) => new Paragraph({ text: cleanFileLine(item), bullet: { level: 0 } }),
      );
    case "checkbox":
      return [new Paragraph({ text: `☐ ${cleanFileLine(block.text)}`, style: "Checkbox" })];
    case "table":
      return [convertTable(docx, block), new Paragraph({ text: "", style: "AfterTable" })];
    default:
      return splitParagraphs(block.text).map((text) => new Paragraph({ text }));
  }
}

const splitParagraphs = (text: string): string[] =>
  cleanFileText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Width of an A4 page between its margins, in twentieths of a point. */
const TEXT_WIDTH = 9638;

function computeColumnWidths({ columns, columnType }: TableBlock): number[] {
  const otherColumnCount = columns.length - 1;
  const firstWidth = columnType === "text" ? 3000 : otherColumnCount === 1 ? 6800 : 1400;
  return [
    firstWidth,
    ...Array.from({ length: otherColumnCount }, () =>
      Math.floor((TEXT_WIDTH - firstWidth) / otherColumnCount),
    ),
  ];
}

function convertTable(docx: Docx, table: TableBlock) {
  const { AlignmentType, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } = docx;
  const widths = computeColumnWidths(table);
  const cellAlignment = table.columnType === "numbers" ? AlignmentType.END : AlignmentType.START;
  const createRow = (cells: readonly string[], kind?: "headings" | "total" | "last") =>
    new TableRow({
      tableHeader: kind === "headings",
      cantSplit: true,
      children: cells.map(
        (cell, column) =>
          new TableCell({
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            children: [
              new Paragraph({
                style: "Cell",
                alignment: column === 0 ? AlignmentType.START : cellAlignment,
                // Keeps a table on one page if it fits.
                keepNext: kind !== "last" && kind !== "total",
                children: [new TextRun({ text: cleanFileLine(cell), bold: kind === "total" })],
              }),
            ],
          }),
      ),
    });
  const lastRowIndex = table.rows.length - 1;
  return new Table({
    style: "PlanTable",
    columnWidths: widths,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    rows: [
      createRow(table.columns, "headings"),
      ...table.rows.map(({ cells, isTotal }, index) =>
        createRow(cells, isTotal ? "total" : index === lastRowIndex ? "last" : undefined),
      ),
    ],
  });
}
