/**
 * The name of an error that is safe to log: the system's code, e.g. `ECONNREFUSED`, else the class;
 * the message may contain personal data.
 */
export function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, cause, originalCode } = error as Error & { code?: unknown; originalCode?: unknown };
  const ownCode = [originalCode, code].find((value) => typeof value === "string");
  return ownCode ?? (cause instanceof Error ? getErrorCode(cause) : error.name);
}

/** The stack of an error, without its message. */
export const getStackFrames = (error: unknown): string =>
  error instanceof Error ? (error.stack?.match(/^ +at .*$/gm)?.join("\n") ?? "") : "";
