import { type TradeVocabulary } from "../words/trade-vocabulary.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { pluralize } from "./spelling.ts";

/** The nouns that could appear on a signboard. */
const listUsableNouns = (nouns: readonly string[]): string[] =>
  nouns.filter((word) => word.length > 2 && word.length < 13 && isPronounceable(word));

/** The vocabulary of an unknown trade: the owner's own nouns, and generic words. */
export function makeOwnVocabulary(nouns: readonly string[]): TradeVocabulary {
  const ownNouns = listUsableNouns(nouns);
  const [noun = ""] = ownNouns.slice(-1);
  return {
    match: "",
    signs: { modern: "", classic: "", indian: "" },
    tools: ownNouns.join(", "),
    adjectives: "Little, Good, Honest, Steady, Morning, Corner, Old, Careful",
    ingredients: ownNouns.join(", "),
    spots: "corner, lane, yard, house, room, bench, works",
    pictures: [
      `second ${noun}`,
      `next ${noun}`,
      `first ${noun}`,
      `one good ${noun}`,
      `${noun} by ${noun}`,
      `a ${noun} a day`,
      `all ${pluralize(noun)}`,
      `${pluralize(noun)} & more`,
    ].join(", "),
    roots: "",
  };
}
