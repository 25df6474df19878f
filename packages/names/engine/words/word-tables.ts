/**
 * Compact encoding of trades and roots for the engine: text without JSON syntax, a third smaller in
 * the worker. `scripts/engine-lists.ts` writes it at build time from trades/*.json and roots/*.ts.
 */
import { type Language } from "../model/business-name.ts";
import { type RootRow } from "./roots/root-row.ts";
import { type DerivedTrade, type TradeVocabulary } from "./trade-vocabulary.ts";

/** A trade in its source file: complete, or based on another. */
export type TradeSource = TradeVocabulary | DerivedTrade;

const LISTS = [
  "match",
  "tools",
  "adjectives",
  "ingredients",
  "spots",
  "pictures",
  "roots",
] as const;
const SIGNS = ["modern", "classic", "indian"] as const;

const compactList = (list = "") => list.replaceAll(", ", ",");
const expandList = (list = "") => list.replaceAll(",", ", ");

/** Capitalises each word: "tea room" → "Tea Room". */
const toTitleCase = (list = "") =>
  list.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Lower-cases entries that `toTitleCase` restores: words with one spelling compress better. */
const removeTitleCase = (list = "") =>
  list
    .split(",")
    .map((entry) => (toTitleCase(entry.toLowerCase()) === entry ? entry.toLowerCase() : entry))
    .join(",");

/** The lists with capitalised entries; the others are lower-case. */
const CAPITALIZED_LISTS: ReadonlySet<string> = new Set(["adjectives", "roots"]);

/**
 * Encodes trades: one column each for name, base trade, sobriety and every list. Lists of the same
 * kind are next to each other, since they share words.
 */
export function encodeTrades(trades: Readonly<Record<string, TradeSource>>): string {
  const rows = Object.entries(trades);
  const column = (cell: (trade: TradeSource, name: string) => string) =>
    rows.map(([name, trade]) => cell(trade, name)).join("\n");
  return [
    column((_trade, name) => name),
    column((trade) => ("basedOn" in trade ? trade.basedOn : "")),
    column((trade) => (trade.isSober ? "!" : "")),
    ...SIGNS.map((kind) => column(({ signs }) => removeTitleCase(compactList(signs[kind])))),
    column(({ onlyFor }) => encodeOnlyFor(onlyFor)),
    ...LISTS.map((list) =>
      column((trade: Partial<Record<typeof list, string>>) =>
        (CAPITALIZED_LISTS.has(list) ? removeTitleCase : String)(compactList(trade[list])),
      ),
    ),
  ].join("\t");
}

/** Decodes a list of capitalised entries. */
const decodeCapitalized = (list?: string): string => expandList(toTitleCase(list));

const encodeOnlyFor = (onlyFor: TradeVocabulary["onlyFor"] = {}): string =>
  Object.entries(onlyFor)
    .map(([sign, phrases]) => `${removeTitleCase(sign)}:${compactList(phrases)}`)
    .join(";");

/** Decodes the output of `encodeTrades`; omits lists that a derived trade does not define. */
export function decodeTrades(encoded: string): Record<string, TradeSource> {
  const columns = encoded.split("\t").map((column) => column.split("\n"));
  const [names = []] = columns;
  return Object.fromEntries(
    names.map((name, row) => {
      const [, basedOn, soberMark, modern, classic, indian, only = "", ...lists] = columns.map(
        (column) => column[row],
      );
      const decodedLists = LISTS.map((list, index) => {
        const decode = CAPITALIZED_LISTS.has(list) ? decodeCapitalized : expandList;
        return [list, decode(lists[index])] as const;
      });
      return [
        name,
        {
          ...(basedOn && { basedOn }),
          ...(soberMark && { isSober: true }),
          signs: {
            modern: decodeCapitalized(modern),
            classic: decodeCapitalized(classic),
            indian: decodeCapitalized(indian),
          },
          onlyFor: Object.fromEntries(
            only
              .split(";")
              .filter(Boolean)
              .map((entry) => entry.split(":"))
              .map(([word, phrases]) => [toTitleCase(word), expandList(phrases)]),
          ),
          ...Object.fromEntries(decodedLists.filter(([, list]) => !basedOn || list !== "")),
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
const ROOT_KINDS = { t: "thing", i: "idea", p: "place" } as const;

/** Encodes roots: a line per language, gender and kind, with its words and their meanings. */
export function encodeRoots(rows: readonly RootRow[]): string {
  const groups = new Map<string, string[]>();
  for (const [text, language, gender, kind, gloss] of rows) {
    const group = `${language.charAt(0)}${gender || "-"}${kind.charAt(0)}`;
    groups.set(group, [...(groups.get(group) ?? []), `${text}:${gloss}`]);
  }
  return [...groups].map(([group, words]) => `${group}${words.join("|")}`).join("\n");
}

/** Decodes the output of `encodeRoots`. */
export function decodeRoots(encoded: string): RootRow[] {
  return encoded.split("\n").flatMap((line) => {
    const [languageLetter = "", gender, kindLetter] = line.slice(0, 3);
    return line
      .slice(3)
      .split("|")
      .map((word): RootRow => {
        const [text = "", gloss = ""] = word.split(":");
        return [
          text,
          LANGUAGES[languageLetter] ?? "Hindi",
          gender === "m" || gender === "f" ? gender : "",
          ROOT_KINDS[kindLetter as keyof typeof ROOT_KINDS],
          gloss,
        ];
      });
  });
}
