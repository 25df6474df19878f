/**
 * Trades and roots as the engine carries them: text without the marks of JSON, a third shorter in
 * the worker. `scripts/engine-lists.ts` writes it at build; the sources are trades/*.json and roots/*.ts.
 */
import { type Language } from "../business-name.ts";
import { type RootRow } from "./roots/root-row.ts";
import { type NearTrade, type TradeVocabulary } from "./trade-vocabulary.ts";

/** A trade as it is written down: whole, or near to another. */
export type TradeSource = TradeVocabulary | NearTrade;

const LISTS = ["match", "tools", "looks", "stuffs", "spots", "pictures", "roots"] as const;
const SIGNS = ["modern", "classic", "indian"] as const;

const tight = (list = "") => list.replaceAll(", ", ",");
const loose = (list = "") => list.replaceAll(",", ", ");

/** "tea room" as it stands on a board: "Tea Room". */
const titled = (list = "") =>
  list.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** What `titled` gives back, in small letters: a word costs less where it is written in one way. */
const untitled = (list = "") =>
  list
    .split(",")
    .map((entry) => (titled(entry.toLowerCase()) === entry ? entry.toLowerCase() : entry))
    .join(",");

/** The lists of boards' words; the others are small as they are. */
const TITLED: ReadonlySet<string> = new Set(["looks", "roots"]);

/**
 * One column for each of: name, what a trade is like, whether it is sober, and its lists. Lists of
 * one kind stand together since they share words.
 */
export function encodeTrades(trades: Readonly<Record<string, TradeSource>>): string {
  const rows = Object.entries(trades);
  const column = (cell: (trade: TradeSource, name: string) => string) =>
    rows.map(([name, trade]) => cell(trade, name)).join("\n");
  return [
    column((_, name) => name),
    column((trade) => ("like" in trade ? trade.like : "")),
    column((trade) => (trade.sober ? "!" : "")),
    ...SIGNS.map((kind) => column(({ signs }) => untitled(tight(signs[kind])))),
    column(({ onlyFor }) => encodeOnlyFor(onlyFor)),
    ...LISTS.map((list) =>
      column((trade: Partial<Record<typeof list, string>>) =>
        (TITLED.has(list) ? untitled : String)(tight(trade[list])),
      ),
    ),
  ].join("\t");
}

/** A list of boards' words as it was before. */
const sign = (list?: string): string => loose(titled(list));

const encodeOnlyFor = (onlyFor: TradeVocabulary["onlyFor"] = {}): string =>
  Object.entries(onlyFor)
    .map(([sign, phrases]) => `${untitled(sign)}:${tight(phrases)}`)
    .join(";");

/** What `encodeTrades` wrote; lists a near trade does not have are left out. */
export function decodeTrades(encoded: string): Record<string, TradeSource> {
  const columns = encoded.split("\t").map((column) => column.split("\n"));
  const [names = []] = columns;
  return Object.fromEntries(
    names.map((name, row) => {
      const [, like, sober, modern, classic, indian, only = "", ...lists] = columns.map(
        (column) => column[row],
      );
      const read = LISTS.map(
        (list, at) => [list, (TITLED.has(list) ? sign : loose)(lists[at])] as const,
      );
      return [
        name,
        {
          ...(like && { like }),
          ...(sober && { sober: true }),
          signs: { modern: sign(modern), classic: sign(classic), indian: sign(indian) },
          onlyFor: Object.fromEntries(
            only
              .split(";")
              .filter(Boolean)
              .map((entry) => entry.split(":"))
              .map(([word, phrases]) => [titled(word), loose(phrases)]),
          ),
          ...Object.fromEntries(read.filter(([, list]) => !like || list !== "")),
        } as TradeSource,
      ];
    }),
  );
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  S: "Sanskrit",
  H: "Hindi",
  T: "Telugu",
  U: "Urdu",
};
const SORTS = { t: "thing", i: "idea", p: "place" } as const;

/** One line for each language, gender and sort: its words with their meanings. */
export function encodeRoots(rows: readonly RootRow[]): string {
  const kinds = new Map<string, string[]>();
  for (const [text, language, gender, sort, gloss] of rows) {
    const kind = `${language.charAt(0)}${gender || "-"}${sort.charAt(0)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${text}:${gloss}`]);
  }
  return [...kinds].map(([kind, words]) => `${kind}${words.join("|")}`).join("\n");
}

/** What `encodeRoots` wrote. */
export function decodeRoots(encoded: string): RootRow[] {
  return encoded.split("\n").flatMap((line) => {
    const [language = "", gender, sort] = line.slice(0, 3);
    return line
      .slice(3)
      .split("|")
      .map((word): RootRow => {
        const [text = "", gloss = ""] = word.split(":");
        return [
          text,
          LANGUAGES[language] ?? "Hindi",
          gender === "m" || gender === "f" ? gender : "",
          SORTS[sort as keyof typeof SORTS],
          gloss,
        ];
      });
  });
}
