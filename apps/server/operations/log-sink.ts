import { fstatSync, write as writeTo } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Characters that may wait to be written; further lines are dropped. */
const MAX_WAITING_LENGTH = 4 * 1024 * 1024;
/** Milliseconds until a failed output is retried. */
const RETRY_MS = 1000;

/** Writes bytes to the output, and reports how many were written. */
type Write = (
  bytes: Buffer,
  done: (error: Error | null | undefined, written: number) => void,
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
  #waitingLength = 0;
  #isWriting = false;
  #onEmpty: (() => void)[] = [];
  readonly #write: Write;

  /** `output` is an open file descriptor, such as 1. */
  constructor(output: number) {
    this.#write = createWriter(output);
  }

  /** Writes whole lines, each with its line feed. */
  write(line: string): void {
    if (this.#waitingLength + line.length > MAX_WAITING_LENGTH) {
      this.droppedCount += 1;
      return;
    }
    this.#waitingLength += line.length;
    this.#lines.push(line);
    if (this.#isWriting) return;
    this.#isWriting = true;
    // Lines of one turn of the event loop are written together.
    setImmediate(() => this.#send());
  }

  /** Resolves when everything is written, or after `milliseconds`. */
  async flush(milliseconds: number): Promise<void> {
    if (!this.#isWriting) return;
    const empty = new Promise<void>((resolve) => this.#onEmpty.push(resolve));
    await Promise.race([empty, wait(milliseconds)]);
  }

  #send(): void {
    const text = this.#lines.join("");
    this.#lines = [];
    this.#writeFully(Buffer.from(text), () => {
      this.#waitingLength -= text.length;
      this.#reportDropped();
      if (this.#lines.length > 0) return setImmediate(() => this.#send());
      this.#isWriting = false;
      for (const resolve of this.#onEmpty.splice(0)) resolve();
    });
  }

  #writeFully(bytes: Buffer, done: () => void): void {
    this.#write(bytes, (error, written) => {
      if (error) setTimeout(() => this.#writeFully(bytes, done), RETRY_MS).unref();
      else if (written < bytes.length) this.#writeFully(bytes.subarray(written), done);
      else done();
    });
  }

  #reportDropped(): void {
    const lines = this.droppedCount - this.#reportedCount;
    if (lines === 0) return;
    this.#reportedCount = this.droppedCount;
    const entry = { level: 40, time: Date.now(), lines, msg: "log lines were dropped" };
    const line = `${JSON.stringify(entry)}\n`;
    this.#waitingLength += line.length;
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
    return (bytes, done) => process.stdout.write(bytes, (error) => done(error, bytes.length));
  }
  return (bytes, done) => writeTo(output, bytes, done);
}
