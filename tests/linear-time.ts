import { expect, test } from "vitest";

/** What careless and hostile people repeat: single signs, and beginnings of what parsers look for. */
const HOSTILE: readonly string[] = Array.from(" \t\n\u00a0[](*_`<>&\"'\\-#|.,@%={1a😀").concat(
  ["*a", "~~a", "[a* ", "- ", "  - a\n", "a\n\n", "<a", "<b>a", "<h2></h2>", '<a href="', "<br>"],
  ["a ", "₹1", ": ₹1", "1 + ", "1,", "a@a.", "a=1&"],
);

/** Characters of the longest text; a whole megabyte takes minutes (`npm run test:long`). */
const LONGEST = process.env["LONG"] ? 1_000_000 : 64_000;
/** How much longer twice the text may take. */
const MOST = 3;
/** Milliseconds below which nothing is called slow. */
const FLOOR = 20;
/** Behind the first text, longer ones than those that take so many milliseconds say no more. */
const ENOUGH = 10;
/** A text is so many times as long as the one before. */
const STEP = 4;
/** Characters of the first text at most: a quadratic parser is found while it takes a second. */
const FIRST = 16_000;
/** Measurements, of which one must be in order: a collection of garbage may fall into the others. */
const TRIES = 3;
/** A busy machine takes ten times as long as a quiet one. */
const TIMEOUT = { timeout: 300_000 };

/** Parses a text; what it returns does not matter. */
type Parse = (text: string) => unknown;

/** Tests each parser, by what it reads, on up to `max` characters of each hostile piece. */
export function expectLinearTime(parsers: Readonly<Record<string, Parse>>, max = LONGEST): void {
  test.each(Object.entries(parsers))("reads %s in linear time", TIMEOUT, async (_, parse) => {
    for (const piece of HOSTILE) {
      expect({ piece, growth: await findGrowth(parse, piece, max) }).toEqual({ piece });
    }
  });
}

/** How a parser's time grows where it grows too fast. */
async function findGrowth(parse: Parse, piece: string, max: number): Promise<string | undefined> {
  let before = 0;
  for (let size = Math.min(max, FIRST); ; size = Math.min(max, size * STEP)) {
    const took = await time(parse, textOf(piece, size));
    // Twice the text at most three times as long: four times at most nine times.
    if (took > FLOOR && took > MOST ** 2 * before) {
      const growth = await growthAt(parse, piece, size);
      if (growth > MOST) return `${growth.toFixed(1)} times as long for twice ${size / 2}`;
    }
    if ((before > 0 && took > ENOUGH) || size === max) return undefined;
    before = took;
  }
}

/** How much longer twice the text takes: the least of several, where the time is worth measuring. */
async function growthAt(parse: Parse, piece: string, size: number): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < TRIES && least > MOST; tried += 1) {
    const half = await time(parse, textOf(piece, size / 2));
    const whole = await time(parse, textOf(piece, size));
    least = Math.min(least, whole > FLOOR ? whole / half : 0);
  }
  return least;
}

/** A run of `piece` that a letter follows, since much is slow only where the end does not fit. */
const textOf = (piece: string, length: number) =>
  `${`a${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - 1)}b`;

/** Milliseconds of this thread's processor, so that other processes don't count. */
async function time(parse: Parse, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  await parse(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
