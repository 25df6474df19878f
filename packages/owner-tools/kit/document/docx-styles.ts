import type * as DocxModule from "docx";
import { cleanFileLine } from "../clean-text.ts";

type Docx = typeof DocxModule;

const TEXT_COLOR = "1C1D3A";
const MUTED_COLOR = "50526E";
const ACCENT_COLOR = "F6B92B";
const ACCENT_BACKGROUND = "FDECC0";
const BORDER_COLOR = "E9DFCD";
/** Word has it; LibreOffice replaces it by a compatible font. */
const FONT = "Calibri";

/** Document styles. They use Word’s built-in names, so that the owner can restyle everything. */
export const documentStyles: NonNullable<
  ConstructorParameters<typeof DocxModule.Document>[0]["styles"]
> = {
  default: {
    document: {
      run: { font: FONT, size: 22, color: TEXT_COLOR, language: { value: "en-IN" } },
      paragraph: { spacing: { after: 140, line: 288, lineRule: "auto" } },
    },
    title: {
      run: { size: 56, bold: true, color: TEXT_COLOR },
      paragraph: { spacing: { before: 240, after: 60 } },
    },
    heading1: {
      run: { size: 32, bold: true, color: TEXT_COLOR },
      paragraph: {
        spacing: { before: 360, after: 120 },
        keepNext: true,
        border: { bottom: { style: "single", size: 12, color: ACCENT_COLOR, space: 3 } },
      },
    },
    heading2: {
      run: { size: 24, bold: true, color: MUTED_COLOR },
      paragraph: { spacing: { before: 240, after: 60 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: "Subtitle",
      name: "Subtitle",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      run: { size: 26, color: MUTED_COLOR },
      paragraph: { spacing: { after: 360 } },
    },
    {
      id: "ContentsHeading",
      name: "TOC Heading",
      basedOn: "Normal",
      next: "Normal",
      run: { bold: true, size: 24 },
      paragraph: { keepNext: true, spacing: { after: 80 } },
    },
    {
      id: "TOC1",
      name: "toc 1",
      basedOn: "Normal",
      paragraph: { spacing: { after: 20 } },
    },
    {
      id: "Placeholder",
      name: "Gap to fill in",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      run: { italics: true, color: MUTED_COLOR },
      paragraph: {
        shading: { type: "clear", fill: ACCENT_BACKGROUND },
        spacing: { after: 140 },
      },
    },
    {
      id: "Checkbox",
      name: "Box to tick",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      paragraph: { shading: { type: "clear", fill: ACCENT_BACKGROUND } },
    },
    {
      id: "Cell",
      name: "Table text",
      basedOn: "Normal",
      paragraph: { spacing: { before: 40, after: 40, line: 252, lineRule: "auto" } },
    },
    {
      id: "AfterTable",
      name: "After table",
      basedOn: "Normal",
      next: "Normal",
      run: { size: 12 },
      paragraph: { spacing: { after: 60 } },
    },
    {
      id: "Small",
      name: "Small print",
      basedOn: "Normal",
      run: { size: 17, color: MUTED_COLOR },
      paragraph: { spacing: { after: 0 } },
    },
  ],
};

/** Adds a table style. As an option of `Document` it would replace Word’s built-in styles. */
export function addTableStyle({ ImportedXmlComponent }: Docx, document: DocxModule.Document): void {
  document.Styles.addChildElement(ImportedXmlComponent.fromXmlString(TABLE_STYLE));
}

const TABLE_STYLE = `<w:style xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" w:type="table" w:customStyle="1" w:styleId="PlanTable"><w:name w:val="Plan table"/><w:basedOn w:val="TableNormal"/><w:uiPriority w:val="59"/><w:qFormat/><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="8" w:space="0" w:color="${TEXT_COLOR}"/><w:bottom w:val="single" w:sz="8" w:space="0" w:color="${TEXT_COLOR}"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="${BORDER_COLOR}"/></w:tblBorders><w:tblCellMar><w:left w:w="115" w:type="dxa"/><w:right w:w="115" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="${ACCENT_BACKGROUND}"/></w:tcPr></w:tblStylePr></w:style>`;

/** Header and footer of every page. */
export interface HeaderFooterCopy {
  header: string;
  formatPageNumber: (current: string, total: string) => string;
  footer: string;
}

/** An A4 page with header, footer and page numbers. */
export function createPageOptions(
  docx: Docx,
  { header, formatPageNumber, footer }: HeaderFooterCopy,
): Omit<DocxModule.ISectionOptions, "children"> {
  const { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun, TabStopType } = docx;
  // The text around the two numbers, which Word inserts.
  const [before = "", between = "", after = ""] = formatPageNumber("\u0001", "\u0001").split(
    "\u0001",
  );
  return {
    properties: {
      page: {
        size: { width: 11906, height: 16838 },
        margin: { top: 1304, right: 1134, bottom: 1134, left: 1134 },
      },
    },
    headers: {
      default: new Header({
        children: [
          new Paragraph({
            style: "Small",
            alignment: AlignmentType.END,
            text: cleanFileLine(header).slice(0, 120).toWellFormed(),
          }),
        ],
      }),
    },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            style: "Small",
            tabStops: [{ type: TabStopType.RIGHT, position: 9638 }],
            children: [
              new TextRun(footer),
              new TextRun({
                children: [
                  "\t",
                  before,
                  PageNumber.CURRENT,
                  between,
                  PageNumber.TOTAL_PAGES,
                  after,
                ],
              }),
            ],
          }),
        ],
      }),
    },
  };
}
