import { BOARDS } from "#names/board/boards.ts";
import type { Lettering } from "#names/board/lettering.ts";
import { BOARD_MARGIN } from "./name-board.ts";
import type { Pairing } from "./pairings.ts";

/** Letters that are wider or narrower than the average one. */
const lengthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) =>
      sum +
      (/[mwMW@&]/.test(letter)
        ? 1.45
        : /[iljtfrI1.,'’ ]/.test(letter)
          ? 0.62
          : /[A-Z\u0900-\uffff]/.test(letter)
            ? 1.2
            : 1),
    0,
  );

/** The longer of two lines, broken where they come out most alike. */
function brokenOnce(words: readonly string[]): number {
  const whole = lengthOf(words.join(" "));
  return words.slice(1).reduce((best, _, at) => {
    const first = lengthOf(words.slice(0, at + 1).join(" "));
    const second = lengthOf(words.slice(at + 1).join(" "));
    return Math.min(best, Math.max(first, second));
  }, whole);
}

interface Shown {
  name: string;
  headline: string;
  pairing: Pairing;
  /** Of the name. */
  board: Lettering | undefined;
}

/** A name's widths on one line and broken once, and a headline's broken once, in em. */
export function widthsCss({ name, headline, pairing, board }: Shown): string {
  const shown = (text: string) => (pairing.capitals ? text.toLowerCase() : text);
  const perLetter = pairing.width + pairing.tracking;
  const em = (length: number) => Math.max(2, length * perLetter).toFixed(2);
  const two = (text: string) => brokenOnce(shown(text).split(" "));
  const named = (length: number) =>
    board ? (length * BOARDS[board].em + BOARD_MARGIN).toFixed(2) : em(length);
  const one = lengthOf(shown(name));
  return `--one:${named(one)};--two:${named(two(name))};--say:${em(two(headline))}`;
}
