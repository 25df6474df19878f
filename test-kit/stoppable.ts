/** Lets `await using` stop it at the end of a block, also if the test fails. */
export const stoppable = <T extends { stop: () => Promise<unknown> }>(
  running: T,
): T & AsyncDisposable =>
  Object.assign(running, { [Symbol.asyncDispose]: async () => void (await running.stop()) });
