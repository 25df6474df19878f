/** Writes to stdout. Returns the exit code 0. */
export function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

/** Writes a line to stderr. Returns the exit code 1. */
export function printError(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}
