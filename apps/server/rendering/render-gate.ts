/** Maximum concurrent renders, without those that wait for data. */
const MAX_CONCURRENT = 4;
/** Maximum renders in the queue, and waiting for data. */
const MAX_WAITING = 64;
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
 * Runs a few renders at once, and starts one per turn of the event loop, so that cached responses
 * wait for one of them at most. Revalidations of cached pages come first.
 */
export class RenderGate {
  #workingCount = 0;
  #slowCount = 0;
  readonly #waiting: (() => void)[] = [];
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
    rejectIf(this.#waiting.length >= MAX_WAITING || this.#slowCount >= MAX_SLOW);
    await new Promise<void>((start) => {
      if (isRevalidation) this.#waiting.unshift(start);
      else this.#waiting.push(start);
      this.#startNext();
    });
    let hasYielded = false;
    const yieldTurn = () => {
      if (hasYielded) return;
      hasYielded = true;
      this.#workingCount -= 1;
      this.#slowCount += 1;
      this.#startNext();
    };
    try {
      // Renders that started meanwhile may have turned out to be slow.
      rejectIf(this.#slowCount >= MAX_SLOW);
      return await work({ yieldTurn });
    } finally {
      if (hasYielded) this.#slowCount -= 1;
      else this.#workingCount -= 1;
      this.#startNext();
    }
  }

  #startNext(): void {
    if (this.#isScheduled || this.#waiting.length === 0 || this.#workingCount >= MAX_CONCURRENT)
      return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const start = this.#workingCount < MAX_CONCURRENT ? this.#waiting.shift() : undefined;
      if (!start) return;
      this.#workingCount += 1;
      start();
      this.#startNext();
    });
  }
}
