/**
 * In characters. Longer sums do not fit a line on a phone, so only their products stay together.
 */
const LONGEST = 26;

const NUMBER = String.raw`\(?₹?\d[\d,.]*%?\)?`;
/**
 * A sum ("2 × 257"), or the space between "=" and its result, which may be in the next element. A
 * match only starts at the start of a number: trying each digit of a long one would take quadratic
 * time.
 */
const SUM = new RegExp(
  String.raw`(?<![\d,.])${NUMBER}(?: [+−×÷] ${NUMBER})+|(?<= =) (?=₹?\d|$)`,
  "g",
);
const NO_BREAK = "\u00a0";

/** Lets sums break before "=" only; long ones also before "+" and "−". */
export const withUnbrokenSums = (text: string): string =>
  text.replace(SUM, (found) => {
    if (found === " ") return NO_BREAK;
    return found.replace(found.length > LONGEST ? / (?=[×÷])|(?<=[+−×÷]) /g : / /g, NO_BREAK);
  });
