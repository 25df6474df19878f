/** Longer sums, in characters, don't fit a phone's line: only their products stay together. */
const LONGEST = 26;

const NUMBER = String.raw`\(?₹?\d[\d,.]*%?\)?`;
/**
 * A tag, a sum ("2 × 257"), or the space between an "=" and its result. A sum begins where a number
 * does: tried from each of its digits, a long one would take the square of its length.
 */
const SUM = new RegExp(
  String.raw`<[^<>]*>|(?<![\d,.])${NUMBER}(?: [+−×÷] ${NUMBER})+|(?<= =) (?=(?:<b>)?₹?\d)`,
  "g",
);
const NO_BREAK = "\u00a0";

/** HTML whose sums break before an "=" and nowhere else, a long one also before "+" and "−". */
export const wholeSums = (html: string): string =>
  html.replace(SUM, (found) => {
    if (found.startsWith("<")) return found;
    if (found === " ") return NO_BREAK;
    return found.replace(found.length > LONGEST ? / (?=[×÷])|(?<=[+−×÷]) /g : / /g, NO_BREAK);
  });
