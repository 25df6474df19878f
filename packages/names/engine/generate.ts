import { type Brief } from "./model/brief.ts";
import { type BusinessName } from "./model/business-name.ts";
import { toBriefKey, NameStream } from "./name-stream.ts";

/** Number of briefs whose names are cached, so that a new screen does not remake earlier ones. */
const KEPT = 4;

const streams = new Map<string, NameStream>();

function getStream(brief: Brief): NameStream {
  const key = toBriefKey(brief);
  const sequence = streams.get(key) ?? new NameStream(brief);
  streams.delete(key);
  streams.set(key, sequence);
  for (const oldest of streams.keys()) {
    if (streams.size <= KEPT) break;
    streams.delete(oldest);
  }
  return sequence;
}

/**
 * Returns `count` names of a brief, starting at `from`. The same brief always returns the same
 * names; returns fewer only if the brief is exhausted.
 */
export function generateNames(brief: Brief, from: number, count: number): BusinessName[] {
  return getStream(brief)
    .upTo(from + count)
    .slice(from, from + count);
}
