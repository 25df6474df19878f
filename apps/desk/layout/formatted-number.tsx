import { formatNumber } from "@angadi/formats/format-number";

/** A number: in the Indian format, or in the reader's format once the script runs. */
export function FormattedNumber({ value }: { value: number }) {
  return <data value={value}>{formatNumber(value)}</data>;
}
