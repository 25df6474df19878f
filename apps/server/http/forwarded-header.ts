/**
 * The value that our outermost proxy wrote into a forwarded header. Each proxy appends one, so it is
 * the one `hops` from the end. Undefined if the header is absent or empty.
 */
export function forwardedValue(
  header: string | null | undefined,
  hops: number,
): string | undefined {
  if (!header || hops === 0) return undefined;
  const values = header.split(",");
  return (values.at(-hops) ?? values[0])?.trim() || undefined;
}
