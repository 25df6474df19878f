import type { Draft } from "../draft.ts";
import type { ColumnKey, PaperContent, PaperRow, Party } from "../paper-content.ts";
import { DESIGNS, INK } from "./designs.ts";
import { type Cell, GAP, type Row, type Type } from "./rows.ts";
import type { Typesetter } from "./shape.ts";

/** The rows of a paper. */
export interface ComposedPaper {
  top: readonly Row[];
  /** Column heads, which repeat on every page; none if a line has two rows. */
  columnHeads: readonly Row[];
  /** One or two rows for each line of the bill. */
  lines: readonly (readonly Row[])[];
  end: readonly Row[];
}

/** Width of the sums, in points. */
const SUMS_WIDTH = 250;
const THIN = 0.75;

const set = (type: Type, ...texts: readonly string[]): Cell["texts"] =>
  texts.filter(Boolean).map((text) => ({ text, type }));

const describe = ({ description, discount }: PaperRow) =>
  [description, discount].filter(Boolean).join(" ");

/** Composes the rows of a paper, `width` points wide. */
export function composePaper(
  content: PaperContent,
  { look, size: sheet }: Pick<Draft, "look" | "size">,
  typesetter: Typesetter,
  width: number,
): ComposedPaper {
  const { facts, columns, upi, sums } = content;
  const { faces, fills, isBoxed, padding, rule, ...colours } = DESIGNS[look];
  const isRoll = sheet === "roll";
  const base = sheet === "a4" ? 9.25 : 8;
  const inner = width - 2 * padding;
  const plain: Type = { face: faces.plain, size: base, colour: INK };
  const quiet: Type = { ...plain, colour: colours.quiet };
  const label: Type = { ...plain, colour: colours.label };
  const strong: Type = { ...plain, face: faces.strong };
  const titleSize = base * (fills.top ? 2.4 : 1.3);
  const title: Type = { face: faces.title, size: titleSize, colour: colours.title };
  const total: Type = { face: faces.total, size: base * 1.9, colour: colours.total };
  const isSmall = content.isLong && !isRoll;
  const cellType: Type = { ...plain, size: isSmall ? 7.5 : base };
  const measure = (text: string, { face, size }: Type) =>
    typesetter.shape(text, face).width * size + 0.01;

  const sides = { sides: isBoxed ? THIN : 0, colour: rule };
  const box = (top: number) => (isBoxed ? { ...sides, top, bottom: THIN } : undefined);
  const block = { space: base * 0.8, lines: box(THIN) };
  const ruled = { space: isSmall ? 0.6 : base * 0.4, lines: { ...sides, bottom: THIN } };

  const row = (cells: readonly Cell[], style: Partial<Row> = {}): Row =>
    Object.assign({ left: padding, cells }, style);
  const across = (texts: Cell["texts"], style: Partial<Row>) =>
    row([{ width: inner, texts }], style);

  /** Two texts next to each other, or below each other on a roll. */
  const pair = (
    [first, second]: readonly [Cell["texts"], Cell["texts"]],
    style: Partial<Row>,
    share = 0.5,
    align?: Cell["align"],
  ): Row[] => {
    if (isRoll) return [first, second].flatMap((one) => (one.length > 0 ? across(one, style) : []));
    const middle = share * inner;
    const right = { width: inner - middle, texts: second, align };
    return [row([{ width: middle - GAP, texts: first }, right], style)];
  };

  /** A text and an amount, from a left edge to the right one. */
  const amount = (
    { term, value }: { term: string; value: string },
    style: Partial<Row>,
    [termType, valueType] = [plain, plain],
  ): Row => {
    const { left = padding } = style;
    const room = measure(value, valueType);
    const termWidth = padding + inner - left - room - GAP;
    return row(
      [
        { width: termWidth, texts: set(termType, term) },
        { width: room, texts: set(valueType, value), align: "end" },
      ],
      style,
    );
  };

  const party = (of: Party | undefined, text = plain) =>
    of ? [...set(label, of.label), ...set(name, of.name), ...set(text, ...of.lines)] : [];
  const name: Type = { ...strong, size: base * 1.1 };

  const { draft, copyMark, legend } = content;
  const marks = [draft ? `${draft.mark}: ${draft.note}` : "", copyMark, legend].filter(Boolean);
  const factsPerRow = isRoll ? 2 : facts.length;
  const factRows = facts.flatMap((_, first): Row[] => {
    if (first % factsPerRow > 0) return [];
    const cells = facts.slice(first, first + factsPerRow).map(({ term, value }) => ({
      width: inner / factsPerRow - GAP,
      texts: [...set(quiet, term), ...set(strong, value || " ")],
    }));
    const lines = box(THIN) ?? { top: first === 0 ? THIN : 0, bottom: THIN, colour: rule };
    const { facts: fill } = fills;
    return [row(cells, { space: base * 0.7, fill, lines: fill ? undefined : lines })];
  });
  const top = [
    ...marks.map((mark) =>
      row([{ width, align: "center", texts: set(strong, mark) }], { left: 0, space: 4 }),
    ),
    ...pair(
      [party(content.seller), set(title, content.title)],
      { ...block, fill: fills.top },
      0.62,
      "end",
    ),
    ...factRows,
    ...pair([party(content.buyer), party(content.delivery)], block),
  ];

  // Figures take the width they need, the description has the rest.
  const widths = columns.map(({ key, head }) => {
    const texts = key === "description" ? [] : [head, ...content.rows.map((line) => line[key])];
    return Math.max(0, ...texts.map((text) => measure(text, cellType)));
  });
  const rest = inner - widths.reduce((sum, one) => sum + one, GAP * (columns.length - 1));
  const description = columns.find(({ key }) => key === "description");
  const isStacked = isRoll || rest < measure(description?.head ?? "", cellType);

  const toCells = (getText: (key: ColumnKey, head: string) => string, type: Type) =>
    columns.map(({ key, head }, index): Cell => {
      const texts = set(type, getText(key, head));
      if (key === "description") return { width: rest, texts };
      return { width: widths[index] ?? 0, texts, align: "end" };
    });

  const toLine = (line: PaperRow): Row[] => {
    if (!isStacked) {
      const getText = (key: ColumnKey) => (key === "description" ? describe(line) : line[key]);
      return [row(toCells(getText, cellType), ruled)];
    }
    const details = columns.flatMap(({ key, head }) => {
      if (key === "code") return line.code ? `${head} ${line.code}` : [];
      if (key === "rate") return `× ${line.rate}`;
      if (key === "tax") return `${head} ${line.tax}`;
      return key === "quantity" ? line.quantity : [];
    });
    return [
      amount({ term: describe(line), value: line.value }, { space: 1, lines: sides }),
      across(set(quiet, details.join("\u00a0 ")), { ...ruled, space: 1 }),
    ];
  };

  const left = padding + Math.max(inner - SUMS_WIDTH, 0);
  const isTotalAcross = isBoxed || fills.total !== undefined;
  const totalStyle: Partial<Row> = {
    left: isTotalAcross ? padding : left,
    space: base * 0.5,
    fill: fills.total,
    isBottom: true,
    lines: box(2) ?? { top: 1.5, colour: fills.total ?? colours.total },
  };
  const code = { width: isRoll ? 85 : 60, texts: [], qr: upi?.link };
  const codeWidth = upi ? code.width + GAP : 0;
  const share = isRoll ? 1 : 0.6;
  const payment = [
    ...party(upi),
    ...party(content.bank),
    ...party(content.note, quiet),
    ...party(content.terms, quiet),
  ];
  const closing: Cell[] = [
    ...(upi ? [code] : []),
    { width: inner * share - codeWidth - GAP, texts: payment },
  ];
  const [above, below] = content.sign;
  const signature: Cell = {
    width: isRoll ? inner : inner * 0.4,
    align: "end",
    texts: set(plain, above, " ", " ", below),
  };
  const { term, value } = content.words;
  const end = [
    ...sums.map((fact) => amount(fact, { left, space: 1, lines: sides })),
    ...(content.reverseNote
      ? [across(set(plain, content.reverseNote), { space: base / 2, lines: sides })]
      : []),
    amount(content.total, totalStyle, [{ ...strong, colour: colours.total }, total]),
    across([...set(label, term), ...set(plain, value)], { space: base * 0.6, lines: box(0) }),
    ...(isRoll
      ? [row(closing, { space: 4 }), row([signature], { space: 4 })]
      : [row([...closing, signature], { space: base * 0.6 })]),
  ];

  const headLines = { ...sides, top: fills.top ? 3 : sides.sides, bottom: 1.5 };
  const headCells = toCells((_, head) => head, { ...quiet, size: cellType.size });
  return {
    top,
    columnHeads: isStacked ? [] : [row(headCells, { space: 3, lines: headLines })],
    lines: content.rows.map(toLine),
    end,
  };
}
