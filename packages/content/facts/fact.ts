/** A figure, rate, date or law that our texts state. */
export interface Fact {
  id: string;
  what: string;
  /** Every number in it stands in the texts of each file. */
  value: string;
  /** Where it holds, unless all over India. */
  where?: string;
  /** The page that was read, or the authority to ask where none was. */
  source: { name: string; url: string };
  /** Whether the source itself was read. */
  opened: boolean;
  /** A day: 2026-11-22. */
  checkedOn: string;
  lookAgainBy: string;
  /** By file, the words that state it there; spaces count as one. */
  usedIn: Readonly<Record<string, readonly string[]>>;
  /** The calendar's rule with these days. */
  due?: { rule: string; dates: readonly { months: readonly number[]; day: number }[] };
}
