import { BoundedCounts, type Count, type CountKey } from "@angadi/api/counts/bounded-counts";

/** Counts of one day since they were last written. */
export class DayCounts {
  readonly day: string;
  #pending = new BoundedCounts();
  #size = 0;
  /** Ids of the rows that existed at the last write. */
  #existingIds: ReadonlySet<string> = new Set();

  constructor(day: string) {
    this.day = day;
  }

  get size(): number {
    return this.#size;
  }

  /** Whether a total would be a new row. */
  isNew(key: CountKey, id: string): boolean {
    return !this.#existingIds.has(id) && !this.#pending.has(key);
  }

  add(key: CountKey, count = 1): void {
    this.#pending.add(key, count);
    this.#size += 1;
  }

  /** Returns the counts to write, and resets them. */
  drain(): Count[] {
    const counts = this.#pending.listCounts();
    this.#pending = new BoundedCounts();
    this.#size = 0;
    return counts;
  }

  /** Adds counts that could not be written. */
  restore(counts: readonly Count[]): void {
    for (const { count, ...key } of counts) this.add(key, count);
  }

  setExistingIds(ids: ReadonlySet<string>): void {
    this.#existingIds = ids;
  }
}
