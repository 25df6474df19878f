import { BOARDS } from "@angadi/names/board/boards";
import type { Lettering } from "@angadi/names/board/lettering";
import { BOARD_MARGIN } from "./name-board.ts";
import type { Pairing } from "./pairings.ts";

/** Letters that are wider or narrower than average, with their relative widths. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[mwMW@&]/, 1.45],
  [/\u2060/, 0],
  [/[ \u00a0]/, 0.85],
  [/[iljtfrI1.,'’]/, 0.62],
  [/[A-Z]/, 1.28],
  [/[\u0900-\uffff]/, 1.2],
];

const measureText = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 1),
    0,
  );

/** Width of the longer of two lines, broken where their widths are closest. */
function measureBrokenOnce(words: readonly string[]): number {
  const whole = measureText(words.join(" "));
  return words.slice(1).reduce((best, _, index) => {
    const first = measureText(words.slice(0, index + 1).join(" "));
    const second = measureText(words.slice(index + 1).join(" "));
    return Math.min(best, Math.max(first, second));
  }, whole);
}

const measureLongestWord = (text: string): number => Math.max(...text.split(" ").map(measureText));

/** Safety factor: widths are estimates, and while a line may wrap, a word must not. */
const WORD_ROOM = 1.12;

/** Boards that set every name in a single case. */
const ONE_CASE: ReadonlySet<Lettering | undefined> = new Set(["enamel", "lorry", "neon", "studio"]);

const inCase = (text: string, isOne: boolean): string => (isOne ? text.toLowerCase() : text);

interface Shown {
  name: string;
  headline: string;
  pairing: Pairing;
  /** The board of the name. */
  board: Lettering | undefined;
}

/** Widths in em: of a name on one line, on two, and of its longest word; and of a headline. */
export function widthsCss({ name, headline, pairing, board }: Shown): string {
  const [nameText, headlineText] = [
    inCase(name, board ? ONE_CASE.has(board) : pairing.capitals),
    inCase(headline, pairing.capitals),
  ];
  const perLetter = pairing.width + pairing.tracking;
  const [ofName, margin] = board ? [BOARDS[board].emPerCharacter, BOARD_MARGIN] : [perLetter, 0];
  const word = measureLongestWord(nameText) * WORD_ROOM;
  const em = (length: number) => Math.max(2, length * ofName + margin).toFixed(2);
  const line = (length: number) => Math.max(2, length * perLetter).toFixed(2);
  return [
    `--one:${em(Math.max(measureText(nameText), word))}`,
    `--two:${em(Math.max(measureBrokenOnce(nameText.split(" ")), word))}`,
    `--word:${em(word)}`,
    `--say:${line(measureBrokenOnce(headlineText.split(" ")))}`,
    `--sayword:${line(measureLongestWord(headlineText) * WORD_ROOM)}`,
  ].join(";");
}
