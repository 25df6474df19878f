/** A figure, rate, date or law that our texts state. */
export interface Fact {
  id: string;
  what: string;
  /** Each number in it must appear in the quoted texts of each file. */
  value: string;
  /** The state or place where it applies; all of India if omitted. */
  where?: string;
  /** The page that was read, or the authority to ask if none was. */
  source: { name: string; url: string };
  /** Whether the source itself was read. */
  isSourceRead: boolean;
  /** A date: 2026-11-22. */
  checkedOn: string;
  recheckBy: string;
  /** The quoted texts that state it, by file; white space is collapsed. */
  usedIn: Readonly<Record<string, readonly string[]>>;
  /** The calendar rule with the same dates. */
  due?: { rule: string; dates: readonly { months: readonly number[]; day: number }[] };
}
