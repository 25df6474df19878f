import { type Brief } from "./brief.ts";
import { type BusinessName } from "./business-name.ts";
import { keyOfBrief, Sequence } from "./name-stream.ts";

/** Briefs whose names are kept, so that the next screen need not make the earlier ones again. */
const KEPT = 4;

const sequences = new Map<string, Sequence>();

function sequenceOf(brief: Brief): Sequence {
  const key = keyOfBrief(brief);
  const sequence = sequences.get(key) ?? new Sequence(brief);
  sequences.delete(key);
  sequences.set(key, sequence);
  for (const oldest of sequences.keys()) {
    if (sequences.size <= KEPT) break;
    sequences.delete(oldest);
  }
  return sequence;
}

/**
 * The names of a brief from one place in their order on. The same brief gives the same names
 * everywhere; fewer come only where the brief is exhausted.
 */
export function generateNames(brief: Brief, from: number, count: number): BusinessName[] {
  return sequenceOf(brief)
    .upTo(from + count)
    .slice(from, from + count);
}
