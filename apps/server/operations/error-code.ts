/**
 * The name of an error that is safe to log: the system's code, e.g. `ECONNREFUSED`, else the class.
 * Never its message.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, cause, originalCode } = error as Error & { code?: unknown; originalCode?: unknown };
  const given = [originalCode, code].find((one) => typeof one === "string");
  return given ?? (cause instanceof Error ? errorCode(cause) : error.name);
}

/** The stack of an error, without its message. */
export const stackFrames = (error: unknown): string =>
  error instanceof Error ? (error.stack?.match(/^ +at .*$/gm)?.join("\n") ?? "") : "";
