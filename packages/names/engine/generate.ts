import { type Brief } from "./model/brief.ts";
import { type BusinessName } from "./model/business-name.ts";
import { toBriefKey, NameStream } from "./name-stream.ts";

/** Maximum number of cached streams; without them, each screen would remake the earlier ones. */
const MAX_STREAMS = 4;

const streams = new Map<string, NameStream>();

function getStream(brief: Brief): NameStream {
  const key = toBriefKey(brief);
  const stream = streams.get(key) ?? new NameStream(brief);
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
  return getStream(brief)
    .makeUpTo(offset + count)
    .slice(offset, offset + count);
}
