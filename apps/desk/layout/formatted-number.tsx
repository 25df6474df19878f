const NUMBER_FORMAT = new Intl.NumberFormat("en-IN");

/** A number: in the Indian format, or in the reader's format once the script runs. */
export function FormattedNumber({ value }: { value: number }) {
  return <data value={value}>{NUMBER_FORMAT.format(value)}</data>;
}
