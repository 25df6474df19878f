/** FNV-1a over UTF-16 units: the same 32-bit number for the same text on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Like `hashText`, with low bits that are mixed well enough to choose by. */
export function hashTextEvenly(text: string): number {
  const hash = hashText(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}
