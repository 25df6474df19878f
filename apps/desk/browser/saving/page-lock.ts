/** Creates an id for a newly opened page. */
export function createPageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const getLockName = (page: string) => `page ${page}`;

/** Holds a lock on the page's id until the page is closed or crashes. */
export function holdPageLock(page: string): void {
  void navigator.locks?.request(getLockName(page), () => new Promise(() => undefined));
}

/**
 * Returns a function that checks whether a page is open. Without HTTPS browsers have no Web Locks,
 * so it returns false: two pages may then send the same draft, which the server stores once.
 */
export async function createOpenPageCheck(): Promise<(page: string) => boolean> {
  const heldLocks = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  return (page) => heldLocks.has(getLockName(page));
}
