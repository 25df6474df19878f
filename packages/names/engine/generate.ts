import { type Brief } from "./model/brief.ts";
import { type BusinessName } from "./model/business-name.ts";
import { generateScreens, toBriefKey } from "./name-stream.ts";

/** Maximum number of cached streams; without them, each screen would remake the earlier ones. */
const MAX_STREAMS = 4;

/** The names of a brief so far, and the screens to come. */
interface NameStream {
  names: BusinessName[];
  screens: ReturnType<typeof generateScreens>;
}

const streams = new Map<string, NameStream>();

function getStream(brief: Brief): NameStream {
  const key = toBriefKey(brief);
  const stream = streams.get(key) ?? { names: [], screens: generateScreens(brief) };
  streams.delete(key);
  streams.set(key, stream);
  for (const oldest of streams.keys()) {
    if (streams.size <= MAX_STREAMS) break;
    streams.delete(oldest);
  }
  return stream;
}

/**
 * Returns `count` names of a brief, starting at `offset`. The same brief always returns the same
 * names; returns fewer only if the brief is exhausted.
 */
export function generateNames(brief: Brief, offset: number, count: number): BusinessName[] {
  const { names, screens } = getStream(brief);
  while (names.length < offset + count) {
    const screen = screens.next();
    if (screen.done) break;
    names.push(...screen.value);
  }
  return names.slice(offset, offset + count);
}
