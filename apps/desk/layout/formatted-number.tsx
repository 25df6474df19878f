const NUMBER = new Intl.NumberFormat("en-IN");

/** A number: as in India in the HTML, as the reader writes it once the script runs. */
export function FormattedNumber({ value }: { value: number }) {
  return <data value={value}>{NUMBER.format(value)}</data>;
}
