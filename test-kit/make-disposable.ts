/** Lets `await using` stop a server at the end of a block, even if the test fails. */
export const makeDisposable = <T extends { stop: () => Promise<unknown> }>(
  running: T,
): T & AsyncDisposable =>
  Object.assign(running, { [Symbol.asyncDispose]: async () => void (await running.stop()) });
