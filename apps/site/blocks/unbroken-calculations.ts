/**
 * In characters. Longer calculations do not fit a line on a phone, so only their products stay
 * together.
 */
const MAX_UNBROKEN_LENGTH = 26;

const NUMBER = String.raw`\(?₹?\d[\d,.]*%?\)?`;
/**
 * A calculation ("2 × 257"), or the space between "=" and its result, which may be in the next
 * element. A match only starts at the start of a number: trying each digit of a long one would take
 * quadratic time.
 */
const CALCULATION = new RegExp(
  String.raw`(?<![\d,.])${NUMBER}(?: [+−×÷] ${NUMBER})+|(?<= =) (?=₹?\d|$)`,
  "g",
);
const NBSP = "\u00a0";

/** Lets calculations break before "=" only; long ones also before "+" and "−". */
export const preventCalculationBreaks = (text: string): string =>
  text.replace(CALCULATION, (match) => {
    if (match === " ") return NBSP;
    return match.replace(
      match.length > MAX_UNBROKEN_LENGTH ? / (?=[×÷])|(?<=[+−×÷]) /g : / /g,
      NBSP,
    );
  });
