/** A name for a page that has just been opened. */
export function createPageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const lockName = (page: string) => `page ${page}`;

/** Holds a page's name until the page is gone, however it goes. */
export function holdPageLock(page: string): void {
  void navigator.locks?.request(lockName(page), () => new Promise(() => undefined));
}

/**
 * The names that pages hold that are open now. Without encryption browsers have no locks: none is
 * known then, and two pages may send one text, which the server takes once.
 */
export async function openPages(): Promise<(page: string) => boolean> {
  const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
  return (page) => held.has(lockName(page));
}
