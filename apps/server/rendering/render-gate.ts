import { yieldToConnections } from "./yield-to-connections.ts";

/** Maximum number of concurrent renders, without those that wait for data. */
const MAX_CONCURRENT = 4;
/** Maximum number of renders in the queue, and of renders that wait for data. */
const MAX_QUEUED = 64;
const MAX_SLOW = 32;

/** Too many pages wait to be rendered. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

interface Turn {
  /** Lets the next render start while this one waits for data. */
  yieldTurn: () => void;
}

/**
 * Runs a few renders at once, and starts one at a time, so that new connections and cached responses
 * wait for one of them at most. Revalidations of cached pages come first.
 */
export class RenderGate {
  #runningCount = 0;
  #slowCount = 0;
  readonly #queue: (() => void)[] = [];
  #isScheduled = false;

  /** Runs `work` in its turn. Rejects with `OverloadedError` at once if too many wait already. */
  async run<T>(
    work: (turn: Turn) => Promise<T>,
    { isRevalidation = false }: { isRevalidation?: boolean } = {},
  ): Promise<T> {
    const rejectIf = (isOverloaded: boolean) => {
      if (isOverloaded && !isRevalidation)
        throw new OverloadedError("Too many pages are rendered.");
    };
    rejectIf(this.#queue.length >= MAX_QUEUED || this.#slowCount >= MAX_SLOW);
    await new Promise<void>((start) => {
      if (isRevalidation) this.#queue.unshift(start);
      else this.#queue.push(start);
      this.#startNext();
    });
    let hasYielded = false;
    const yieldTurn = () => {
      if (hasYielded) return;
      hasYielded = true;
      this.#runningCount -= 1;
      this.#slowCount += 1;
      this.#startNext();
    };
    try {
      // Renders that started meanwhile may have turned out to be slow.
      rejectIf(this.#slowCount >= MAX_SLOW);
      return await work({ yieldTurn });
    } finally {
      if (hasYielded) this.#slowCount -= 1;
      else this.#runningCount -= 1;
      this.#startNext();
    }
  }

  #startNext(): void {
    if (this.#isScheduled || this.#queue.length === 0 || this.#runningCount >= MAX_CONCURRENT)
      return;
    this.#isScheduled = true;
    void this.#startAfterConnections();
  }

  async #startAfterConnections(): Promise<void> {
    await yieldToConnections();
    this.#isScheduled = false;
    const start = this.#runningCount < MAX_CONCURRENT ? this.#queue.shift() : undefined;
    if (!start) return;
    this.#runningCount += 1;
    start();
    this.#startNext();
  }
}
