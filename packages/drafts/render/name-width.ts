import { BOARDS } from "@angadi/names/board/boards";
import type { Lettering } from "@angadi/names/board/lettering";
import { BOARD_PADDING_EM } from "./name-board.ts";
import type { Pairing } from "./pairings.ts";

/** Letters that are wider or narrower than average, with their relative widths. */
const LETTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@&]/, 1.45],
  [/\u2060/, 0],
  [/[ \u00a0]/, 0.85],
  [/[iljtfrI1.,'’]/, 0.62],
  [/[A-Z]/, 1.28],
  [/[\u0900-\uffff]/, 1.2],
];

const measureText = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1),
    0,
  );

/** Width of the longer of two lines, broken where their widths are closest. */
function measureOnTwoLines(words: readonly string[]): number {
  const oneLine = measureText(words.join(" "));
  return words.slice(1).reduce((best, _, index) => {
    const first = measureText(words.slice(0, index + 1).join(" "));
    const second = measureText(words.slice(index + 1).join(" "));
    return Math.min(best, Math.max(first, second));
  }, oneLine);
}

const measureLongestWord = (text: string): number => Math.max(...text.split(" ").map(measureText));

/** Safety factor: widths are estimates, and while a line may wrap, a word must not. */
const WORD_SAFETY_FACTOR = 1.12;

/** Boards that set every name in a single case. */
const SINGLE_CASE_BOARDS: ReadonlySet<Lettering | undefined> = new Set([
  "enamel",
  "lorry",
  "neon",
  "studio",
]);

const applyCase = (text: string, isSingleCase: boolean): string =>
  isSingleCase ? text.toLowerCase() : text;

interface WidthInput {
  name: string;
  headline: string;
  pairing: Pairing;
  /** The board of the name. */
  board: Lettering | undefined;
}

/**
 * Renders widths in em as custom properties: of the name on one line, on two, and of its longest
 * word; of the headline on two lines, and of its longest word.
 */
export function renderWidthsCss({ name, headline, pairing, board }: WidthInput): string {
  const [nameText, headlineText] = [
    applyCase(name, board ? SINGLE_CASE_BOARDS.has(board) : pairing.isUppercase),
    applyCase(headline, pairing.isUppercase),
  ];
  const headlineEm = pairing.width + pairing.tracking;
  const [nameEm, margin] = board
    ? [BOARDS[board].emPerCharacter, BOARD_PADDING_EM]
    : [headlineEm, 0];
  const word = measureLongestWord(nameText) * WORD_SAFETY_FACTOR;
  const formatNameWidth = (length: number) => Math.max(2, length * nameEm + margin).toFixed(2);
  const formatHeadlineWidth = (length: number) => Math.max(2, length * headlineEm).toFixed(2);
  return [
    `--one:${formatNameWidth(Math.max(measureText(nameText), word))}`,
    `--two:${formatNameWidth(Math.max(measureOnTwoLines(nameText.split(" ")), word))}`,
    `--word:${formatNameWidth(word)}`,
    `--headline:${formatHeadlineWidth(measureOnTwoLines(headlineText.split(" ")))}`,
    `--headlineword:${formatHeadlineWidth(measureLongestWord(headlineText) * WORD_SAFETY_FACTOR)}`,
  ].join(";");
}
