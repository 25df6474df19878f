/**
 * Compact encoding of trades and roots for the engine: text without JSON syntax, a third smaller in
 * the worker. `scripts/engine-lists.ts` writes it at build time from trades/*.json and roots/*.ts.
 */
import { type Language } from "../model/business-name.ts";
import { type RootRow } from "./roots/root-row.ts";
import { type DerivedTrade, type TradeVocabulary } from "./trade-vocabulary.ts";

/** A trade in its source file: complete, or based on another. */
export type TradeSource = TradeVocabulary | DerivedTrade;

const LISTS = ["match", "tools", "looks", "stuffs", "spots", "pictures", "roots"] as const;
const SIGNS = ["modern", "classic", "indian"] as const;

const compactList = (list = "") => list.replaceAll(", ", ",");
const expandList = (list = "") => list.replaceAll(",", ", ");

/** Capitalises as on a board: "tea room" → "Tea Room". */
const toTitleCase = (list = "") =>
  list.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Lower-cases entries that `titled` restores: words with one spelling compress better. */
const removeTitleCase = (list = "") =>
  list
    .split(",")
    .map((entry) => (toTitleCase(entry.toLowerCase()) === entry ? entry.toLowerCase() : entry))
    .join(",");

/** The lists with capitalised entries; the others are already lower-case. */
const TITLED: ReadonlySet<string> = new Set(["looks", "roots"]);

/**
 * One column each for name, base trade, sobriety and every list. Lists of the same kind are next to
 * each other, since they share words.
 */
export function encodeTrades(trades: Readonly<Record<string, TradeSource>>): string {
  const rows = Object.entries(trades);
  const column = (cell: (trade: TradeSource, name: string) => string) =>
    rows.map(([name, trade]) => cell(trade, name)).join("\n");
  return [
    column((_, name) => name),
    column((trade) => ("like" in trade ? trade.like : "")),
    column((trade) => (trade.sober ? "!" : "")),
    ...SIGNS.map((kind) => column(({ signs }) => removeTitleCase(compactList(signs[kind])))),
    column(({ onlyFor }) => encodeOnlyFor(onlyFor)),
    ...LISTS.map((list) =>
      column((trade: Partial<Record<typeof list, string>>) =>
        (TITLED.has(list) ? removeTitleCase : String)(compactList(trade[list])),
      ),
    ),
  ].join("\t");
}

/** Decodes a list of capitalised entries. */
const sign = (list?: string): string => expandList(toTitleCase(list));

const encodeOnlyFor = (onlyFor: TradeVocabulary["onlyFor"] = {}): string =>
  Object.entries(onlyFor)
    .map(([sign, phrases]) => `${removeTitleCase(sign)}:${compactList(phrases)}`)
    .join(";");

/** Decodes the output of `encodeTrades`; omits lists that a near trade does not define. */
export function decodeTrades(encoded: string): Record<string, TradeSource> {
  const columns = encoded.split("\t").map((column) => column.split("\n"));
  const [names = []] = columns;
  return Object.fromEntries(
    names.map((name, row) => {
      const [, like, sober, modern, classic, indian, only = "", ...lists] = columns.map(
        (column) => column[row],
      );
      const read = LISTS.map(
        (list, at) => [list, (TITLED.has(list) ? sign : expandList)(lists[at])] as const,
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
              .map(([word, phrases]) => [toTitleCase(word), expandList(phrases)]),
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

/** Encodes roots: a line per language, gender and sort, with its words and their meanings. */
export function encodeRoots(rows: readonly RootRow[]): string {
  const kinds = new Map<string, string[]>();
  for (const [text, language, gender, sort, gloss] of rows) {
    const kind = `${language.charAt(0)}${gender || "-"}${sort.charAt(0)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${text}:${gloss}`]);
  }
  return [...kinds].map(([kind, words]) => `${kind}${words.join("|")}`).join("\n");
}

/** Decodes the output of `encodeRoots`. */
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
