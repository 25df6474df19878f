import { fstatSync, write as writeTo } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Characters that may wait to be written; lines beyond them are dropped. */
const CAPACITY = 4 * 1024 * 1024;
/** Milliseconds until a failed output is retried. */
const RETRY_MS = 1000;

/** Writes bytes to the output, and reports how many were written. */
type Write = (
  bytes: Buffer,
  done: (error: Error | null | undefined, written: number) => void,
) => void;

/**
 * Writes log lines without ever waiting or failing: while the output is full, slow or closed, lines
 * wait in memory, and those beyond its capacity are dropped and counted. The count is logged once
 * the output accepts lines again.
 */
export class LogSink {
  /** Lines dropped since the start. */
  dropped = 0;
  #reportedDropped = 0;
  #lines: string[] = [];
  /** Characters of `#lines` and of what is being written. */
  #waiting = 0;
  #busy = false;
  #onEmpty: (() => void)[] = [];
  readonly #write: Write;

  /** `output` is an open file descriptor, such as 1. */
  constructor(output: number) {
    this.#write = writerFor(output);
  }

  /** Writes whole lines, each with its line feed. */
  write(line: string): void {
    if (this.#waiting + line.length > CAPACITY) {
      this.dropped += 1;
      return;
    }
    this.#waiting += line.length;
    this.#lines.push(line);
    if (this.#busy) return;
    this.#busy = true;
    // Lines of one turn of the event loop are written together.
    setImmediate(() => this.#send());
  }

  /** Resolves when everything is written, or after `milliseconds`. */
  async flush(milliseconds: number): Promise<void> {
    if (!this.#busy) return;
    const empty = new Promise<void>((resolve) => this.#onEmpty.push(resolve));
    await Promise.race([empty, wait(milliseconds)]);
  }

  #send(): void {
    const text = this.#lines.join("");
    this.#lines = [];
    this.#pass(Buffer.from(text), () => {
      this.#waiting -= text.length;
      this.#reportDropped();
      if (this.#lines.length > 0) return setImmediate(() => this.#send());
      this.#busy = false;
      for (const resolve of this.#onEmpty.splice(0)) resolve();
    });
  }

  #pass(bytes: Buffer, done: () => void): void {
    this.#write(bytes, (error, written) => {
      if (error) setTimeout(() => this.#pass(bytes, done), RETRY_MS).unref();
      else if (written < bytes.length) this.#pass(bytes.subarray(written), done);
      else done();
    });
  }

  #reportDropped(): void {
    const lines = this.dropped - this.#reportedDropped;
    if (lines === 0) return;
    this.#reportedDropped = this.dropped;
    const entry = { level: 40, time: Date.now(), lines, msg: "log lines were dropped" };
    const line = `${JSON.stringify(entry)}\n`;
    this.#waiting += line.length;
    this.#lines.push(line);
  }
}

/**
 * A pipe's stream waits in the event loop until its reader reads. Everything else is written by
 * libuv's threads, where a slow disk blocks one thread and not the process; a pipe could block a
 * thread for ever, and with it the process's exit.
 */
function writerFor(output: number): Write {
  const stats = fstatSync(output);
  if (output === 1 && (stats.isFIFO() || stats.isSocket())) {
    // The callback receives each failure; without a listener it would also end the process.
    process.stdout.on("error", () => undefined);
    return (bytes, done) => process.stdout.write(bytes, (error) => done(error, bytes.length));
  }
  return (bytes, done) => writeTo(output, bytes, done);
}
