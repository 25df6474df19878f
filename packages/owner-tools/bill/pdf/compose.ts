import type { Draft } from "../draft.ts";
import type { ColumnKey, PaperContent, PaperRow } from "../paper-content.ts";
import { DESIGNS, INK } from "./designs.ts";
import type { Cell, Row, Type } from "./rows.ts";
import type { Typesetter } from "./shape.ts";

/** The rows of a paper. */
export interface ComposedPaper {
  top: readonly Row[];
  /** Column heads, which repeat on every page; none if a line has two rows. */
  heads: readonly Row[];
  /** One or two rows for each line of the bill. */
  lines: readonly (readonly Row[])[];
  end: readonly Row[];
}

/** Space between columns, in points. */
const GAP = 7;
/** Width of the sums, in points. */
const SUMS = 250;
const THIN = 0.75;

const set = (texts: readonly string[], type: Type) => texts.map((text) => ({ text, type }));

const describe = (row: PaperRow) => [row.description, row.discount].filter(Boolean).join(" ");

/** Composes the rows of a paper, `width` points wide. */
export function composePaper(
  content: PaperContent,
  { look, size: sheet }: Pick<Draft, "look" | "size">,
  typesetter: Typesetter,
  width: number,
): ComposedPaper {
  const design = DESIGNS[look];
  const { faces, fills, isBoxed, padding, rule } = design;
  const isRoll = sheet === "roll";
  const base = sheet === "a4" ? 9.25 : 8;
  const inner = width - 2 * padding;
  const plain: Type = { face: faces.plain, size: base, colour: INK };
  const quiet: Type = { ...plain, colour: design.quiet };
  const label: Type = { face: faces.plain, size: base, colour: design.label };
  const strong: Type = { ...plain, face: faces.strong };
  const name: Type = { ...strong, size: base * 1.1 };
  const title: Type = {
    face: faces.title,
    size: base * (fills.top ? 2.4 : 1.3),
    colour: design.title,
  };
  const total: Type = { face: faces.total, size: base * 1.9, colour: design.total };
  const measure = (text: string, { face, size }: Type) =>
    typesetter.shape(text, face).width * size + 0.01;

  const party = (of: PaperContent["seller"] | undefined, text = plain) => [
    ...set(of?.label ? [of.label] : [], label),
    ...set(of?.name ? [of.name] : [], name),
    ...set(of?.lines ?? [], text),
  ];
  const box = (top = THIN): Pick<Row, "lines"> =>
    isBoxed ? { lines: { top, bottom: THIN, sides: THIN, colour: rule } } : {};

  /** A text as wide as the paper. */
  const across = (texts: Cell["texts"], row: Omit<Row, "cells">): Row =>
    Object.assign({ cells: [{ x: padding, width: inner, texts }] }, row);

  /** Two texts next to each other, or below each other on a roll. */
  const beside = (
    texts: readonly [Cell["texts"], Cell["texts"]],
    row: Omit<Row, "cells">,
    share = 0.5,
    align: Cell["align"] = "start",
  ): Row[] => {
    const [left, right] = texts;
    if (isRoll) return texts.filter(({ length }) => length > 0).map((one) => across(one, row));
    const middle = share * inner;
    const cells = [
      { x: padding, width: middle - GAP, texts: left },
      { x: padding + middle, width: inner - middle, texts: right, align },
    ];
    return [{ ...row, cells }];
  };

  const composeTop = (): Row[] => {
    const { draft, copyMark, legend, seller, facts, buyer, delivery } = content;
    const marks = [
      ...(draft ? [`${draft.mark}: ${draft.note}`] : []),
      ...[copyMark, legend].filter(Boolean),
    ];
    const perRow = isRoll ? 2 : facts.length;
    const factRows = facts.flatMap((_, index): Row[] => {
      if (index % perRow > 0) return [];
      const cells = facts.slice(index, index + perRow).map(({ term, value }, place): Cell => ({
        x: padding + (place * inner) / perRow,
        width: inner / perRow - GAP,
        texts: [...set([term], quiet), ...set([value || " "], strong)],
      }));
      const lines = isBoxed
        ? box().lines
        : { top: index === 0 ? THIN : 0, bottom: THIN, colour: rule };
      return [
        { cells, space: base * 0.7, fill: fills.facts, ...(lines && !fills.facts && { lines }) },
      ];
    });
    return [
      ...marks.map((text): Row => ({
        space: 4,
        cells: [{ x: 0, width, align: "center", texts: set([text], strong) }],
      })),
      ...beside(
        [party(seller), set([content.title], title)],
        { space: base * 0.8, fill: fills.top, ...box() },
        0.62,
        "end",
      ),
      ...factRows,
      ...beside([party(buyer), party(delivery)], { space: base * 0.8, ...box() }),
    ];
  };

  const isSmall = content.isLong && !isRoll;
  const cellType: Type = isSmall ? { ...plain, size: 7.5 } : plain;
  const ruled: Omit<Row, "cells"> = {
    space: isSmall ? 0.6 : base * 0.4,
    lines: { bottom: THIN, sides: isBoxed ? THIN : 0, colour: rule },
  };

  // Figures take the width they need, the description has the rest.
  const widths = content.columns.map(({ key, head }) =>
    Math.max(
      ...[head, ...content.rows.map((row) => row[key])].map((text) => measure(text, cellType)),
    ),
  );
  const described = content.columns.findIndex(({ key }) => key === "description");
  const figures = widths.reduce(
    (sum, room, index) => sum + (index === described ? 0 : room + GAP),
    0,
  );
  const rest = inner - figures;
  const isStacked = isRoll || rest < measure(content.columns[described]?.head ?? "", cellType);

  const composeCells = (getText: (key: ColumnKey, head: string) => string, type: Type): Cell[] => {
    let x = padding;
    return content.columns.map(({ key, head }, index): Cell => {
      const cell: Cell = {
        x,
        width: index === described ? rest : (widths[index] ?? 0),
        align: index === described ? "start" : "end",
        texts: set([getText(key, head)], type),
      };
      x += cell.width + GAP;
      return cell;
    });
  };

  /** A text and an amount, from a left edge to the right one. */
  const amount = (
    term: string,
    value: string,
    from: number,
    types: [Type, Type] = [plain, plain],
  ): Cell[] => {
    const room = measure(value, types[1]);
    const right = padding + inner - room;
    return [
      { x: from, width: right - from - GAP, texts: set([term], types[0]) },
      { x: right, width: room, texts: set([value], types[1]), align: "end" },
    ];
  };

  const composeLine = (row: PaperRow): Row[] => {
    if (!isStacked) {
      const getText = (key: ColumnKey) => (key === "description" ? describe(row) : row[key]);
      return [{ ...ruled, cells: composeCells(getText, cellType) }];
    }
    const details = content.columns.flatMap(({ key, head }) => {
      if (key === "code") return row.code ? `${head} ${row.code}` : [];
      if (key === "rate") return `× ${row.rate}`;
      if (key === "tax") return `${head} ${row.tax}`;
      return key === "quantity" ? row.quantity : [];
    });
    const sides = { sides: isBoxed ? THIN : 0, colour: rule };
    return [
      { space: 1, lines: sides, cells: amount(describe(row), row.value, padding) },
      {
        ...ruled,
        space: 1,
        cells: [{ x: padding, width: inner, texts: set([details.join("\u00a0 ")], quiet) }],
      },
    ];
  };

  const composeEnd = (): Row[] => {
    const { sums, reverseNote, words } = content;
    const from = padding + Math.max(inner - SUMS, 0);
    const lines = { sides: isBoxed ? THIN : 0, colour: rule };
    const isAcross = isBoxed || fills.total !== undefined;
    const term: Type = { ...strong, colour: design.total };
    return [
      ...sums.map((fact): Row => ({
        space: 1,
        lines,
        cells: amount(fact.term, fact.value, from),
      })),
      ...(reverseNote ? [across(set([reverseNote], plain), { space: base / 2, lines })] : []),
      {
        cells: amount(content.total.term, content.total.value, isAcross ? padding : from, [
          term,
          total,
        ]),
        space: base * 0.5,
        fill: fills.total,
        isBottom: true,
        lines: isBoxed
          ? { top: 2, bottom: THIN, sides: THIN, colour: rule }
          : { top: 1.5, colour: fills.total ?? design.total },
      },
      across([...set([words.term], label), ...set([words.value], plain)], {
        space: base * 0.6,
        ...box(0),
      }),
      ...composeClosing(),
    ];
  };

  const composeClosing = (): Row[] => {
    const { upi, bank, note, terms, sign } = content;
    const texts = [...party(upi), ...party(bank), ...set(note, quiet), ...party(terms, quiet)];
    const side = upi ? (isRoll ? 85 : 60) : 0;
    const [above, below] = sign;
    const signature: Cell = {
      x: padding + inner * 0.6,
      width: inner * 0.4,
      align: "end",
      texts: set([above, " ", " ", below], plain),
    };
    const left = upi ? side + GAP : 0;
    const cells: Cell[] = [
      ...(upi ? [{ x: padding, width: side, texts: [], qr: upi.link }] : []),
      { x: padding + left, width: inner * (isRoll ? 1 : 0.6) - left - GAP, texts },
      signature,
    ];
    return isRoll
      ? [
          { space: 4, cells: cells.slice(0, -1) },
          { space: 4, cells: [{ ...signature, x: padding, width: inner }] },
        ]
      : [{ space: base * 0.6, cells }];
  };

  return {
    top: composeTop(),
    heads: isStacked
      ? []
      : [
          {
            space: 3,
            lines: {
              top: fills.top ? 3 : isBoxed ? THIN : 0,
              bottom: 1.5,
              sides: isBoxed ? THIN : 0,
              colour: rule,
            },
            cells: composeCells((_, head) => head, { ...quiet, size: cellType.size }),
          },
        ],
    lines: content.rows.map(composeLine),
    end: composeEnd(),
  };
}
