const NUMBER_FORMAT = new Intl.NumberFormat("en-IN");

/** A number: Indian format in the HTML, the reader's format once the script runs. */
export function FormattedNumber({ value }: { value: number }) {
  return <data value={value}>{NUMBER_FORMAT.format(value)}</data>;
}
