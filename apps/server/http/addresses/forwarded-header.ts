/**
 * The value that our outermost proxy appended to a forwarded header. Each proxy appends one value,
 * so this is the one at `proxyCount` from the end. Undefined if the header is absent or empty.
 */
export function readForwardedValue(
  header: string | null | undefined,
  proxyCount: number,
): string | undefined {
  if (!header || proxyCount === 0) return undefined;
  const values = header.split(",");
  return (values.at(-proxyCount) ?? values[0])?.trim() || undefined;
}
