/** Maximum concurrent renderings; those that only wait for data do not count. */
const MAX_WORKING = 4;
/** Maximum renderings in the queue, and waiting for slow data. */
const MAX_WAITING = 64;
const MAX_SLOW = 32;

/** Too many pages wait to be rendered. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
}

interface Turn {
  /** Lets the next work start, because this one now only waits. */
  yieldTurn: () => void;
}

/**
 * Runs a few renders at once, and starts one per turn of the event loop, so that a response from
 * memory never waits for more than one of them. Revalidations of cached pages come first.
 */
export class RenderGate {
  #working = 0;
  #slow = 0;
  readonly #waiting: (() => void)[] = [];
  #wakes = false;

  /** Runs `work` in its turn. Rejects with `OverloadedError` at once if too many wait already. */
  async run<T>(
    work: (turn: Turn) => Promise<T>,
    { isRevalidation = false }: { isRevalidation?: boolean } = {},
  ): Promise<T> {
    if (!isRevalidation && (this.#waiting.length >= MAX_WAITING || this.#slow >= MAX_SLOW)) {
      throw new OverloadedError("Too many pages are being rendered.");
    }
    await new Promise<void>((begin) => {
      if (isRevalidation) this.#waiting.unshift(begin);
      else this.#waiting.push(begin);
      this.#wake();
    });
    let yielded = false;
    const yieldTurn = () => {
      if (yielded) return;
      yielded = true;
      this.#working -= 1;
      this.#slow += 1;
      this.#wake();
    };
    try {
      return await work({ yieldTurn });
    } finally {
      if (yielded) this.#slow -= 1;
      else this.#working -= 1;
      this.#wake();
    }
  }

  #wake(): void {
    if (this.#wakes || this.#waiting.length === 0 || this.#working >= MAX_WORKING) return;
    this.#wakes = true;
    setImmediate(() => {
      this.#wakes = false;
      const begin = this.#working < MAX_WORKING ? this.#waiting.shift() : undefined;
      if (!begin) return;
      this.#working += 1;
      begin();
      this.#wake();
    });
  }
}
