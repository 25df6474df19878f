import { type NamePart } from "../model/business-name.ts";
import { pick, type Random } from "../model/random.ts";
import { type IndicRoot } from "../words/roots.ts";
import { HINDI_ADJECTIVES, TELUGU_ADJECTIVES } from "../words/any-trade.ts";
import { type Filling, toRootPart } from "./parts.ts";

/**
 * Picks a root and an adjective before it; in Hindi they agree in gender. Returns undefined if the
 * picked root takes no adjective, or if the picked adjective does not suit it.
 */
export function pickIndicPhrase(roots: readonly IndicRoot[], random: Random): Filling | undefined {
  const root = pick(roots, random);
  if (root === undefined || root.kind === "idea") return undefined;
  if (root.language === "Telugu") {
    const [adjective, gloss] = pick(TELUGU_ADJECTIVES, random) ?? ["", ""];
    const part: NamePart = { text: adjective, gloss, language: "Telugu" };
    return { text: `${adjective} ${root.text}`, parts: [part, toRootPart(root)] };
  }
  if (root.gender === undefined) return undefined;
  const [masculine, feminine, kinds, gloss] = pick(HINDI_ADJECTIVES, random) ?? ["", "", [], ""];
  if (!kinds.includes(root.kind)) return undefined;
  const adjective = root.gender === "m" ? masculine : feminine;
  return {
    text: `${adjective} ${root.text}`,
    parts: [{ text: adjective, gloss, language: "Hindi" }, toRootPart(root)],
  };
}
