import { fstatSync, write as writeTo } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Characters that may wait to be written; lines beyond them are dropped. */
const CAPACITY = 4 * 1024 * 1024;
/** Milliseconds until an output that failed is tried again. */
const RETRY = 1000;

/** Hands bytes to the system; tells how many it took. */
type Write = (
  bytes: Buffer,
  done: (error: Error | null | undefined, taken: number) => void,
) => void;

/**
 * Where log lines go. Writing one never waits and never fails: while the output is full, slow or
 * closed, lines wait in memory, and those that find no room are dropped and counted. The count is a
 * line of its own once the output takes lines again.
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

  /** `output` is a file descriptor that is open already, such as 1. */
  constructor(output: number) {
    this.#write = writerFor(output);
  }

  /** Takes whole lines, each with its line feed. */
  write(line: string): void {
    if (this.#waiting + line.length > CAPACITY) {
      this.dropped += 1;
      return;
    }
    this.#waiting += line.length;
    this.#lines.push(line);
    if (this.#busy) return;
    this.#busy = true;
    // Lines of one turn of the event loop travel together.
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
    this.#write(bytes, (error, taken) => {
      if (error) setTimeout(() => this.#pass(bytes, done), RETRY).unref();
      else if (taken < bytes.length) this.#pass(bytes.subarray(taken), done);
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
 * A pipe's stream waits in the event loop until somebody reads. Everything else is written by
 * libuv's threads, where a slow disk holds up one of them and not the process; a pipe there could
 * hold one for ever, and with it the process's end.
 */
function writerFor(output: number): Write {
  const kind = fstatSync(output);
  if (output === 1 && (kind.isFIFO() || kind.isSocket())) {
    // Each failure reaches the callback; without a listener it would end the process, too.
    process.stdout.on("error", () => undefined);
    return (bytes, done) => process.stdout.write(bytes, (error) => done(error, bytes.length));
  }
  return (bytes, done) => writeTo(output, bytes, done);
}
