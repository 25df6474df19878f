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
  /** Lets the next render start while this one waits for data. */
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
  #isScheduled = false;

  /** Runs `work` in its turn. Rejects with `OverloadedError` at once if too many wait already. */
  async run<T>(
    work: (turn: Turn) => Promise<T>,
    { isRevalidation = false }: { isRevalidation?: boolean } = {},
  ): Promise<T> {
    const refuseIf = (isOverloaded: boolean) => {
      if (isOverloaded && !isRevalidation)
        throw new OverloadedError("Too many pages are rendered.");
    };
    refuseIf(this.#waiting.length >= MAX_WAITING || this.#slow >= MAX_SLOW);
    await new Promise<void>((start) => {
      if (isRevalidation) this.#waiting.unshift(start);
      else this.#waiting.push(start);
      this.#startNext();
    });
    let hasYielded = false;
    const yieldTurn = () => {
      if (hasYielded) return;
      hasYielded = true;
      this.#working -= 1;
      this.#slow += 1;
      this.#startNext();
    };
    try {
      // Those that waited with it may have turned out to be slow.
      refuseIf(this.#slow >= MAX_SLOW);
      return await work({ yieldTurn });
    } finally {
      if (hasYielded) this.#slow -= 1;
      else this.#working -= 1;
      this.#startNext();
    }
  }

  #startNext(): void {
    if (this.#isScheduled || this.#waiting.length === 0 || this.#working >= MAX_WORKING) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const start = this.#working < MAX_WORKING ? this.#waiting.shift() : undefined;
      if (!start) return;
      this.#working += 1;
      start();
      this.#startNext();
    });
  }
}
