import type { BillDraft } from "../draft.ts";
import type { ColumnKey, PaperContent, PaperRow, Party } from "../paper-content.ts";
import { INK, getDesign } from "./designs.ts";
import type { BillBrand } from "@angadi/brand-kit/maker/bill-brand";
import { type PdfCell, CELL_GAP, type PdfRow, type TextStyle } from "./rows.ts";
import type { Typesetter } from "@angadi/pdf/typesetter";

export interface ComposedPaper {
  header: readonly PdfRow[];
  /** Column headings, which repeat on every page; empty if a line has two rows. */
  columnHeadings: readonly PdfRow[];
  /** One or two rows for each line of the bill. */
  lines: readonly (readonly PdfRow[])[];
  totals: readonly PdfRow[];
}

/** Width of the sums, in points. */
const SUMS_WIDTH = 250;
const THIN_LINE = 0.75;

const toTexts = (style: TextStyle, ...texts: readonly string[]): PdfCell["texts"] =>
  texts.filter(Boolean).map((text) => ({ text, style }));

const formatDescription = ({ description, discount }: PaperRow) =>
  [description, discount].filter(Boolean).join(" ");

/** Composes the rows of a bill that is `width` points wide. */
export function composePaper(
  content: PaperContent,
  { look, size: paperSize }: Pick<BillDraft, "look" | "size">,
  typesetter: Typesetter,
  width: number,
  brand?: BillBrand,
): ComposedPaper {
  const { details, columns, upi, sums } = content;
  const { faces, fills, isBoxed, padding, rule, ...colours } = getDesign(look, brand);
  const isRoll = paperSize === "roll";
  const fontSize = paperSize === "a4" ? 9.25 : 8;
  const contentWidth = width - 2 * padding;
  const plainStyle: TextStyle = { face: faces.plain, size: fontSize, colour: INK };
  const quietStyle: TextStyle = { ...plainStyle, colour: colours.quiet };
  const labelStyle: TextStyle = { ...plainStyle, colour: colours.label };
  const strongStyle: TextStyle = { ...plainStyle, face: faces.strong };
  const titleSize = fontSize * (fills.top ? 2.4 : 1.3);
  const titleStyle: TextStyle = { face: faces.title, size: titleSize, colour: colours.title };
  const totalStyle: TextStyle = { face: faces.total, size: fontSize * 1.9, colour: colours.total };
  const hasSmallLines = content.isLong && !isRoll;
  const cellStyle: TextStyle = { ...plainStyle, size: hasSmallLines ? 7.5 : fontSize };
  const measureWidth = (text: string, { face, size }: TextStyle) =>
    typesetter.shape(text, face).width * size + 0.01;

  const sideBorders = { sides: isBoxed ? THIN_LINE : 0, colour: rule };
  const toBoxBorders = (top: number) =>
    isBoxed ? { ...sideBorders, top, bottom: THIN_LINE } : undefined;
  const blockRowStyle = { space: fontSize * 0.8, borders: toBoxBorders(THIN_LINE) };
  const lineRowStyle = {
    space: hasSmallLines ? 0.6 : fontSize * 0.4,
    borders: { ...sideBorders, bottom: THIN_LINE },
  };

  const createRow = (cells: readonly PdfCell[], style: Partial<PdfRow> = {}): PdfRow =>
    Object.assign({ left: padding, cells }, style);
  const createFullWidthRow = (texts: PdfCell["texts"], style: Partial<PdfRow>) =>
    createRow([{ width: contentWidth, texts }], style);

  /** Two texts next to each other, or below each other on a roll. */
  const createTwoColumnRows = (
    [first, second]: readonly [PdfCell["texts"], PdfCell["texts"]],
    style: Partial<PdfRow>,
    firstShare = 0.5,
    align?: PdfCell["align"],
  ): PdfRow[] => {
    if (isRoll)
      return [first, second].flatMap((texts) =>
        texts.length > 0 ? createFullWidthRow(texts, style) : [],
      );
    const firstWidth = firstShare * contentWidth;
    const secondCell = { width: contentWidth - firstWidth, texts: second, align };
    return [createRow([{ width: firstWidth - CELL_GAP, texts: first }, secondCell], style)];
  };

  /** A text and an amount, from a left edge to the right one. */
  const createAmountRow = (
    { term, value }: { term: string; value: string },
    style: Partial<PdfRow>,
    [termStyle, valueStyle] = [plainStyle, plainStyle],
  ): PdfRow => {
    const { left = padding } = style;
    const valueWidth = measureWidth(value, valueStyle);
    const termWidth = padding + contentWidth - left - valueWidth - CELL_GAP;
    return createRow(
      [
        { width: termWidth, texts: toTexts(termStyle, term) },
        { width: valueWidth, texts: toTexts(valueStyle, value), align: "end" },
      ],
      style,
    );
  };

  const toPartyTexts = (party: Party | undefined, lineStyle = plainStyle) =>
    party
      ? [
          ...toTexts(labelStyle, party.label),
          ...toTexts(nameStyle, party.name),
          ...toTexts(lineStyle, ...party.lines),
        ]
      : [];
  const nameStyle: TextStyle = { ...strongStyle, size: fontSize * 1.1 };

  /** Puts the brand's mark before the first row. */
  const withMark = ([first, ...rest]: PdfRow[]): PdfRow[] => {
    const [cell, ...cells] = first?.cells ?? [];
    if (!first || !cell || !brand) return first ? [first, ...rest] : rest;
    const mark: PdfCell = { width: fontSize * 4, texts: [], picture: brand.mark };
    const narrowed = { ...cell, width: cell.width - mark.width - CELL_GAP };
    return [{ ...first, cells: [mark, narrowed, ...cells] }, ...rest];
  };

  const { statusMark, copyMark, legend } = content;
  const marks = [
    statusMark ? `${statusMark.mark}: ${statusMark.note}` : "",
    copyMark,
    legend,
  ].filter(Boolean);
  const detailsPerRow = isRoll ? 2 : details.length;
  const detailRows = details.flatMap((_, firstIndex): PdfRow[] => {
    if (firstIndex % detailsPerRow > 0) return [];
    const cells = details.slice(firstIndex, firstIndex + detailsPerRow).map(({ term, value }) => ({
      width: contentWidth / detailsPerRow - CELL_GAP,
      texts: [...toTexts(quietStyle, term), ...toTexts(strongStyle, value || " ")],
    }));
    const ruledBorders = { top: firstIndex === 0 ? THIN_LINE : 0, bottom: THIN_LINE, colour: rule };
    const borders = toBoxBorders(THIN_LINE) ?? ruledBorders;
    const { details: fill } = fills;
    return [createRow(cells, { space: fontSize * 0.7, fill, borders: fill ? undefined : borders })];
  });
  const header = [
    ...marks.map((mark) =>
      createRow([{ width, align: "center", texts: toTexts(strongStyle, mark) }], {
        left: 0,
        space: 4,
      }),
    ),
    ...withMark(
      createTwoColumnRows(
        [toPartyTexts(content.seller), toTexts(titleStyle, content.title)],
        { ...blockRowStyle, fill: fills.top },
        0.62,
        "end",
      ),
    ),
    ...detailRows,
    ...createTwoColumnRows(
      [toPartyTexts(content.buyer), toPartyTexts(content.delivery)],
      blockRowStyle,
    ),
  ];

  // Numbers take the width they need; the description has the rest.
  const columnWidths = columns.map(({ key, heading }) => {
    const texts = key === "description" ? [] : [heading, ...content.rows.map((line) => line[key])];
    return Math.max(0, ...texts.map((text) => measureWidth(text, cellStyle)));
  });
  const descriptionWidth =
    contentWidth -
    columnWidths.reduce((sum, columnWidth) => sum + columnWidth, CELL_GAP * (columns.length - 1));
  const descriptionColumn = columns.find(({ key }) => key === "description");
  const isStacked =
    isRoll || descriptionWidth < measureWidth(descriptionColumn?.heading ?? "", cellStyle);

  const toCells = (getText: (key: ColumnKey, heading: string) => string, style: TextStyle) =>
    columns.map(({ key, heading }, index): PdfCell => {
      const texts = toTexts(style, getText(key, heading));
      if (key === "description") return { width: descriptionWidth, texts };
      return { width: columnWidths[index] ?? 0, texts, align: "end" };
    });

  const toLineRows = (line: PaperRow): PdfRow[] => {
    if (!isStacked) {
      const getText = (key: ColumnKey) =>
        key === "description" ? formatDescription(line) : line[key];
      return [createRow(toCells(getText, cellStyle), lineRowStyle)];
    }
    const lineDetails = columns.flatMap(({ key, heading }) => {
      if (key === "code") return line.code ? `${heading} ${line.code}` : [];
      if (key === "rate") return `× ${line.rate}`;
      if (key === "tax") return `${heading} ${line.tax}`;
      return key === "quantity" ? line.quantity : [];
    });
    return [
      createAmountRow(
        { term: formatDescription(line), value: line.value },
        { space: 1, borders: sideBorders },
      ),
      createFullWidthRow(toTexts(quietStyle, lineDetails.join("\u00a0 ")), {
        ...lineRowStyle,
        space: 1,
      }),
    ];
  };

  const sumsLeft = padding + Math.max(contentWidth - SUMS_WIDTH, 0);
  const isTotalFullWidth = isBoxed || fills.total !== undefined;
  const totalRowStyle: Partial<PdfRow> = {
    left: isTotalFullWidth ? padding : sumsLeft,
    space: fontSize * 0.5,
    fill: fills.total,
    isBottomAligned: true,
    borders: toBoxBorders(2) ?? { top: 1.5, colour: fills.total ?? colours.total },
  };
  const qrCell = { width: isRoll ? 85 : 60, texts: [], qr: upi?.link };
  const qrWidth = upi ? qrCell.width + CELL_GAP : 0;
  const paymentShare = isRoll ? 1 : 0.6;
  const paymentTexts = [
    ...toPartyTexts(upi),
    ...toPartyTexts(content.bank),
    ...toPartyTexts(content.note, quietStyle),
    ...toPartyTexts(content.terms, quietStyle),
  ];
  const closingCells: PdfCell[] = [
    ...(upi ? [qrCell] : []),
    { width: contentWidth * paymentShare - qrWidth - CELL_GAP, texts: paymentTexts },
  ];
  const [signedFor, signatory] = content.signature;
  const signatureCell: PdfCell = {
    width: isRoll ? contentWidth : contentWidth * 0.4,
    align: "end",
    texts: toTexts(plainStyle, signedFor, " ", " ", signatory),
  };
  const { term, value } = content.amountInWords;
  const totals = [
    ...sums.map((detail) =>
      createAmountRow(detail, { left: sumsLeft, space: 1, borders: sideBorders }),
    ),
    ...(content.reverseChargeNote
      ? [
          createFullWidthRow(toTexts(plainStyle, content.reverseChargeNote), {
            space: fontSize / 2,
            borders: sideBorders,
          }),
        ]
      : []),
    createAmountRow(content.total, totalRowStyle, [
      { ...strongStyle, colour: colours.total },
      totalStyle,
    ]),
    createFullWidthRow([...toTexts(labelStyle, term), ...toTexts(plainStyle, value)], {
      space: fontSize * 0.6,
      borders: toBoxBorders(0),
    }),
    ...(isRoll
      ? [createRow(closingCells, { space: 4 }), createRow([signatureCell], { space: 4 })]
      : [createRow([...closingCells, signatureCell], { space: fontSize * 0.6 })]),
    ...(content.credit
      ? [createFullWidthRow(toTexts(quietStyle, content.credit), { space: 4 })]
      : []),
  ];

  const headingBorders = { ...sideBorders, top: fills.top ? 3 : sideBorders.sides, bottom: 1.5 };
  const headingCells = toCells((_, heading) => heading, { ...quietStyle, size: cellStyle.size });
  return {
    header,
    columnHeadings: isStacked
      ? []
      : [createRow(headingCells, { space: 3, borders: headingBorders })],
    lines: content.rows.map(toLineRows),
    totals,
  };
}
