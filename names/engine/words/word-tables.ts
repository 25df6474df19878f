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

/** One line a trade: its name, what it is like, whether it is sober, and its lists. */
export function encodeTrades(trades: Readonly<Record<string, TradeSource>>): string {
  return Object.entries(trades)
    .map(([name, trade]) => {
      const only = Object.entries<string>(trade.onlyFor ?? {}).map(
        ([sign, phrases]) => `${sign}:${tight(phrases)}`,
      );
      const lists: Partial<Record<(typeof LISTS)[number], string>> = trade;
      return [
        name,
        "like" in trade ? trade.like : "",
        trade.sober ? "!" : "",
        ...SIGNS.map((kind) => tight(trade.signs[kind])),
        only.join(";"),
        ...LISTS.map((list) => tight(lists[list])),
      ].join("\t");
    })
    .join("\n");
}

/** What `encodeTrades` wrote; lists a near trade does not have are left out. */
export function decodeTrades(encoded: string): Record<string, TradeSource> {
  return Object.fromEntries(
    encoded.split("\n").map((line) => {
      const [name = "", like, sober, modern, classic, indian, only = "", ...lists] =
        line.split("\t");
      const read = LISTS.map((list, at) => [list, loose(lists[at])] as const);
      return [
        name,
        {
          ...(like && { like }),
          ...(sober && { sober: true }),
          signs: { modern: loose(modern), classic: loose(classic), indian: loose(indian) },
          onlyFor: Object.fromEntries(
            only
              .split(";")
              .filter(Boolean)
              .map((entry) => entry.split(":"))
              .map(([sign = "", phrases]) => [sign, loose(phrases)]),
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
