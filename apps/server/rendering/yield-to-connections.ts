/** Turns of the event loop between two pieces of long work. */
const TURNS = 16;

/**
 * Waits some turns of the event loop. Node accepts one connection per turn: with long work in each
 * turn, a new connection would wait for one piece of it per connection before it.
 */
export const yieldToConnections = (): Promise<void> =>
  new Promise((resolve) => waitForTurns(TURNS, resolve));

function waitForTurns(count: number, resolve: () => void): void {
  if (count === 0) resolve();
  else setImmediate(waitForTurns, count - 1, resolve);
}
