import type { BillDraft } from "../draft.ts";
import type { ColumnKey, PaperContent, PaperRow, Party } from "../paper-content.ts";
import { INK, getDesign } from "./designs.ts";
import type { BillBrand } from "@angadi/brand-kit/bill-brand";
import { type Cell, GAP, type Row, type TextStyle } from "./rows.ts";
import type { Typesetter } from "@angadi/pdf/typesetter";

export interface ComposedPaper {
  header: readonly Row[];
  /** Column headings, which repeat on every page; empty if a line has two rows. */
  columnHeads: readonly Row[];
  /** One or two rows for each line of the bill. */
  lines: readonly (readonly Row[])[];
  totals: readonly Row[];
}

/** Width of the sums, in points. */
const SUMS_WIDTH = 250;
const THIN = 0.75;

const toTexts = (type: TextStyle, ...texts: readonly string[]): Cell["texts"] =>
  texts.filter(Boolean).map((text) => ({ text, type }));

const describeLine = ({ description, discount }: PaperRow) =>
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
  const plain: TextStyle = { face: faces.plain, size: fontSize, colour: INK };
  const quiet: TextStyle = { ...plain, colour: colours.quiet };
  const label: TextStyle = { ...plain, colour: colours.label };
  const strong: TextStyle = { ...plain, face: faces.strong };
  const titleSize = fontSize * (fills.top ? 2.4 : 1.3);
  const title: TextStyle = { face: faces.title, size: titleSize, colour: colours.title };
  const total: TextStyle = { face: faces.total, size: fontSize * 1.9, colour: colours.total };
  const isSmall = content.isLong && !isRoll;
  const cellType: TextStyle = { ...plain, size: isSmall ? 7.5 : fontSize };
  const measure = (text: string, { face, size }: TextStyle) =>
    typesetter.shape(text, face).width * size + 0.01;

  const sideLines = { sides: isBoxed ? THIN : 0, colour: rule };
  const toBoxLines = (top: number) => (isBoxed ? { ...sideLines, top, bottom: THIN } : undefined);
  const blockStyle = { space: fontSize * 0.8, lines: toBoxLines(THIN) };
  const lineStyle = {
    space: isSmall ? 0.6 : fontSize * 0.4,
    lines: { ...sideLines, bottom: THIN },
  };

  const row = (cells: readonly Cell[], style: Partial<Row> = {}): Row =>
    Object.assign({ left: padding, cells }, style);
  const fullWidthRow = (texts: Cell["texts"], style: Partial<Row>) =>
    row([{ width: contentWidth, texts }], style);

  /** Two texts next to each other, or below each other on a roll. */
  const twoColumnRows = (
    [first, second]: readonly [Cell["texts"], Cell["texts"]],
    style: Partial<Row>,
    share = 0.5,
    align?: Cell["align"],
  ): Row[] => {
    if (isRoll)
      return [first, second].flatMap((texts) =>
        texts.length > 0 ? fullWidthRow(texts, style) : [],
      );
    const firstWidth = share * contentWidth;
    const right = { width: contentWidth - firstWidth, texts: second, align };
    return [row([{ width: firstWidth - GAP, texts: first }, right], style)];
  };

  /** A text and an amount, from a left edge to the right one. */
  const amountRow = (
    { term, value }: { term: string; value: string },
    style: Partial<Row>,
    [termType, valueType] = [plain, plain],
  ): Row => {
    const { left = padding } = style;
    const valueWidth = measure(value, valueType);
    const termWidth = padding + contentWidth - left - valueWidth - GAP;
    return row(
      [
        { width: termWidth, texts: toTexts(termType, term) },
        { width: valueWidth, texts: toTexts(valueType, value), align: "end" },
      ],
      style,
    );
  };

  const toPartyTexts = (party: Party | undefined, lineType = plain) =>
    party
      ? [
          ...toTexts(label, party.label),
          ...toTexts(name, party.name),
          ...toTexts(lineType, ...party.lines),
        ]
      : [];
  const name: TextStyle = { ...strong, size: fontSize * 1.1 };

  /** Puts the brand's mark before the first row. */
  const withMark = ([first, ...rest]: Row[]): Row[] => {
    const [cell, ...cells] = first?.cells ?? [];
    if (!first || !cell || !brand) return first ? [first, ...rest] : rest;
    const mark: Cell = { width: fontSize * 4, texts: [], picture: brand.mark };
    const narrowed = { ...cell, width: cell.width - mark.width - GAP };
    return [{ ...first, cells: [mark, narrowed, ...cells] }, ...rest];
  };

  const { draftMark, copyMark, legend } = content;
  const marks = [draftMark ? `${draftMark.mark}: ${draftMark.note}` : "", copyMark, legend].filter(
    Boolean,
  );
  const detailsPerRow = isRoll ? 2 : details.length;
  const detailRows = details.flatMap((_, first): Row[] => {
    if (first % detailsPerRow > 0) return [];
    const cells = details.slice(first, first + detailsPerRow).map(({ term, value }) => ({
      width: contentWidth / detailsPerRow - GAP,
      texts: [...toTexts(quiet, term), ...toTexts(strong, value || " ")],
    }));
    const lines = toBoxLines(THIN) ?? { top: first === 0 ? THIN : 0, bottom: THIN, colour: rule };
    const { details: fill } = fills;
    return [row(cells, { space: fontSize * 0.7, fill, lines: fill ? undefined : lines })];
  });
  const header = [
    ...marks.map((mark) =>
      row([{ width, align: "center", texts: toTexts(strong, mark) }], { left: 0, space: 4 }),
    ),
    ...withMark(
      twoColumnRows(
        [toPartyTexts(content.seller), toTexts(title, content.title)],
        { ...blockStyle, fill: fills.top },
        0.62,
        "end",
      ),
    ),
    ...detailRows,
    ...twoColumnRows([toPartyTexts(content.buyer), toPartyTexts(content.delivery)], blockStyle),
  ];

  // Numbers take the width they need; the description has the rest.
  const widths = columns.map(({ key, head }) => {
    const texts = key === "description" ? [] : [head, ...content.rows.map((line) => line[key])];
    return Math.max(0, ...texts.map((text) => measure(text, cellType)));
  });
  const descriptionWidth =
    contentWidth -
    widths.reduce((sum, columnWidth) => sum + columnWidth, GAP * (columns.length - 1));
  const description = columns.find(({ key }) => key === "description");
  const isStacked = isRoll || descriptionWidth < measure(description?.head ?? "", cellType);

  const toCells = (getText: (key: ColumnKey, head: string) => string, type: TextStyle) =>
    columns.map(({ key, head }, index): Cell => {
      const texts = toTexts(type, getText(key, head));
      if (key === "description") return { width: descriptionWidth, texts };
      return { width: widths[index] ?? 0, texts, align: "end" };
    });

  const toLine = (line: PaperRow): Row[] => {
    if (!isStacked) {
      const getText = (key: ColumnKey) => (key === "description" ? describeLine(line) : line[key]);
      return [row(toCells(getText, cellType), lineStyle)];
    }
    const details = columns.flatMap(({ key, head }) => {
      if (key === "code") return line.code ? `${head} ${line.code}` : [];
      if (key === "rate") return `× ${line.rate}`;
      if (key === "tax") return `${head} ${line.tax}`;
      return key === "quantity" ? line.quantity : [];
    });
    return [
      amountRow({ term: describeLine(line), value: line.value }, { space: 1, lines: sideLines }),
      fullWidthRow(toTexts(quiet, details.join("\u00a0 ")), { ...lineStyle, space: 1 }),
    ];
  };

  const left = padding + Math.max(contentWidth - SUMS_WIDTH, 0);
  const isTotalFullWidth = isBoxed || fills.total !== undefined;
  const totalStyle: Partial<Row> = {
    left: isTotalFullWidth ? padding : left,
    space: fontSize * 0.5,
    fill: fills.total,
    isBottomAligned: true,
    lines: toBoxLines(2) ?? { top: 1.5, colour: fills.total ?? colours.total },
  };
  const code = { width: isRoll ? 85 : 60, texts: [], qr: upi?.link };
  const codeWidth = upi ? code.width + GAP : 0;
  const share = isRoll ? 1 : 0.6;
  const payment = [
    ...toPartyTexts(upi),
    ...toPartyTexts(content.bank),
    ...toPartyTexts(content.note, quiet),
    ...toPartyTexts(content.terms, quiet),
  ];
  const closing: Cell[] = [
    ...(upi ? [code] : []),
    { width: contentWidth * share - codeWidth - GAP, texts: payment },
  ];
  const [above, below] = content.signature;
  const signature: Cell = {
    width: isRoll ? contentWidth : contentWidth * 0.4,
    align: "end",
    texts: toTexts(plain, above, " ", " ", below),
  };
  const { term, value } = content.amountInWords;
  const totals = [
    ...sums.map((detail) => amountRow(detail, { left, space: 1, lines: sideLines })),
    ...(content.reverseChargeNote
      ? [
          fullWidthRow(toTexts(plain, content.reverseChargeNote), {
            space: fontSize / 2,
            lines: sideLines,
          }),
        ]
      : []),
    amountRow(content.total, totalStyle, [{ ...strong, colour: colours.total }, total]),
    fullWidthRow([...toTexts(label, term), ...toTexts(plain, value)], {
      space: fontSize * 0.6,
      lines: toBoxLines(0),
    }),
    ...(isRoll
      ? [row(closing, { space: 4 }), row([signature], { space: 4 })]
      : [row([...closing, signature], { space: fontSize * 0.6 })]),
    ...(content.credit ? [fullWidthRow(toTexts(quiet, content.credit), { space: 4 })] : []),
  ];

  const headLines = { ...sideLines, top: fills.top ? 3 : sideLines.sides, bottom: 1.5 };
  const headCells = toCells((_, head) => head, { ...quiet, size: cellType.size });
  return {
    header,
    columnHeads: isStacked ? [] : [row(headCells, { space: 3, lines: headLines })],
    lines: content.rows.map(toLine),
    totals,
  };
}
