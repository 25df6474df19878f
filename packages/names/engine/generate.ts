import { type Brief } from "./brief.ts";
import { type BusinessName } from "./business-name.ts";
import { keyOfBrief, NameStream } from "./name-stream.ts";

/** Briefs whose names are kept, so that the next screen need not make the earlier ones again. */
const KEPT = 4;

const streams = new Map<string, NameStream>();

function getStream(brief: Brief): NameStream {
  const key = keyOfBrief(brief);
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
 * The names of a brief from one place in their order on. The same brief gives the same names
 * everywhere; fewer come only where the brief is exhausted.
 */
export function generateNames(brief: Brief, from: number, count: number): BusinessName[] {
  return getStream(brief)
    .upTo(from + count)
    .slice(from, from + count);
}
