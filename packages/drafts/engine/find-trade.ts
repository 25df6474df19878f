import { findTypeWords } from "@angadi/names/type-words";
import { PhraseIndex, rankItems } from "@angadi/formats/phrase-index";
import { singularize, splitWords } from "@angadi/formats/words";
import type { DraftBrief } from "../draft.ts";
import { type Trade, TRADES_BY_ID, UNKNOWN_TRADE } from "../trades/trades.ts";

/** A teacher counts as a tutor unless another word names the subject: "I teach violin". */
const WEAK_WORDS = new Set(["teach", "teacher"]);

/** Words that many types share. */
const COMMON_WORDS = new Set(
  "and shop store service services maker centre studio classes company agency consultant operator supplier clinic house home our your for the you with of to in all a an on it help hire two new free first day days one big small workshop workshops"
    .split(" ")
    .map((word) => singularize(word)),
);

const listWords = (text: string): string[] =>
  splitWords(text)
    .filter((word) => word.length > 1)
    .map((word) => singularize(word));

function buildIndex(): PhraseIndex<string> {
  const index = new PhraseIndex<string>();
  for (const { id, headline, offers } of TRADES_BY_ID.values()) {
    const addPhrases = (phrases: readonly string[], weight: number) => {
      for (const phrase of phrases)
        if (!COMMON_WORDS.has(phrase)) index.add(phrase, id, WEAK_WORDS.has(phrase) ? 1 : weight);
    };
    const name = id.replaceAll("-", " ");
    addPhrases(listWords(name), 4);
    addPhrases(
      findTypeWords(name).map((phrase) => listWords(phrase).join(" ")),
      3,
    );
    addPhrases(listWords(headline), 0.7);
    addPhrases(listWords(offers.join(" ")), 0.5);
  }
  return index;
}

/** A business type with fewer points does not match a text. */
const MIN_POINTS = 0.8;

let tradeIndex: PhraseIndex<string> | undefined;

/** The business type that best matches a text, if any. */
function findTradeInText(text: string): Trade | undefined {
  tradeIndex ??= buildIndex();
  const [best] = rankItems(tradeIndex.findMentions(listWords(text)));
  return best && best[1] >= MIN_POINTS ? TRADES_BY_ID.get(best[0]) : undefined;
}

/** Words about delivery and audience, ignored if other words point to a trade. */
const IGNORED_PHRASES =
  /\b(?:courier|parcel)\w* (?:all over|across|to|anywhere)[^,.;]*|\bfor (?:kids|children|women|ladies|men|girls|boys|students|brides|weddings)\b/gi;

/** The picked business type; if none, or if it is unknown, the one that the texts point to. */
export function findTrade(brief: DraftBrief): Trade {
  return (
    TRADES_BY_ID.get(brief.businessTypeId) ??
    findTradeInText(brief.businessTypeName) ??
    findTradeInText(brief.sentence.replaceAll(IGNORED_PHRASES, "")) ??
    findTradeInText(brief.sentence) ??
    findTradeInText(brief.name ?? "") ??
    UNKNOWN_TRADE
  );
}
