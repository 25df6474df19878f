import { fstatSync, write as writeTo } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Characters that may wait to be written; further lines are dropped. */
const MAX_PENDING_LENGTH = 4 * 1024 * 1024;
/** Milliseconds until a failed write is retried. */
const RETRY_MS = 1000;

/** Writes bytes to the output, and reports how many were written. */
type Write = (
  bytes: Buffer,
  onWritten: (error: Error | null | undefined, writtenCount: number) => void,
) => void;

/**
 * Writes log lines without blocking or failing: while the output is full, slow or closed, lines wait
 * in memory, and those above the limit are dropped and counted. The count is logged once the output
 * accepts lines again.
 */
export class LogSink {
  /** Lines dropped since the start. */
  droppedCount = 0;
  #reportedCount = 0;
  #lines: string[] = [];
  /** Characters of `#lines` and of what is being written. */
  #pendingLength = 0;
  #isWriting = false;
  #onAllWritten: (() => void)[] = [];
  readonly #write: Write;

  /** `output` is an open file descriptor, such as 1. */
  constructor(output: number) {
    this.#write = createWriter(output);
  }

  /** Writes whole lines, each with its line feed. */
  write(line: string): void {
    if (this.#pendingLength + line.length > MAX_PENDING_LENGTH) {
      this.droppedCount += 1;
      return;
    }
    this.#pendingLength += line.length;
    this.#lines.push(line);
    if (this.#isWriting) return;
    this.#isWriting = true;
    // Lines of one turn of the event loop are written together.
    setImmediate(() => this.#send());
  }

  /** Resolves when everything is written, or after `timeoutMs`. */
  async flush(timeoutMs: number): Promise<void> {
    if (!this.#isWriting) return;
    const allWritten = new Promise<void>((resolve) => this.#onAllWritten.push(resolve));
    await Promise.race([allWritten, wait(timeoutMs)]);
  }

  #send(): void {
    const text = this.#lines.join("");
    this.#lines = [];
    this.#writeFully(Buffer.from(text), () => {
      this.#pendingLength -= text.length;
      this.#reportDropped();
      if (this.#lines.length > 0) return setImmediate(() => this.#send());
      this.#isWriting = false;
      for (const resolve of this.#onAllWritten.splice(0)) resolve();
    });
  }

  #writeFully(bytes: Buffer, onWritten: () => void): void {
    this.#write(bytes, (error, writtenCount) => {
      if (error) setTimeout(() => this.#writeFully(bytes, onWritten), RETRY_MS).unref();
      else if (writtenCount < bytes.length)
        this.#writeFully(bytes.subarray(writtenCount), onWritten);
      else onWritten();
    });
  }

  #reportDropped(): void {
    const lines = this.droppedCount - this.#reportedCount;
    if (lines === 0) return;
    this.#reportedCount = this.droppedCount;
    const entry = { level: 40, time: Date.now(), lines, msg: "log lines were dropped" };
    const line = `${JSON.stringify(entry)}\n`;
    this.#pendingLength += line.length;
    this.#lines.push(line);
  }
}

/**
 * A pipe is written through its stream, which waits in the event loop. Other outputs are written by
 * libuv's threads, so that a slow disk does not block the process; a pipe could block a thread for
 * ever, and with it the process's exit.
 */
function createWriter(output: number): Write {
  const stats = fstatSync(output);
  if (output === 1 && (stats.isFIFO() || stats.isSocket())) {
    // Without a listener, an error would end the process; the callback receives it, too.
    process.stdout.on("error", () => undefined);
    return (bytes, onWritten) =>
      process.stdout.write(bytes, (error) => onWritten(error, bytes.length));
  }
  return (bytes, onWritten) => writeTo(output, bytes, onWritten);
}
