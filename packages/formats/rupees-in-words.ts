const UNITS = [
  "",
  ..."One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen".split(" "),
  ..."Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen".split(" "),
];
const TENS = ["", "", ..."Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split(" ")];

/** The Indian numbering system: above a thousand, each unit is a hundred of the one below it. */
const SCALE = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1000, "Thousand"],
  [100, "Hundred"],
] as const;

/**
 * Spells out paise as bills do: 1240050 → "Rupees Twelve Thousand Four Hundred and Fifty Paise
 * Only".
 */
export function spellOutPaise(paise: number): string {
  const [rupees, paiseRemainder] = [Math.floor(paise / 100), paise % 100];
  const paiseText = paiseRemainder > 0 && `${spellOut(paiseRemainder)} Paise`;
  if (rupees === 0) return paiseText ? `${paiseText} Only` : "Rupees Zero Only";
  return [`Rupees ${spellOut(rupees)}`, paiseText].filter(Boolean).join(" and ") + " Only";
}

function spellOut(number: number): string {
  for (const [size, name] of SCALE) {
    if (number < size) continue;
    const remainderText = spellOut(number % size);
    return `${spellOut(Math.floor(number / size))} ${name}${remainderText && ` ${remainderText}`}`;
  }
  if (number < UNITS.length) return UNITS[number] ?? "";
  const [tens, ones] = [TENS[Math.floor(number / 10)], UNITS[number % 10]];
  return ones ? `${tens}-${ones}` : `${tens}`;
}
