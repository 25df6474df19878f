import { expect, test } from "vitest";

/** Repeated pieces: single characters, and beginnings of the syntax that parsers look for. */
const HOSTILE_PIECES: readonly string[] = Array.from(
  " \t\n\u00a0[](*_`<>&\"'\\-#|.,@%={1a😀",
).concat(
  ["*a", "~~a", "[a* ", "- ", "  - a\n", "a\n\n", "<a", "<b>a", "<h2></h2>", '<a href="', "<br>"],
  ["a ", "₹1", ": ₹1", "1 + ", "1,", "a@a.", "a=1&"],
);

/** Maximum characters of a text. */
const MAX_LENGTH = 1_000_000;
/** Twice the text may take at most this many times as long. */
const MAX_GROWTH = 3;
/** Times below this, in milliseconds, never count as slow. */
const NOISE_FLOOR_MS = 20;
/** After the first text, stops once a text takes this many milliseconds: longer texts show nothing new. */
const MIN_MEASURABLE_MS = 10;
/** Each text is this many times as long as the previous one. */
const GROWTH_FACTOR = 4;
/** Maximum characters of the first text; even a quadratic parser takes about a second for it. */
const INITIAL_LENGTH = 16_000;
/** Number of measurements; one must pass, since garbage collection may slow down the others. */
const ATTEMPT_COUNT = 3;
/** A busy machine takes ten times as long as a quiet one. */
const TEST_OPTIONS = { timeout: 300_000 };

/** Parses a text; what it returns does not matter. */
type Parse = (text: string) => unknown;

/** Tests each parser, by what it reads, on up to `maxLength` characters of each hostile piece. */
export function testLinearTime(
  parsers: Readonly<Record<string, Parse>>,
  maxLength = MAX_LENGTH,
): void {
  test.each(Object.entries(parsers))("reads %s in linear time", TEST_OPTIONS, async (_, parse) => {
    for (const piece of HOSTILE_PIECES) {
      expect({ piece, growth: await findGrowth(parse, piece, maxLength) }).toEqual({ piece });
    }
  });
}

/** Describes a parser's growth if it is too fast; otherwise undefined. */
async function findGrowth(
  parse: Parse,
  piece: string,
  maxLength: number,
): Promise<string | undefined> {
  let previousTime = 0;
  for (
    let size = Math.min(maxLength, INITIAL_LENGTH);
    ;
    size = Math.min(maxLength, size * GROWTH_FACTOR)
  ) {
    const duration = await measureCpuTime(parse, repeatToLength(piece, size));
    // Three times as long for twice the text means nine times for four times the text.
    if (duration > NOISE_FLOOR_MS && duration > MAX_GROWTH ** 2 * previousTime) {
      const growth = await measureGrowthAt(parse, piece, size);
      if (growth > MAX_GROWTH) return `${growth.toFixed(1)} times as long for twice ${size / 2}`;
    }
    if ((previousTime > 0 && duration > MIN_MEASURABLE_MS) || size === maxLength) return undefined;
    previousTime = duration;
  }
}

/** The growth for twice the text: the minimum of several measurements; 0 if too fast to measure. */
async function measureGrowthAt(parse: Parse, piece: string, size: number): Promise<number> {
  let minGrowth = Infinity;
  for (let attempt = 0; attempt < ATTEMPT_COUNT && minGrowth > MAX_GROWTH; attempt += 1) {
    const halfTime = await measureCpuTime(parse, repeatToLength(piece, size / 2));
    const fullTime = await measureCpuTime(parse, repeatToLength(piece, size));
    minGrowth = Math.min(minGrowth, fullTime > NOISE_FLOOR_MS ? fullTime / halfTime : 0);
  }
  return minGrowth;
}

/** Repeats `piece`, then adds a letter, since many patterns are only slow if the end fails. */
const repeatToLength = (piece: string, length: number) =>
  `${`a${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - 1)}b`;

/** Milliseconds of this thread's CPU time, so that other processes do not count. */
async function measureCpuTime(parse: Parse, text: string): Promise<number> {
  const startUsage = process.threadCpuUsage();
  await parse(text);
  const { user, system } = process.threadCpuUsage(startUsage);
  return (user + system) / 1000;
}
